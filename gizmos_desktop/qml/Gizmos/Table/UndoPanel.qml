pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Ui

// What can be taken back, from one step to the whole turn, and done again.
DialogFrame {
    id: panel

    required property TableModel table

    signal undoRequested(string unit)
    signal redoRequested

    title: qsTr("Take back")
    w: 420
    h: 292
    first: step
    closeName: "undo_close"

    component Choice: Btn {
        width: Theme.px(372)
        h: 48
    }

    Column {
        x: Theme.px(24)
        y: Theme.px(4)
        spacing: Theme.px(8)

        Choice {
            id: step

            objectName: "undo_step"
            icon: "undo"
            label: qsTr("One step")
            key: qsTr("Ctrl+Z")
            usable: panel.table.canUndo
            why: panel.table.undoWhy
            onActivated: panel.undoRequested("step")
        }
        Choice {
            objectName: "undo_decision"
            icon: "undo"
            label: qsTr("The last action or Gizmo, whole")
            key: qsTr("Ctrl+Backspace")
            usable: panel.table.canUndoDecision
            why: panel.table.undoDecisionWhy
            onActivated: panel.undoRequested("decision")
        }
        Choice {
            objectName: "undo_turn"
            icon: "undo_turn"
            label: qsTr("The whole turn")
            key: qsTr("Ctrl+Alt+Z")
            usable: panel.table.canUndoTurn
            why: panel.table.undoTurnWhy
            onActivated: panel.undoRequested("turn")
        }
        Choice {
            objectName: "undo_redo"
            icon: "redo"
            label: qsTr("Do it again")
            key: qsTr("Ctrl+Y")
            usable: panel.table.canRedo
            why: qsTr("Nothing has been taken back.")
            onActivated: panel.redoRequested()
        }
    }
}
