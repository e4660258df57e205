pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Ui

// Converters at work: the spheres that are spent, the Converter, what they count as.
Column {
    id: root

    property var parts: []
    // The words stand below
    readonly property bool narrow: width < Theme.px(640)

    spacing: Theme.px(narrow ? 16 : 12)

    component Spheres: Rectangle {
        id: spheres

        property var colors: []

        width: Theme.px(92)
        height: Theme.px(48)
        radius: height / 2
        color: Theme.tray

        Row {
            anchors.centerIn: parent
            spacing: Theme.px(2)

            Repeater {
                model: spheres.colors

                Item {
                    id: sphere

                    required property string modelData

                    width: Theme.px(38)
                    height: width

                    Marble {
                        visible: sphere.modelData !== "any"
                        energy: visible ? sphere.modelData : ""
                        size: 38
                    }

                    Pip {
                        anchors.centerIn: parent
                        visible: sphere.modelData === "any"
                        energy: "any"
                        size: 34
                    }
                }
            }
        }
    }

    Repeater {
        model: root.parts

        Flow {
            id: part

            required property var modelData

            width: root.width
            spacing: Theme.px(root.narrow ? 6 : 20)

            Row {
                id: lane

                Spheres {
                    anchors.verticalCenter: parent.verticalCenter
                    colors: part.modelData.give
                }

                Rectangle {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.px(26)
                    height: Theme.px(7)
                    color: Theme.tube
                }

                Plate {
                    w: 176
                    h: 54
                    full: true
                    interactive: false
                    mark: "converting"
                    card: CardBook.revision >= 0 ? CardBook.card(part.modelData.card) : ({})
                }

                Rectangle {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.px(26)
                    height: Theme.px(7)
                    color: Theme.tube
                }

                Spheres {
                    anchors.verticalCenter: parent.verticalCenter
                    colors: part.modelData.take
                }
            }

            Marked {
                width: root.narrow ? root.width : root.width - lane.width - part.spacing - 1
                height: root.narrow ? implicitHeight : Math.max(implicitHeight, lane.height)
                words: part.modelData.text
                marks: part.modelData.marks
                px: 15
                quiet: true
            }
        }
    }
}
