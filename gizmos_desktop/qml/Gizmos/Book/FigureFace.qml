pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Ui

// A card with numbers on its parts, and what they are beside it. A part says by `mark` where its number stands.
Item {
    id: root

    property var parts: []
    readonly property real k: 1.7
    // Where the numbers stand on a card of 104 x 132
    readonly property var spots: ({
            cost: [0, 26],
            level: [58, 22],
            points: [100, 24],
            machine: [100, 72],
            strip: [0, 112]
        })

    implicitHeight: Math.max(card.height, list.height) + Theme.px(10)

    GizmoCard {
        id: card

        x: Theme.px(28)
        y: Theme.px(4)
        k: root.k
        interactive: false
        card: CardBook.revision >= 0 && root.parts.length > 0 ? CardBook.card(root.parts[0].card) : ({})
    }

    Repeater {
        model: root.parts

        Badge {
            required property var modelData
            required property int index

            x: card.x + Theme.px(root.spots[modelData.mark][0] * root.k) - width / 2
            y: card.y + Theme.px(root.spots[modelData.mark][1] * root.k) - height / 2
            size: 24
            go: false
            text: String(index + 1)
        }
    }

    Column {
        id: list

        x: card.x + card.width + Theme.px(40)
        y: Theme.snap(Math.max(0, (card.height - height) / 2))
        width: parent.width - x
        spacing: Theme.px(12)

        Repeater {
            model: root.parts

            Row {
                id: line

                required property var modelData
                required property int index

                spacing: Theme.px(10)

                Badge {
                    anchors.verticalCenter: parent.verticalCenter
                    size: 24
                    go: false
                    text: String(line.index + 1)
                }

                Marked {
                    anchors.verticalCenter: parent.verticalCenter
                    width: list.width - Theme.px(34)
                    words: line.modelData.text
                    marks: line.modelData.marks
                    px: 15
                    quiet: true
                }
            }
        }
    }
}
