pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Ui

// New game: the seats, the options in one row, one button. Enter starts, Esc goes back.
ScreenStage {
    id: screen

    required property AppModel app
    readonly property SetupModel setup: screen.app.setup
    property int persons: 0
    readonly property list<string> speeds: ["slow", "normal", "fast", "off"]
    readonly property list<string> undos: ["reveal", "practice", "off"]

    objectName: "screen_setup"
    title: qsTr("New game")
    upright: true
    free: screen.tall ? Qt.rect(420, 8, 460, 70) : Qt.rect(420, 8, 820, 70)
    Keys.onEscapePressed: screen.app.showStart()
    Keys.onReturnPressed: event => screen.enter(event)
    Keys.onEnterPressed: event => screen.enter(event)

    // Enter starts, but where the focus is on something that does another thing.
    function enterStarts(item: Item): bool {
        const thing = item as Usable;
        return !thing || thing === start || ((thing as LevelTile)?.chosen ?? false);
    }

    function enter(event: var): void {
        if (!event.isAutoRepeat)
            screen.go();
    }

    function go(): void {
        if (screen.setup.problem === "")
            screen.app.startGame();
    }

    // Where the button that starts lies out of sight, the form is begun at its beginning.
    Component.onCompleted: {
        if (Theme.cut)
            (seats.itemAt(0) as SeatCard)?.begin();
    }

    function firstNames(): list<string> {
        const names = ["setup_first_lots"];
        for (let i = 0; i < screen.setup.seatCount; ++i)
            names.push("setup_first_" + i);
        return names;
    }

    function firstTexts(): list<string> {
        const texts = [qsTr("Draw lots")];
        for (let i = 0; i < screen.setup.seatCount; ++i)
            texts.push(String(i + 1));
        return texts;
    }

    ScreenHead {
        title: screen.title
        sub: qsTr("2 to 4 seats, in the order of play")
        w: screen.tall ? 836 : 1216
        backName: "setup_back"
        onBackRequested: screen.app.showStart()
    }

    Grid {
        x: Theme.px(screen.tall ? 150 : 32)
        y: Theme.px(84)
        columns: screen.tall ? 2 : 4
        spacing: Theme.px(16)

        Repeater {
            id: seats

            model: screen.setup.seats

            SeatCard {
                setup: screen.setup
                offersSeat: index === screen.setup.seatCount
                severalPersons: screen.setup.persons > 1
                onConfirmed: screen.go()
            }
        }
    }

    Panel {
        x: Theme.px(32)
        y: Theme.px(screen.tall ? 936 : 504)
        width: Theme.px(screen.tall ? 836 : 1216)
        height: screen.tall ? options.height + Theme.px(40) : Theme.px(108)
        r: 18

        Flow {
            id: options

            x: Theme.px(24)
            y: Theme.px(18)
            width: parent.width - Theme.px(30)
            spacing: screen.tall ? Theme.px(22) : Math.max(Theme.px(14), Math.min(Theme.px(22), Theme.snap((width - wanted) / 4)))

            // Side by side they are in one row, whatever the language
            readonly property real wanted: first.implicitWidth + undo.implicitWidth + next.implicitWidth + speed.implicitWidth + deal.implicitWidth
            readonly property real squeeze: screen.tall ? 1 : Math.min(1, (width - Theme.px(14 * 4)) / wanted)

            OptionBlock {
                id: first

                caption: qsTr("First player")
                squeeze: options.squeeze
                wanted: firstChoice.implicitWidth

                Segment {
                    id: firstChoice

                    width: Math.min(implicitWidth, first.room)
                    passEnter: true
                    items: screen.firstTexts()
                    names: screen.firstNames()
                    at: screen.setup.first + 1
                    label: qsTr("First player, draw lots or number of the seat")
                    onPicked: index => screen.setup.first = index - 1
                }
            }

            OptionBlock {
                id: undo

                caption: qsTr("Moves can be taken back")
                squeeze: options.squeeze
                wanted: undoChoice.implicitWidth

                Segment {
                    id: undoChoice

                    width: Math.min(implicitWidth, undo.room)
                    passEnter: true
                    items: [qsTr("Until a reveal"), qsTr("Always"), qsTr("Never")]
                    names: screen.undos.map(undo => "setup_undo_" + undo)
                    at: screen.undos.indexOf(screen.setup.undo)
                    label: qsTr("How far decisions can be taken back")
                    onPicked: index => screen.setup.undo = screen.undos[index]
                }
            }

            OptionBlock {
                id: next

                caption: qsTr("Next sphere can be seen")
                squeeze: options.squeeze
                wanted: seen.implicitWidth

                Row {
                    id: seen

                    height: Theme.px(44)
                    spacing: Theme.px(10)

                    Toggle {
                        id: chute

                        objectName: "setup_chute"
                        anchors.verticalCenter: parent.verticalCenter
                        on: screen.setup.chute
                        label: qsTr("Next sphere can be seen")
                        hint: qsTr("All see which energy sphere will roll into the row next.")
                        onActivated: screen.setup.chute = !screen.setup.chute
                    }

                    Txt {
                        anchors.verticalCenter: parent.verticalCenter
                        text: chute.on ? qsTr("On") : qsTr("Off")
                        px: 14
                    }
                }
            }

            OptionBlock {
                id: speed

                caption: qsTr("Speed")
                squeeze: options.squeeze
                wanted: speedChoice.implicitWidth

                Segment {
                    id: speedChoice

                    width: Math.min(implicitWidth, speed.room)
                    passEnter: true
                    items: [qsTr("Slow"), qsTr("Normal"), qsTr("Fast"), qsTr("Off", "speed: no pauses")]
                    names: screen.speeds.map(speed => "setup_speed_" + speed)
                    at: screen.speeds.indexOf(screen.setup.speed)
                    label: qsTr("Speed of the computer's moves")
                    onPicked: index => screen.setup.speed = screen.speeds[index]
                }
            }

            OptionBlock {
                id: deal

                caption: qsTr("Number of the deal")
                squeeze: options.squeeze
                wanted: Theme.px(140 + 8 + 44)

                Row {
                    spacing: Theme.px(8)

                    TextBox {
                        objectName: "setup_seed"
                        width: Math.min(Theme.px(140), deal.room - Theme.px(8 + 44))
                        px: 15
                        maximumLength: screen.setup.seedDigits
                        text: screen.setup.seedText
                        placeholder: qsTr("Random")
                        label: qsTr("Number of the deal")
                        problem: screen.setup.seedValid ? "" : screen.setup.problem
                        onEdited: text => screen.setup.seedText = text
                        onAccepted: screen.go()
                    }

                    IconBtn {
                        objectName: "setup_dice"
                        icon: "dice"
                        s: 44
                        label: qsTr("Draw a number; the same one gives the same cards and spheres again")
                        onActivated: screen.setup.randomSeed()
                    }
                }
            }
        }
    }

    Txt {
        x: Theme.px(34)
        y: Theme.px(screen.tall ? 1172 : 652)
        width: Theme.px(screen.tall ? 500 : 720)
        text: screen.setup.problem !== "" ? screen.setup.problem : chute.hovered || chute.ringed ? chute.hint : screen.setup.undoText
        px: 14
        color: screen.setup.problem !== "" ? Theme.text : Theme.text2
        wrapMode: Text.WordWrap
        Accessible.role: screen.setup.problem !== "" ? Accessible.AlertMessage : Accessible.StaticText
        Accessible.name: text
    }

    Btn {
        id: start

        objectName: "setup_start"
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(32)
        y: Theme.px(screen.tall ? 1160 : 638)
        h: 54
        focus: true
        label: qsTr("Start the game")
        icon: "play"
        key: screen.enterStarts(screen.Window.activeFocusItem) ? qsTr("Enter") : ""
        width: Math.max(implicitWidth, Theme.px(282))
        go: true
        px: 20
        pad: 40
        usable: screen.setup.problem === ""
        why: screen.setup.problem
        onActivated: screen.go()
    }
}
