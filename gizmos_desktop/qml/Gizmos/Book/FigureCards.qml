pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Ui

// Cards with what they do.
Flow {
    id: root

    property var parts: []
    readonly property int columns: width < Theme.px(560) ? 1 : 2

    spacing: Theme.px(16)

    Repeater {
        model: root.parts

        Row {
            id: part

            required property var modelData

            width: Theme.snap((root.width - (root.columns - 1) * root.spacing) / root.columns)
            spacing: Theme.px(14)

            GizmoCard {
                id: card

                k: 0.74
                interactive: false
                card: CardBook.revision >= 0 ? CardBook.card(part.modelData.card) : ({})
            }

            Marked {
                anchors.verticalCenter: parent.verticalCenter
                width: part.width - card.width - part.spacing
                words: part.modelData.text
                marks: part.modelData.marks
                px: 15
                quiet: true
            }
        }
    }
}
