pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Ui

// Taking back and doing again: one step, and what else there is by the button beside it. All of them keep their places.
Row {
    id: tools

    required property TableModel table

    signal undoRequested(string unit)
    signal redoRequested
    signal moreRequested

    spacing: Theme.px(4)

    IconBtn {
        objectName: "undo"
        s: 40
        icon: "undo"
        label: qsTr("Take back one step (Ctrl+Z)")
        usable: tools.table.canUndo
        why: tools.table.undoWhy
        onActivated: tools.undoRequested("step")
    }
    IconBtn {
        objectName: "redo"
        s: 40
        icon: "redo"
        label: qsTr("Do it again (Ctrl+Y)")
        usable: tools.table.canRedo
        why: qsTr("Nothing has been taken back.")
        onActivated: tools.redoRequested()
    }
    Usable {
        id: more

        objectName: "undo_more"
        width: Theme.px(24)
        height: Theme.px(40)
        r: 8
        reach: 2
        label: qsTr("More to take back")
        usable: tools.table.canUndo || tools.table.canUndoTurn
        why: tools.table.undoWhy
        onActivated: tools.moreRequested()

        Rectangle {
            anchors.fill: parent
            radius: Theme.px(8)
            color: !more.usable ? Theme.off : Theme.panelHi
            border.width: more.usable && !Theme.dark ? Theme.px(1.5) : 0
            border.color: Theme.edge
            opacity: more.hovered ? 0.8 : 1
        }
        Glyph {
            anchors.centerIn: parent
            icon: "down"
            size: 12
            tone: more.usable ? "text" : "text2"
        }
        Tip {
            target: more
            text: more.asked ? (more.usable || more.why === "" ? more.label : more.why) : ""
        }
    }
}
