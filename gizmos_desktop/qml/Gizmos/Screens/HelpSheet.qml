pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Ui

// F1 or ?: how a turn goes, what the symbols mean, and all keys.
DialogFrame {
    id: sheet

    readonly property list<string> rules: [qsTr("On your turn do one thing: File, Pick, Build or Research."), qsTr("A click or Enter on a card shows it large, with what can be done with it. If you have chosen File or Build before, it is done at once."), qsTr("File puts a card of the display into your archive, to be built later."), qsTr("Pick takes one energy sphere of the row into your ring."), qsTr("Build pays a card of the display or of your archive with spheres of its energy and makes it an active Gizmo."), qsTr("Research draws cards of one level; build or file one of them, the rest goes under the deck."), qsTr("Active Gizmos are set off by what you do. One that glows can be used, once a turn, in any order. What it does may set off others."), qsTr("Converters change what your spheres count as while you pay. Upgrades raise your limits for good."), qsTr("A random sphere from the dispenser is no Pick and sets nothing off."), qsTr("Who has 16 active Gizmos or 4 of level 3 triggers the end; the round is played out, then the points are counted.")]
    readonly property var keys: [
        {
            "keys": [qsTr("Tab")],
            "text": qsTr("to the next part of the screen; with Shift to the one before")
        },
        {
            "keys": ["←", "→", "↑", "↓"],
            "text": qsTr("within a part and to its neighbours")
        },
        {
            "keys": [qsTr("Enter"), qsTr("Space")],
            "text": qsTr("use what has the focus")
        },
        {
            "keys": ["F", "P", "B", "R"],
            "text": qsTr("File, Pick, Build, Research; on a card F files it and B builds it")
        },
        {
            "keys": ["1", "–", "9"],
            "text": qsTr("use a Gizmo that is ready, or choose a payment")
        },
        {
            "keys": ["E", "S", "N"],
            "text": qsTr("End turn, Skip, keep None")
        },
        {
            "keys": [qsTr("Ctrl+Z"), qsTr("Ctrl+Y")],
            "text": qsTr("take back one step, do it again")
        },
        {
            "keys": [qsTr("Ctrl+Backspace")],
            "text": qsTr("take back the last action or Gizmo, whole")
        },
        {
            "keys": [qsTr("Ctrl+Alt+Z")],
            "text": qsTr("take back the whole turn")
        },
        {
            "keys": [",", ".", "P"],
            "text": qsTr("looking back at a game: one step back, one on, play or pause")
        },
        {
            "keys": [qsTr("Ctrl+←"), qsTr("Ctrl+→")],
            "text": qsTr("looking back at a game: one turn back, one on")
        },
        {
            "keys": ["D", "F2", "F3", "F4"],
            "text": qsTr("your dashboard in full, those of the others")
        },
        {
            "keys": ["L", "M", "F10"],
            "text": qsTr("open and close the log; the menu (M or F10)")
        },
        {
            "keys": ["H"],
            "text": qsTr("a hint for your decision; again closes it")
        },
        {
            "keys": ["T"],
            "text": qsTr("look at the table under a payment or a Research, and come back")
        },
        {
            "keys": [qsTr("Esc")],
            "text": qsTr("cancel, close, back")
        },
        {
            "keys": ["F1", "?", "F11"],
            "text": qsTr("help (F1 on the table: the rules); full screen")
        },
        {
            "keys": [qsTr("Ctrl+M")],
            "text": qsTr("sound off, and on again")
        }
    ]

    signal rulesRequested

    title: qsTr("Help")
    readonly property bool tall: Theme.tall // what stands side by side stands below each other
    w: tall ? 868 : 1200
    h: tall ? 1340 : 684
    first: flick
    closeName: "help_close"

    Btn {
        objectName: "help_rules"
        x: Theme.px(1136) - width
        y: -Theme.px(46)
        icon: "book"
        px: 14
        label: qsTr("Rulebook")
        onActivated: sheet.rulesRequested()
    }

    Flickable {
        id: flick

        x: Theme.px(28)
        y: Theme.px(8)
        width: Theme.px(sheet.w - 56)
        height: Theme.px(sheet.h - 72)
        contentHeight: sheet.tall ? right.y + right.height : Math.max(left.height, right.height)
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: true
        Keys.onUpPressed: contentY = Math.max(0, contentY - Theme.px(48))
        Keys.onDownPressed: contentY = Math.max(0, Math.min(contentHeight - height, contentY + Theme.px(48)))
        Accessible.role: Accessible.StaticText
        Accessible.name: [qsTr("How a turn goes"), ...sheet.rules, symbols.words, qsTr("Keys"), ...sheet.keys.map(line => qsTr("%1: %2").arg(line.keys.join(" ")).arg(line.text))].join("\n")

        Column {
            id: left

            width: Theme.px(sheet.tall ? 812 : 560)
            spacing: Theme.px(6)

            Txt {
                text: qsTr("How a turn goes")
                px: 18
                strong: true
                Accessible.ignored: true
            }

            Repeater {
                model: sheet.rules

                Row {
                    id: rule

                    required property string modelData

                    spacing: Theme.px(10)

                    Rectangle {
                        y: Theme.px(6)
                        width: Theme.px(8)
                        height: width
                        radius: width / 2
                        color: Theme.go
                    }

                    Txt {
                        width: left.width - Theme.px(20)
                        text: rule.modelData
                        px: 14
                        wrapMode: Text.WordWrap
                        Accessible.ignored: true
                    }
                }
            }

            Item {
                width: 1
                height: Theme.px(2)
            }

            SymbolKey {
                id: symbols

                width: parent.width
            }
        }

        Column {
            id: right

            x: Theme.px(sheet.tall ? 0 : 590)
            y: sheet.tall ? left.height + Theme.px(24) : 0
            width: Theme.px(sheet.tall ? 812 : 554)
            spacing: Theme.px(2)

            Txt {
                text: qsTr("Keys")
                px: 18
                strong: true
                Accessible.ignored: true
            }

            Repeater {
                model: sheet.keys

                Item {
                    id: line

                    required property var modelData

                    width: right.width
                    height: Math.max(Theme.px(30), words.height)

                    Row {
                        id: caps

                        anchors.verticalCenter: parent.verticalCenter
                        spacing: Theme.px(4)

                        Repeater {
                            model: line.modelData.keys

                            Rectangle {
                                id: cap

                                required property string modelData

                                width: Math.max(Theme.px(30), capText.implicitWidth + Theme.px(16))
                                height: Theme.px(28)
                                radius: Theme.px(7)
                                color: Theme.panelHi
                                border.width: 1
                                border.color: Theme.line

                                Txt {
                                    id: capText

                                    anchors.centerIn: parent
                                    text: cap.modelData
                                    px: 13
                                    strong: true
                                    Accessible.ignored: true
                                }
                            }
                        }
                    }

                    Txt {
                        id: words

                        x: Math.max(Theme.px(148), caps.width + Theme.px(10))
                        width: parent.width - x
                        anchors.verticalCenter: parent.verticalCenter
                        text: line.modelData.text
                        px: 14
                        color: Theme.text
                        wrapMode: Text.WordWrap
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
