pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Ui

// Active Gizmos as they look in a turn, and what that means.
Column {
    id: root

    property var parts: []

    spacing: Theme.px(18)
    topPadding: Theme.px(6)
    bottomPadding: Theme.px(8)

    Repeater {
        model: root.parts

        Row {
            id: part

            required property var modelData

            spacing: Theme.px(28)

            Plate {
                x: Theme.px(6)
                w: 176
                h: 46
                full: true
                interactive: false
                mark: part.modelData.mark
                key: part.modelData.mark === "armed" ? "1" : ""
                brief: part.modelData.note
                card: CardBook.revision >= 0 ? CardBook.card(part.modelData.card) : ({})
            }

            Marked {
                anchors.verticalCenter: parent.verticalCenter
                width: root.width - Theme.px(210)
                words: part.modelData.text
                marks: part.modelData.marks
                px: 15
                quiet: true
            }
        }
    }
}
