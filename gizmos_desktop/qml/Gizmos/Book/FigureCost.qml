pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Ui

// Cards, and spheres that pay for them.
Column {
    id: root

    property var parts: []

    spacing: Theme.px(12)

    Repeater {
        model: root.parts

        Row {
            id: part

            required property var modelData

            spacing: Theme.px(20)

            GizmoCard {
                k: 0.8
                interactive: false
                card: CardBook.revision >= 0 ? CardBook.card(part.modelData.card) : ({})
            }

            Column {
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.px(8)

                Rectangle {
                    width: spheres.width + Theme.px(12)
                    height: Theme.px(46)
                    radius: height / 2
                    color: Theme.tray

                    Row {
                        id: spheres

                        x: Theme.px(6)
                        anchors.verticalCenter: parent.verticalCenter

                        Repeater {
                            model: part.modelData.colors

                            Marble {
                                required property string modelData

                                energy: modelData
                                size: 36
                            }
                        }
                    }
                }

                Marked {
                    width: Math.min(implicitWidth, root.width - Theme.px(110))
                    words: part.modelData.text
                    marks: part.modelData.marks
                    px: 15
                    quiet: true
                }
            }
        }
    }
}
