pragma ComponentBehavior: Bound
import QtQuick
import Gizmos.Ui
import Gizmos.Models

// All components in their states.
Item {
    id: root

    component Part: Column {
        id: part

        property string title
        default property alias content: row.data

        spacing: 6

        Txt {
            text: part.title
            px: 12
            color: Theme.text2
        }

        Row {
            id: row

            spacing: 10
        }
    }

    // Rows of a column: id, or "id mark key why".
    component Plates: ListModel {
        property list<string> ids

        Component.onCompleted: {
            for (const entry of ids) {
                const part = entry.split("/");
                append({
                    "card": part[0],
                    "mark": part[1] ?? "",
                    "hotkey": part[2] ?? "",
                    "why": part[3] ?? "",
                    "fresh": part[1] === undefined ? false : part[1] === "" && part[2] === "new"
                });
            }
        }
    }

    Backdrop {}

    Plates {
        id: upgrades

        ids: ["2-01", "2-02", "2-03", "1-01", "1-02", "1-05", "3-01", "3-15"]
    }
    Plates {
        id: converters

        ids: ["2-09", "2-13/converting", "3-36", "3-15//new"]
    }
    Plates {
        id: files

        ids: ["0-01", "1-18/used", "3-25"]
    }
    Plates {
        id: picks

        ids: ["1-25/armed/1", "2-17/waiting//Ring full"]
    }
    Plates {
        id: builds

        ids: ["1-29", "2-21/used", "2-28/waiting//Ring full", "3-29/armed/2", "3-35//new"]
    }
    ListModel {
        id: row

        ListElement {
            color: "red"
            canPick: true
            triggers: 0
            why: ""
        }
        ListElement {
            color: "yellow"
            canPick: true
            triggers: 2
            why: ""
        }
        ListElement {
            color: "blue"
            canPick: true
            triggers: 0
            why: ""
        }
        ListElement {
            color: "black"
            canPick: false
            triggers: 0
            why: "Ring full"
        }
        ListElement {
            color: "yellow"
            canPick: true
            triggers: 0
            why: ""
        }
        ListElement {
            color: "red"
            canPick: true
            triggers: 0
            why: ""
        }
    }

    Column {
        x: 16
        y: 12
        spacing: 14

        Part {
            title: "Columns: 8 upgrades two in a row, converter at work, used, ready, waiting, new"

            Columns {
                book: CardBook
                columns: [
                    {
                        "kind": "upgrade",
                        "name": "Upgrade",
                        "cards": upgrades
                    },
                    {
                        "kind": "converter",
                        "name": "Converter",
                        "cards": converters
                    },
                    {
                        "kind": "file",
                        "name": "File",
                        "cards": files
                    },
                    {
                        "kind": "pick",
                        "name": "Pick",
                        "cards": picks
                    },
                    {
                        "kind": "build",
                        "name": "Build",
                        "cards": builds
                    }
                ]
            }
        }

        Part {
            title: "Cards: rest, affordable, focused, chosen, new, face down; decks"

            GizmoCard {
                card: CardBook.card("1-05")
            }
            GizmoCard {
                card: CardBook.card("2-21")
                affordable: true
            }
            GizmoCard {
                card: CardBook.card("3-20")
                affordable: true
                Component.onCompleted: take()
            }
            GizmoCard {
                card: CardBook.card("3-01")
                chosen: true
                badge: "3"
            }
            GizmoCard {
                card: CardBook.card("2-01")
                fresh: true
            }
            GizmoCard {
                card: ({
                        "level": 2
                    })
                faceDown: true
                interactive: false
            }
            Deck {
                level: 3
                count: 9
            }
            Deck {
                level: 1
                count: 0
            }
        }

        Part {
            title: "Buttons: what you can do, not now, secondary, the one confirm; icon buttons, segment, switches"

            Btn {
                icon: "file"
                label: "File"
                sub: "triggers 1"
                key: "F"
                primary: true
            }
            Btn {
                icon: "research"
                label: "Research"
                sub: "no cards left"
                usable: false
            }
            Btn {
                icon: "end"
                label: "End turn"
                key: "E"
            }
            Btn {
                label: "Pay"
                key: "Enter"
                go: true
            }
            IconBtn {
                icon: "menu"
                label: "Menu"
            }
            IconBtn {
                icon: "undo"
                label: "Undo"
                usable: false
            }
            IconBtn {
                icon: "log"
                label: "Log"
                chosen: true
            }
            Segment {
                items: ["Person", "Computer"]
                icons: ["person", "gizmo"]
                at: 1
            }
            Toggle {
                y: 8
                on: true
            }
            Toggle {
                y: 8
            }
            Toggle {
                y: 8
                on: true
                usable: false
            }
        }

        Part {
            title: "Ring: up to 8, 12, 20 and 29 spheres; two are being spent"

            Ring {
                balls: ["red", "blue", "blue", "black", "yellow"]
                limit: 5
            }
            Ring {
                balls: ["red", "blue", "blue", "black", "yellow"]
                limit: 8
                spend: [1, 2]
            }
            Ring {
                balls: ["red", "blue", "blue", "black", "yellow", "red", "red", "black", "blue", "yellow"]
                limit: 12
            }
            Ring {
                balls: ["red", "blue", "blue", "black", "yellow", "red", "red", "black", "blue", "yellow", "black", "red", "blue", "blue", "black", "yellow"]
                limit: 18
            }
            Ring {
                balls: ["red", "blue", "blue", "black", "yellow", "red", "red", "black", "blue", "yellow", "black", "red", "blue", "blue", "black", "yellow", "red", "red", "black", "blue", "yellow", "black", "blue"]
                limit: 29
                spend: [3, 20]
            }
        }

        Part {
            title: "Chain: steps, folded steps, open sockets; seats; marks"

            Bead {
                more: 4
            }
            Bead {
                tokens: CardBook.card("1-25").tokens
            }
            Socket {
                tokens: CardBook.card("2-30").short
                key: "1"
            }
            Socket {
                tokens: CardBook.card("1-17").short
                key: "2"
            }
            Avatar {
                seat: 0
            }
            Avatar {
                seat: 1
                nap: true
            }
            Avatar {
                seat: 2
                turn: true
            }
            AvatarTab {
                seat: 3
                name: "Cleo"
                chosen: true
            }
            AvatarTab {
                seat: 1
                name: "Bo"
            }
            Chip {
                Glyph {
                    icon: "end"
                    size: 14
                    tone: "text2"
                    anchors.verticalCenter: parent.verticalCenter
                }
                Txt {
                    text: "Round 12"
                    strong: true
                    px: 13
                }
            }
            Medal {
                points: "7"
            }
            Badge {
                text: "4"
            }
            Badge {
                icon: "pause"
                go: false
                pending: true
            }
            Badge {
                icon: "check"
                go: false
            }
        }

        Part {
            title: "Opponents: mini plates, opened rings, mini cards"

            Repeater {
                model: ["1-05", "2-01", "2-13", "3-15", "1-25", "2-20", "2-30", "3-33", "3-35", "3-36"]

                MiniPlate {
                    required property string modelData

                    card: CardBook.card(modelData)
                }
            }
            Tray {
                balls: ["red", "blue", "black"]
                limit: 8
                size: 27
            }
            Tray {
                balls: ["red", "blue", "black", "red", "blue", "yellow", "yellow"]
                limit: 12
                size: 22
                room: 176
            }
        }

        Row {
            spacing: 6

            Repeater {
                model: ["1-05", "2-01", "2-13", "3-15", "1-25", "2-20", "2-30", "3-33", "3-35", "3-36"]

                MiniCard {
                    required property string modelData

                    card: CardBook.card(modelData)
                }
            }
            TextBox {
                text: "Ada"
            }
            TextBox {
                placeholder: "Seed"
                problem: "Digits only"
            }
        }

        Part {
            title: "Computer levels; slider; energies as pips, spheres and signs"

            Repeater {
                model: 5

                LevelTile {
                    required property int index

                    level: index + 1
                    name: "Level " + level
                    chosen: index === 2
                }
            }
            Slide {
                value: 0.4
                ticks: 5
                text: "100 %"
            }
            Item {
                width: 60
                height: 1
            }
            Repeater {
                model: ["red", "yellow", "blue", "black", "any", "rand"]

                Column {
                    id: energy

                    required property string modelData

                    Pip {
                        size: 30
                        energy: energy.modelData
                    }
                    Marble {
                        size: 36
                        energy: energy.modelData === "any" ? "" : energy.modelData
                    }
                    Glyph {
                        size: 22
                        icon: energy.modelData
                    }
                }
            }
        }
    }

    Dispenser {
        x: 1180
        y: 20
        glass: ({
                "red": 8,
                "yellow": 9,
                "blue": 7,
                "black": 9
            })
        row: row
        shown: "yellow"
    }

    Dispenser {
        x: 980
        y: 16
        k: 0.5
        bare: true
        glass: ({
                "red": 11,
                "yellow": 12,
                "blue": 12,
                "black": 11
            })
    }

    Grid {
        x: 1090
        y: 480
        columns: 4

        Repeater {
            model: 4

            Robot {
                required property int index

                seat: index
                mood: ["rest", "wave", "cup", "nap"][index]
            }
        }
    }

    Panel {
        x: 1130
        y: 640
        width: 456
        height: 190
        depth: 2

        Grid {
            x: 12
            y: 12
            columns: 13
            spacing: 9

            Repeater {
                model: ["file", "pick", "build", "research", "upgrade", "converter", "archive", "ring", "vp", "tokens", "level1", "level2", "level3", "free1", "tag", "free", "no_file", "no_research", "gizmo", "arrow", "menu", "undo", "redo", "log", "hint", "check", "pause", "cog", "end", "back", "fwd", "up", "down", "close", "play", "skip", "plus", "minus", "eye", "person", "book", "chart", "door", "learn", "sound", "screen", "keys", "tongue", "access", "dice", "trophy", "lock", "info", "trash"]

                Glyph {
                    required property string modelData

                    icon: modelData
                    size: 24
                }
            }
        }
    }
}
