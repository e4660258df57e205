pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Ui

// One kept game, large: picture, state, seats with their points, and what can be done with it. `game` is a row of GamesModel as a
// map, {} if there is none.
Panel {
    id: details

    property var game: ({})
    readonly property string gameId: game.id ?? ""
    readonly property bool broken: game.status === "damaged"

    signal continueRequested
    signal replayRequested
    signal resultRequested
    signal copyRequested
    signal reportRequested
    signal removeRequested

    r: 18

    Txt {
        anchors.centerIn: parent
        visible: details.gameId === ""
        text: qsTr("No game is chosen.")
        px: 14
        color: Theme.text2
    }

    Item {
        anchors.fill: parent
        visible: details.gameId !== ""

        GamePicture {
            x: Theme.px(16)
            y: Theme.px(16)
            width: Theme.px(408)
            height: Theme.px(230)
            visible: !details.broken
            source: details.game.picture ?? ""
            seats: details.game.seats ?? []
        }

        Glyph {
            x: Theme.px(220) - width / 2
            y: Theme.px(100)
            visible: details.broken
            icon: "info"
            size: 64
            tone: "text2"
        }

        Column {
            x: Theme.px(20)
            y: Theme.px(258)
            width: Theme.px(400)
            spacing: Theme.px(6)

            Txt {
                width: parent.width
                text: details.game.sentence ?? ""
                px: 15
                strong: true
                wrapMode: Text.WordWrap
                maximumLineCount: 3
                elide: Text.ElideRight
            }

            Txt {
                width: parent.width
                visible: text !== ""
                text: details.game.date ?? ""
                px: 12
                color: Theme.text2
            }

            GameMarks {
                assisted: details.game.assisted ?? false
                branch: details.game.branch ?? false
                recovered: details.game.recovered ?? false
            }
        }

        Column {
            x: Theme.px(20)
            y: Theme.px(492) - height
            width: Theme.px(400)
            visible: !details.broken

            Repeater {
                model: details.game.seats ?? []

                Item {
                    id: seat

                    required property var modelData

                    width: Theme.px(400)
                    height: Theme.px(34)
                    Accessible.role: Accessible.StaticText
                    Accessible.name: qsTr("%1: %n point(s)", "", modelData.points).arg(modelData.name)

                    Avatar {
                        anchors.verticalCenter: parent.verticalCenter
                        seat: seat.modelData.seat
                        s: 28
                    }

                    Txt {
                        id: who

                        x: Theme.px(38)
                        width: Math.min(implicitWidth, Theme.px(170))
                        height: parent.height
                        text: seat.modelData.name
                        quiet: true
                        px: 14
                        strong: true
                        elide: Text.ElideRight
                    }

                    Txt {
                        x: who.x + who.width + Theme.px(10)
                        width: score.x - x - Theme.px(10)
                        height: parent.height
                        text: seat.modelData.kind === "person" ? qsTr("Person") : seat.modelData.levelName
                        quiet: true
                        px: 12
                        color: Theme.text2
                        elide: Text.ElideRight
                    }

                    Row {
                        id: score

                        anchors.right: parent.right
                        height: parent.height
                        spacing: Theme.px(6)

                        Glyph {
                            anchors.verticalCenter: parent.verticalCenter
                            visible: seat.modelData.winner
                            icon: "trophy"
                            size: 16
                        }

                        Txt {
                            height: parent.height
                            text: seat.modelData.points
                            quiet: true
                            px: 17
                            numeral: true
                        }
                    }
                }
            }
        }

        // Each thing to do has its own place, whatever game is chosen.
        Choice {
            id: goOn

            objectName: "games_continue"
            atLeft: true
            atTop: true
            visible: details.game.canContinue ?? false
            go: true
            icon: "play"
            label: qsTr("Continue")
            onActivated: details.continueRequested()
        }

        Choice {
            id: result

            objectName: "games_result"
            atLeft: true
            atTop: true
            visible: details.game.status === "finished"
            icon: "trophy"
            label: qsTr("Result")
            tip: qsTr("The score sheet of this game")
            onActivated: details.resultRequested()
        }

        Choice {
            id: replay

            objectName: "games_replay"
            atTop: true
            visible: details.game.canReplay ?? false
            primary: !goOn.visible
            icon: "eye"
            label: qsTr("Look back")
            onActivated: details.replayRequested()
        }

        Choice {
            objectName: "games_copy"
            atLeft: true
            visible: !details.broken
            icon: "export"
            label: qsTr("Save a copy…")
            onActivated: details.copyRequested()
        }

        Choice {
            objectName: "games_report"
            atLeft: true
            atTop: true
            visible: details.broken
            icon: "info"
            label: qsTr("Report…")
            hint: qsTr("Saves a problem report with this game")
            onActivated: details.reportRequested()
        }

        Choice {
            objectName: "games_remove"
            icon: "trash"
            label: qsTr("Remove")
            onActivated: details.removeRequested()
        }
    }

    component Choice: Btn {
        property bool atLeft: false
        property bool atTop: false

        x: Theme.px(atLeft ? 16 : 224)
        y: Theme.px(atTop ? 500 : 550)
        width: Theme.px(200)
        h: 42
        px: Theme.japanese ? 13 : 15
    }
}
