pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Ui

// "What if": with whom a new game is to begin at this moment of another one.
DialogFrame {
    id: panel

    required property ReplayModel replay
    readonly property int count: choices.count

    signal chosen(string id)

    title: qsTr("Play on from here")
    w: 480
    h: 116 + 56 * count
    first: count > 0 ? choices.itemAt(0) : null
    closeName: "branch_close"

    Column {
        x: Theme.px(24)
        width: Theme.px(432)
        spacing: Theme.px(8)

        Txt {
            width: parent.width
            bottomPadding: Theme.px(6)
            text: qsTr("A new game begins at this moment. The one you are looking at stays as it is.")
            px: 14
            color: Theme.text2
            wrapMode: Text.WordWrap
        }
        Repeater {
            id: choices

            model: panel.replay.branchChoices

            Btn {
                required property var modelData
                required property int index

                objectName: "branch_" + modelData.id
                width: Theme.px(432)
                h: 48
                go: index === 0
                label: modelData.text
                onActivated: panel.chosen(modelData.id)
            }
        }
    }
}
