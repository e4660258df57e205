import QtQuick
import Gizmos.Models

// Settings of playing: pace, what the program does by itself, what it asks before.
Column {
    id: page

    required property SettingsModel settings

    SettingChoice {
        name: "speed"
        label: qsTr("Speed")
        sub: qsTr("Pauses of the computers, and all movement")
        codes: ["slow", "normal", "fast", "off"]
        items: [qsTr("Slow"), qsTr("Normal"), qsTr("Fast"), qsTr("Off")]
        value: page.settings.speed
        onPicked: code => page.settings.speed = code
    }

    SettingSwitch {
        name: "autoPass"
        label: qsTr("Skip what cannot be used")
        sub: qsTr("Ends a turn when nothing is left to be done")
        on: page.settings.autoPass
        onFlipped: page.settings.autoPass = !page.settings.autoPass
    }

    SettingSwitch {
        name: "autoPay"
        label: qsTr("Pay by itself")
        sub: qsTr("Takes the best payment without asking")
        on: page.settings.autoPay
        onFlipped: page.settings.autoPay = !page.settings.autoPay
    }

    SettingSwitch {
        name: "confirmEndTurn"
        label: qsTr("Ask before a turn is ended too early")
        sub: qsTr("When a Gizmo could still be used")
        on: page.settings.confirmEndTurn
        onFlipped: page.settings.confirmEndTurn = !page.settings.confirmEndTurn
    }

    SettingSwitch {
        name: "confirmLeave"
        label: qsTr("Ask before a game is left")
        sub: qsTr("The game is kept in any case")
        on: page.settings.confirmLeave
        onFlipped: page.settings.confirmLeave = !page.settings.confirmLeave
    }

    SettingSwitch {
        name: "hints"
        label: qsTr("Hints can be asked for")
        sub: qsTr("A game with a hint counts as assisted")
        on: page.settings.hints
        onFlipped: page.settings.hints = !page.settings.hints
    }

    SettingSwitch {
        name: "tips"
        label: qsTr("Tips in the first games")
        sub: qsTr("Each is given once; switched on again, all of them")
        on: page.settings.tips
        onFlipped: page.settings.tips = !page.settings.tips
    }

    SettingChoice {
        name: "undo"
        label: qsTr("Moves can be taken back")
        sub: qsTr("In new games, for all seats")
        codes: ["reveal", "practice", "off"]
        items: [qsTr("Until a reveal"), qsTr("Always"), qsTr("Never")]
        value: page.settings.undo
        onPicked: code => page.settings.undo = code
    }

    SettingSwitch {
        name: "chute"
        label: qsTr("Next sphere can be seen in new games")
        sub: qsTr("All see which energy sphere will roll into the row next")
        last: true
        on: page.settings.chute
        onFlipped: page.settings.chute = !page.settings.chute
    }
}
