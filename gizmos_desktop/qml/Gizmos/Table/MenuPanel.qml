pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Ui

// The menu of the table: help, settings, what can be done with the game, the ways out.
DialogFrame {
    id: menu

    property bool replaying: false
    property bool learning: false // the guided game: nothing of it is kept
    property bool canReplay: false

    signal chosen(string what)

    readonly property var entries: [
        {
            what: "help",
            icon: "keys",
            label: qsTr("Keys and help"),
            key: "?"
        },
        {
            what: "rules",
            icon: "book",
            label: qsTr("Rules")
        },
        {
            what: "gallery",
            icon: "gizmo",
            label: qsTr("Gallery of Gizmos")
        },
        {
            what: "settings",
            icon: "cog",
            label: qsTr("Settings")
        },
        {
            what: "replay",
            icon: "eye",
            label: qsTr("Look back at this game"),
            live: true
        },
        {
            what: "copy",
            icon: "export",
            label: qsTr("Save a copy…"),
            live: true
        },
        {
            what: "report",
            icon: "info",
            label: qsTr("Report a problem…")
        },
        {
            what: "leave",
            icon: "back",
            label: replaying ? qsTr("Leave the replay") : qsTr("Leave the game")
        },
        {
            what: "quit",
            icon: "door",
            label: qsTr("Quit")
        }
    ].filter(entry => !entry.live || !replaying && !learning)

    title: qsTr("Menu")
    w: 320
    h: 76 + 54 * entries.length
    first: rows.count > 0 ? rows.itemAt(0) : null
    closeName: "menu_close"

    Column {
        x: Theme.px(24)
        y: Theme.px(4)
        spacing: Theme.px(8)
        Repeater {
            id: rows
            model: menu.entries
            Btn {
                required property var modelData
                objectName: "menu_" + modelData.what
                width: Theme.px(272)
                h: 46
                icon: modelData.icon
                label: modelData.label
                key: modelData.key ?? ""
                usable: modelData.what !== "replay" || menu.canReplay
                why: qsTr("Nothing has happened in this game yet.")
                onActivated: menu.chosen(modelData.what)
            }
        }
    }
}
