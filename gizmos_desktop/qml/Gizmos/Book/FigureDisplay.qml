pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Ui

// The display as it lies on the table: of each level the deck and the cards that lie open.
Column {
    id: root

    property var parts: []
    readonly property real k: Math.min(0.62, width / Theme.px(700))

    spacing: Theme.px(8)

    Repeater {
        model: root.parts

        Item {
            id: line

            required property var modelData

            width: root.width
            height: Theme.px(132 * root.k)

            Marked {
                height: parent.height
                words: line.modelData.text
                marks: line.modelData.marks
                px: 14
                color: Theme.text2
                quiet: true
            }

            Row {
                anchors.horizontalCenter: parent.horizontalCenter
                spacing: Theme.px(8)

                Deck {
                    interactive: false
                    Accessible.ignored: true
                    k: root.k
                    level: line.modelData.count
                    count: 16
                }

                Item {
                    width: Theme.px(8)
                    height: 1
                }

                Repeater {
                    model: line.modelData.give

                    GizmoCard {
                        required property string modelData

                        k: root.k
                        interactive: false
                        card: CardBook.revision >= 0 ? CardBook.card(modelData) : ({})
                    }
                }
            }
        }
    }
}
