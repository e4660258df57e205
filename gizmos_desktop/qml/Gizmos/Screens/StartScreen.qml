pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Ui

// The first screen: word mark, the way into a game, help, about, quit; the dispenser stands on a shelf.
ScreenStage {
    id: start

    required property AppModel app
    // The screen that was shown before: the focus returns to where it was opened
    property string from
    readonly property bool returns: ["games", "statistics", "settings", "rules", "gallery"].indexOf(start.from) >= 0
    readonly property GamesModel games: start.app.games
    readonly property LessonModel lesson: start.app.lesson
    readonly property bool goesOn: start.games.latest.id !== undefined
    // The word mark is a picture, the same in every language
    readonly property string game: "Gizmos"

    signal helpRequested
    signal aboutRequested

    objectName: "screen_start"
    title: qsTr("Start screen")
    upright: true
    free: start.tall ? Qt.rect(20, 4, 860, 40) : Qt.rect(440, 6, 700, 60)
    // Of the tiles; in a tall window the dispenser stands below them
    readonly property real edge: start.tall ? 215 : 64
    readonly property real down: start.tall ? 662 : 0
    Keys.onEscapePressed: event => event.accepted = true

    back: [
        Rectangle {
            y: parent.height / 2 + Theme.px(start.tall ? 626 : 304)
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
        x: Theme.px(start.tall ? 197 : 672)
        y: Theme.px(start.tall ? 690 : 28)
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
        x: Theme.px(start.tall ? 44 : 536)
        y: Theme.px(575 + start.down)
        card: "3-13"
        w: 150
    }

    Machine {
        x: Theme.px(start.tall ? 748 : 1168)
        y: Theme.px(601 + start.down)
        card: "1-26"
        w: 108
    }

    // The word mark; its "o" is a sphere.
    Row {
        x: Theme.px(start.edge - 4)
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
        x: Theme.px(start.edge + 2)
        y: Theme.px(160)
        text: qsTr("Build machines. Set off chains. Draw from the big glass.")
        px: 17
        color: Theme.text2
    }

    // The focus stands on the game to be continued, else on a new one.
    ContinueTile {
        objectName: "start_continue"
        x: Theme.px(start.edge)
        y: Theme.px(192)
        visible: start.goesOn
        focus: visible && !start.returns
        game: start.games.latest
        onActivated: start.app.continueGame()
    }

    NewGameRow {
        objectName: visible ? "start_new" : ""
        x: Theme.px(start.edge)
        y: Theme.px(388)
        visible: start.goesOn
        levels: start.app.setup.levels
        onActivated: start.app.showSetup()
    }

    NewGameTile {
        objectName: visible ? "start_new" : ""
        x: Theme.px(start.edge)
        y: Theme.px(192)
        visible: !start.goesOn
        low: learn.visible
        focus: visible && !start.returns
        onActivated: start.app.showSetup()
    }

    // Who has no game yet is offered the guided one.
    LearnRow {
        id: learn
        objectName: visible ? "start_learn" : ""
        x: Theme.px(start.edge)
        y: Theme.px(388)
        visible: !start.goesOn && !start.lesson.offer.done
        offer: start.lesson.offer
        onActivated: start.app.learn()
    }

    Grid {
        id: menu
        // More than three lines of it are lower ones
        readonly property real lineH: visibleChildren.length > 6 ? 44 : 54

        x: Theme.px(start.edge)
        y: Theme.px(458)
        columns: 2
        columnSpacing: Theme.px(10)
        rowSpacing: Theme.px(lineH > 44 ? 8 : 5)

        MenuRow {
            h: menu.lineH
            objectName: visible ? "start_learn" : ""
            visible: !learn.visible
            icon: "learn"
            label: start.lesson.offer.title
            sub: start.lesson.offer.line
            onActivated: start.app.learn()
        }

        MenuRow {
            h: menu.lineH
            objectName: "start_games"
            focus: start.from === "games"
            icon: "archive"
            label: qsTr("Games")
            sub: start.games.count === 0 ? qsTr("None yet") : qsTr("In progress: %1, finished: %2").arg(start.games.progress).arg(start.games.finished)
            onActivated: start.app.showGames()
        }

        MenuRow {
            h: menu.lineH
            objectName: "start_statistics"
            focus: start.from === "statistics"
            icon: "chart"
            label: qsTr("Statistics")
            sub: start.app.statistics.brief
            onActivated: start.app.showStatistics()
        }

        MenuRow {
            h: menu.lineH
            objectName: "start_settings"
            focus: start.from === "settings"
            icon: "cog"
            label: qsTr("Settings")
            onActivated: start.app.showSettings()
        }

        MenuRow {
            h: menu.lineH
            objectName: "start_rules"
            focus: start.from === "rules" || start.from === "gallery"
            icon: "book"
            label: qsTr("Rules")
            sub: qsTr("And all Gizmos")
            onActivated: start.app.openRules("")
        }

        MenuRow {
            h: menu.lineH
            objectName: "start_help"
            icon: "keys"
            label: qsTr("Help")
            sub: qsTr("Turns and keys")
            onActivated: start.helpRequested()
        }

        MenuRow {
            h: menu.lineH
            objectName: "start_about"
            icon: "info"
            label: qsTr("About")
            sub: qsTr("Version and licences")
            onActivated: start.aboutRequested()
        }

        MenuRow {
            h: menu.lineH
            objectName: "start_quit"
            icon: "door"
            label: qsTr("Quit")
            onActivated: start.app.quit()
        }
    }

    // Each language by its own name, so that it is found by who cannot read the present one.
    Segment {
        id: tongues

        readonly property list<string> codes: start.app.settings.languages.map(each => each.id).filter(id => id !== "")

        objectName: "start_language"
        visible: codes.length > 1
        x: Theme.px(start.tall ? 880 : 1248) - width
        y: Theme.px(start.tall ? 1350 : 668)
        label: qsTr("Language")
        items: start.app.settings.languages.filter(each => each.id !== "").map(each => each.name)
        names: codes.map(code => "start_language_" + code)
        at: codes.indexOf(start.app.settings.spokenLanguage)
        onPicked: index => start.app.settings.language = codes[index]
    }

    Txt {
        x: Theme.px(start.tall ? 66 : start.edge + 2)
        y: Theme.px(690 + start.down + (start.tall ? 20 : 0))
        text: qsTr("Gizmos Desktop %1. A fan-made program, not from the publisher.").arg(start.app.version)
        px: 11
        color: Theme.text2
    }
}
