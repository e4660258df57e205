pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Ui

// One block of a chapter: see derive/rule_shapes.py for the kinds.
Item {
    id: root

    required property var block
    // A link or the search has led here
    property bool sought: false

    implicitHeight: loader.y + loader.height
    height: implicitHeight

    Rectangle {
        visible: root.sought
        x: -Theme.px(16)
        y: loader.y
        width: Theme.px(4)
        height: loader.height
        radius: width / 2
        color: Theme.go
    }

    // One after the other where there are many
    Later {
        id: loader

        y: Theme.px(root.block.kind === "head" ? 12 : root.block.kind === "figure" ? 4 : 0)
        width: root.width
        sourceComponent: ({
                text: paragraph,
                head: heading,
                point: listed,
                step: listed,
                question: asked,
                effect: effect,
                figure: figure
            })[root.block.kind]
    }

    Component {
        id: paragraph

        Marked {
            words: root.block.text
            marks: root.block.marks
            px: 16
            lineHeight: 1.1
        }
    }

    Component {
        id: heading

        Marked {
            words: root.block.text
            marks: root.block.marks
            px: 19
            strong: true
            Accessible.role: Accessible.Heading
        }
    }

    Component {
        id: listed

        Item {
            implicitHeight: Math.max(said.height, Theme.px(22))

            Rectangle {
                readonly property bool numbered: root.block.kind === "step"

                x: numbered ? 0 : Theme.px(8)
                y: Theme.px(numbered ? 0 : 6)
                width: Theme.px(numbered ? 24 : 8)
                height: width
                radius: width / 2
                color: numbered ? Theme.medal : Theme.text2

                Txt {
                    anchors.centerIn: parent
                    visible: parent.numbered
                    text: root.block.count
                    px: 14
                    numeral: true
                    color: "#FFFFFF"
                }
            }

            Marked {
                id: said

                x: Theme.px(34)
                width: parent.width - x
                words: root.block.text
                marks: root.block.marks
                px: 16
                lineHeight: 1.1
            }
        }
    }

    Component {
        id: asked

        Rectangle {
            implicitHeight: both.height + Theme.px(26)
            radius: Theme.px(14)
            color: Theme.panelLo

            Column {
                id: both

                x: Theme.px(18)
                y: Theme.px(12)
                width: parent.width - Theme.px(36)
                spacing: Theme.px(4)

                Marked {
                    width: parent.width
                    words: root.block.text
                    marks: root.block.marks
                    px: 17
                    strong: true
                    Accessible.role: Accessible.Heading
                }

                Marked {
                    width: parent.width
                    words: root.block.note
                    marks: root.block.noteMarks
                    px: 15
                    lineHeight: 1.1
                }
            }
        }
    }

    Component {
        id: effect

        Item {
            implicitHeight: Math.max(tile.height, said.height)

            Rectangle {
                id: tile

                width: Theme.px(184)
                height: Theme.px(42)
                radius: Theme.px(10)
                color: Theme.tile
                border.width: 1
                border.color: Theme.tileEdge

                Strip {
                    x: Theme.px(8)
                    width: parent.width - Theme.px(16)
                    height: parent.height
                    size: 26
                    tokens: root.block.tokens
                }
            }

            Column {
                id: said

                x: Theme.px(200)
                y: Theme.snap(Math.max(0, (tile.height - height) / 2))
                width: parent.width - x

                Marked {
                    width: parent.width
                    words: root.block.text
                    marks: root.block.marks
                    px: 15
                }

                Marked {
                    width: parent.width
                    words: root.block.note
                    marks: root.block.noteMarks
                    px: 12
                    color: Theme.text2
                }
            }
        }
    }

    Component {
        id: figure

        RuleFigure {
            block: root.block
        }
    }
}
