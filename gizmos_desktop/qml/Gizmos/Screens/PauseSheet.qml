import QtQuick
import Gizmos.Models
import Gizmos.Ui

// Leaving from the hand-over screen: stay, leave the game, or quit.
DialogFrame {
    id: sheet

    required property AppModel app
    readonly property bool begun: sheet.app.log.rows.count > 0 || sheet.app.table.canRedo

    title: qsTr("Leave the game?")
    w: 520
    h: 216
    first: stay
    closeName: "pause_close"

    Txt {
        x: Theme.px(28)
        y: Theme.px(8)
        width: Theme.px(464)
        text: sheet.begun ? qsTr("Your game is saved as it is now. Continue it from the start screen at any time.") : qsTr("Nothing has been decided in this game yet.")
        px: 15
        wrapMode: Text.WordWrap
    }

    Row {
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(24)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(24)
        spacing: Theme.px(10)

        Btn {
            objectName: "pause_quit"
            h: 48
            label: qsTr("Quit")
            icon: "door"
            onActivated: sheet.app.quit()
        }

        Btn {
            objectName: "pause_leave"
            h: 48
            label: qsTr("Leave the game")
            icon: "back"
            onActivated: sheet.app.leaveGame()
        }

        Btn {
            id: stay

            objectName: "pause_stay"
            h: 48
            go: true
            label: qsTr("Stay")
            onActivated: sheet.closed()
        }
    }
}
