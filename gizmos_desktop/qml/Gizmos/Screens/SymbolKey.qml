pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Ui

// The key to the symbols on cards: what each looks like, and what it means. Read by columns: energy and points, what is done, what
// lasts.
Column {
    id: key

    readonly property var symbols: [
        {
            "tokens": [
                {
                    "p": "red"
                }
            ],
            "look": qsTr("red drop with a flame"),
            "text": qsTr("Heat")
        },
        {
            "tokens": [
                {
                    "p": "yellow"
                }
            ],
            "look": qsTr("yellow rhombus with a flash"),
            "text": qsTr("Electric")
        },
        {
            "tokens": [
                {
                    "p": "blue"
                }
            ],
            "look": qsTr("blue circle with an atom"),
            "text": qsTr("Atomic")
        },
        {
            "tokens": [
                {
                    "p": "black"
                }
            ],
            "look": qsTr("black square with a battery"),
            "text": qsTr("Battery")
        },
        {
            "tokens": [
                {
                    "p": "any"
                }
            ],
            "look": qsTr("star in four colors"),
            "text": qsTr("any Energy")
        },
        {
            "tokens": [
                {
                    "p": "rand"
                }
            ],
            "look": qsTr("question mark"),
            "text": qsTr("a random sphere")
        },
        {
            "tokens": [
                {
                    "i": "vp"
                }
            ],
            "look": qsTr("medal"),
            "text": qsTr("Victory Points")
        },
        {
            "tokens": [
                {
                    "p": "red"
                },
                {
                    "t": "×2"
                }
            ],
            "look": qsTr("energy, times 2"),
            "text": qsTr("counts as two")
        },
        {
            "tokens": [
                {
                    "i": "file"
                }
            ],
            "look": qsTr("card above a drawer"),
            "text": qsTr("File")
        },
        {
            "tokens": [
                {
                    "i": "pick"
                }
            ],
            "look": qsTr("gripper"),
            "text": qsTr("Pick")
        },
        {
            "tokens": [
                {
                    "i": "build"
                }
            ],
            "look": qsTr("hammer"),
            "text": qsTr("Build")
        },
        {
            "tokens": [
                {
                    "i": "build"
                },
                {
                    "i": "archive"
                }
            ],
            "look": qsTr("hammer and drawers"),
            "text": qsTr("Build from Archive")
        },
        {
            "tokens": [
                {
                    "i": "build"
                },
                {
                    "i": "free1"
                }
            ],
            "look": qsTr("hammer and a level 1 card with 0"),
            "text": qsTr("Build level 1, free")
        },
        {
            "tokens": [
                {
                    "i": "research"
                }
            ],
            "look": qsTr("magnifying glass"),
            "text": qsTr("Research")
        },
        {
            "tokens": [
                {
                    "i": "pick"
                },
                {
                    "a": 1
                },
                {
                    "i": "vp"
                }
            ],
            "look": qsTr("arrow"),
            "text": qsTr("sets this off")
        },
        {
            "tokens": [
                {
                    "p": "red"
                },
                {
                    "a": 1
                },
                {
                    "p": "any"
                }
            ],
            "look": qsTr("arrow between two energies"),
            "text": qsTr("counts as")
        },
        {
            "tokens": [
                {
                    "i": "ring"
                },
                {
                    "t": "+1"
                }
            ],
            "look": qsTr("ring of spheres"),
            "text": qsTr("Storage Limit")
        },
        {
            "tokens": [
                {
                    "i": "archive"
                },
                {
                    "t": "+1"
                }
            ],
            "look": qsTr("drawers"),
            "text": qsTr("File Limit")
        },
        {
            "tokens": [
                {
                    "i": "research"
                },
                {
                    "t": "+1"
                }
            ],
            "look": qsTr("magnifying glass with a number"),
            "text": qsTr("Research Amount")
        },
        {
            "tokens": [
                {
                    "i": "tag"
                },
                {
                    "t": "−1"
                }
            ],
            "look": qsTr("price tag"),
            "text": qsTr("costs 1 less")
        },
        {
            "tokens": [
                {
                    "i": "no_file"
                }
            ],
            "look": qsTr("card above a drawer, crossed out"),
            "text": qsTr("no more File")
        },
        {
            "tokens": [
                {
                    "i": "no_research"
                }
            ],
            "look": qsTr("magnifying glass, crossed out"),
            "text": qsTr("no more Research")
        },
        {
            "tokens": [
                {
                    "i": "vp"
                },
                {
                    "t": "×"
                },
                {
                    "i": "ring"
                }
            ],
            "look": qsTr("medal times ring"),
            "text": qsTr("1 for each sphere")
        },
        {
            "tokens": [
                {
                    "i": "vp"
                },
                {
                    "t": "×"
                },
                {
                    "i": "tokens"
                }
            ],
            "look": qsTr("medal times tokens"),
            "text": qsTr("tokens count twice")
        }
    ]
    // All of it in words
    readonly property string words: [qsTr("Symbols"), ...key.symbols.map(each => qsTr("%1: %2").arg(each.look).arg(each.text))].join("\n")
    readonly property int rows: 8
    // Parts of the width: names of limits are the longest texts
    readonly property list<real> columns: [0.314, 0.325, 0.361]

    spacing: Theme.px(4)

    Txt {
        text: qsTr("Symbols")
        px: 18
        strong: true
        Accessible.ignored: true
    }

    Grid {
        rows: key.rows
        columns: 3
        flow: Grid.TopToBottom

        Repeater {
            model: key.symbols

            Item {
                id: place

                required property int index
                required property var modelData

                width: key.width * key.columns[Math.floor(index / key.rows)]
                height: Theme.px(23)

                Strip {
                    x: (Theme.px(54) - width) / 2
                    width: Math.min(natural, Theme.px(54))
                    height: parent.height
                    tokens: place.modelData.tokens
                    tone: "text"
                    size: 20
                    Accessible.ignored: true
                }

                Txt {
                    x: Theme.px(58)
                    width: parent.width - x
                    height: parent.height
                    text: place.modelData.text
                    px: 13
                    elide: Text.ElideRight
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.font(11)
                    Accessible.ignored: true
                }
            }
        }
    }
}
