pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Ui

// The menu of the table: help, leave the game, quit.
DialogFrame {
    id: menu

    signal leaveActivated
    signal helpActivated
    signal quitActivated

    title: qsTr("Menu")
    w: 300
    h: 252
    first: help

    Column {
        x: Theme.px(24)
        y: Theme.px(8)
        spacing: Theme.px(10)
        Btn {
            id: help
            objectName: "menu_help"
            width: Theme.px(252)
            h: 48
            icon: "keys"
            label: qsTr("Keys and help")
            key: "F1"
            onActivated: menu.helpActivated()
        }
        Btn {
            objectName: "menu_leave"
            width: Theme.px(252)
            h: 48
            icon: "back"
            label: qsTr("Leave the game")
            onActivated: menu.leaveActivated()
        }
        Btn {
            objectName: "menu_quit"
            width: Theme.px(252)
            h: 48
            icon: "door"
            label: qsTr("Quit")
            onActivated: menu.quitActivated()
        }
    }
}
