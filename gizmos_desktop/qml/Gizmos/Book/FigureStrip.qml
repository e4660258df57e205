pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Ui

// The strip of a Gizmo, large, with words below each of its signs.
Item {
    id: root

    property var parts: []
    readonly property real cell: Math.min(Theme.px(150), width / Math.max(1, parts.length))

    implicitHeight: Theme.px(76) + words.height + Theme.px(10)

    Rectangle {
        x: words.x
        width: words.width
        height: Theme.px(72)
        radius: Theme.px(14)
        color: Theme.tile
    }

    Row {
        id: words

        x: Theme.snap((root.width - width) / 2)
        y: Theme.px(84)

        Repeater {
            model: root.parts

            Item {
                id: part

                required property var modelData

                width: Theme.snap(root.cell)
                height: said.height

                Strip {
                    x: Theme.snap((parent.width - width) / 2)
                    y: -Theme.px(78)
                    width: natural
                    height: Theme.px(60)
                    size: Math.min(50, root.cell / Theme.u * 0.48)
                    tokens: part.modelData.tokens
                }

                Marked {
                    id: said

                    width: parent.width - Theme.px(8)
                    x: Theme.px(4)
                    horizontalAlignment: Text.AlignHCenter
                    words: part.modelData.text
                    marks: part.modelData.marks
                    px: 14
                    quiet: true
                }
            }
        }
    }
}
