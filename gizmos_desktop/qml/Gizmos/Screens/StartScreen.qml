pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Ui

// The first screen: word mark, the way into a game, help, about, quit; the dispenser stands on a shelf.
ScreenStage {
    id: start

    required property AppModel app
    readonly property string game: qsTr("Gizmos")

    signal helpRequested
    signal aboutRequested

    objectName: "screen_start"
    title: qsTr("Start screen")
    Keys.onEscapePressed: event => event.accepted = true

    back: [
        Rectangle {
            y: parent.height / 2 + Theme.px(304)
            width: parent.width
            height: parent.height - y
            color: Theme.dark ? "#222B4B" : "#D5DCEA"

            Rectangle {
                width: parent.width
                height: Theme.px(6)
                color: Theme.dark ? "#43508A" : "#FFFFFF"
            }
        }
    ]

    ListModel {
        id: restingRow

        Component.onCompleted: {
            for (const color of ["blue", "yellow", "red", "black", "yellow", "blue"])
                append({
                    color: color,
                    canPick: false,
                    triggers: 0,
                    why: ""
                });
        }
    }

    Dispenser {
        x: Theme.px(672)
        y: Theme.px(28)
        k: 1.56
        bare: true
        interactive: false
        row: restingRow
        shown: "yellow"
        glass: ({
                red: 12,
                yellow: 10,
                blue: 11,
                black: 12
            })
        Accessible.ignored: true
    }

    Machine {
        x: Theme.px(536)
        y: Theme.px(575)
        card: "3-13"
        w: 150
    }

    Machine {
        x: Theme.px(1168)
        y: Theme.px(601)
        card: "1-26"
        w: 108
    }

    // The word mark; its "o" is a sphere.
    Row {
        x: Theme.px(60)
        y: Theme.px(34)
        spacing: Theme.px(3)
        Accessible.role: Accessible.Heading
        Accessible.name: start.game

        Txt {
            text: start.game.substring(0, 4)
            px: 104
            strong: true
            numeral: true
            Accessible.ignored: true
        }

        Marble {
            size: 78
            energy: "red"
            anchors.verticalCenter: parent.verticalCenter
            anchors.verticalCenterOffset: Theme.px(17)
        }

        Txt {
            text: start.game.substring(5)
            px: 104
            strong: true
            numeral: true
            Accessible.ignored: true
        }
    }

    Txt {
        x: Theme.px(66)
        y: Theme.px(166)
        text: qsTr("Build machines. Set off chains. Draw from the big glass.")
        px: 17
        color: Theme.text2
    }

    Usable {
        id: newGame

        objectName: "start_new"
        x: Theme.px(64)
        y: Theme.px(216)
        width: Theme.px(470)
        height: Theme.px(268)
        r: 18
        focus: true
        label: qsTr("New game")
        hint: qsTr("2 to 4 seats, persons and computers in any mix")
        onActivated: start.app.showSetup()

        Soft {
            r: 18
            depth: newGame.hovered ? 2.2 : 1.4
        }

        Rectangle {
            anchors.fill: parent
            radius: Theme.px(18)
            color: Theme.tile
        }

        Rectangle {
            x: Theme.px(12)
            y: Theme.px(12)
            width: Theme.px(446)
            height: Theme.px(176)
            radius: Theme.px(12)
            color: Theme.dark ? Theme.backBot : Theme.panelLo
            clip: true

            Row {
                anchors.horizontalCenter: parent.horizontalCenter
                y: Theme.px(34)
                spacing: Theme.px(4)

                Repeater {
                    model: 4

                    Robot {
                        required property int index

                        seat: index
                        mood: index === 0 ? "wave" : ""
                        h: 132
                    }
                }
            }
        }

        Txt {
            x: Theme.px(20)
            y: Theme.px(198)
            text: newGame.label
            px: 26
            strong: true
            color: Theme.ink
        }

        Txt {
            x: Theme.px(20)
            y: Theme.px(232)
            width: Theme.px(374)
            text: newGame.hint
            px: 13
            color: Theme.ink2
            elide: Text.ElideRight
        }

        Rectangle {
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(14)
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.px(16)
            width: Theme.px(56)
            height: Theme.px(46)
            radius: Theme.px(13)
            color: "#0D755C"

            Glyph {
                anchors.centerIn: parent
                icon: "play"
                size: 22
                tone: "white"
            }
        }
    }

    Grid {
        x: Theme.px(64)
        y: Theme.px(500)
        columns: 2
        columnSpacing: Theme.px(10)
        rowSpacing: Theme.px(8)

        MenuRow {
            objectName: "start_help"
            icon: "learn"
            label: qsTr("Help")
            sub: qsTr("How a turn goes, and all keys")
            onActivated: start.helpRequested()
        }

        MenuRow {
            objectName: "start_about"
            icon: "book"
            label: qsTr("About")
            sub: qsTr("Version and licences")
            onActivated: start.aboutRequested()
        }

        MenuRow {
            objectName: "start_quit"
            icon: "door"
            label: qsTr("Quit")
            onActivated: start.app.quit()
        }
    }

    Txt {
        x: Theme.px(66)
        y: Theme.px(690)
        text: qsTr("Gizmos Desktop %1. A fan-made program, not from the publisher.").arg(start.app.version)
        px: 11
        color: Theme.text2
    }
}
