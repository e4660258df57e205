pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Ui

// A picture of the rulebook, made of the real cards, spheres and plates, in a sunken field with its caption.
Rectangle {
    id: root

    required property var block
    readonly property bool titled: block.text !== ""

    implicitHeight: picture.y + picture.height + Theme.px(14)
    radius: Theme.px(14)
    color: Theme.panelLo
    Accessible.role: Accessible.Graphic
    Accessible.name: [block.text, ...block.parts.map(part => (part.text + " " + part.note).trim())].join("\n")

    Marked {
        visible: root.titled
        x: Theme.px(16)
        y: Theme.px(10)
        width: parent.width - Theme.px(32)
        words: root.block.text
        marks: root.block.marks
        px: 13
        strong: true
        color: Theme.text2
        quiet: true
    }

    Loader {
        id: picture

        x: Theme.px(16)
        y: Theme.px(root.titled ? 40 : 14)
        width: parent.width - Theme.px(32)
        sourceComponent: ({
                actions: actions,
                cards: cards,
                chain: chain,
                cost: cost,
                display: display,
                energies: energies,
                face: face,
                lanes: lanes,
                places: places,
                plates: plates,
                research: places,
                row: row,
                strip: strip,
                sum: sum
            })[root.block.figure]
    }

    Component {
        id: actions

        FigureActions {
            parts: root.block.parts
        }
    }

    Component {
        id: cards

        FigureCards {
            parts: root.block.parts
        }
    }

    Component {
        id: chain

        FigureChain {
            parts: root.block.parts
        }
    }

    Component {
        id: cost

        FigureCost {
            parts: root.block.parts
        }
    }

    Component {
        id: display

        FigureDisplay {
            parts: root.block.parts
        }
    }

    Component {
        id: energies

        FigureEnergies {
            parts: root.block.parts
        }
    }

    Component {
        id: face

        FigureFace {
            parts: root.block.parts
        }
    }

    Component {
        id: lanes

        FigureLanes {
            parts: root.block.parts
        }
    }

    Component {
        id: places

        FigurePlaces {
            parts: root.block.parts
        }
    }

    Component {
        id: plates

        FigurePlates {
            parts: root.block.parts
        }
    }

    Component {
        id: row

        FigureRow {
            parts: root.block.parts
        }
    }

    Component {
        id: strip

        FigureStrip {
            parts: root.block.parts
        }
    }

    Component {
        id: sum

        FigureSum {
            parts: root.block.parts
        }
    }
}
