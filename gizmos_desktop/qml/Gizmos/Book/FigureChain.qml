pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Ui

// A chain line: a bead for each step, with words below.
Item {
    id: root

    property var parts: []
    readonly property real cell: width / Math.max(1, parts.length)

    implicitHeight: steps.height + Theme.px(2)

    Rectangle {
        x: Theme.snap(root.cell / 2)
        y: Theme.px(root.cell < Theme.px(120) ? 14 : 19)
        width: Theme.snap(root.width - root.cell)
        height: Theme.px(4)
        radius: height / 2
        color: Theme.go
    }

    Row {
        id: steps

        Repeater {
            model: root.parts

            Column {
                id: part

                required property var modelData

                width: Theme.snap(root.cell)
                spacing: Theme.px(8)

                Bead {
                    anchors.horizontalCenter: parent.horizontalCenter
                    h: root.cell < Theme.px(120) ? 32 : 42
                    tokens: part.modelData.tokens
                }

                Marked {
                    x: Theme.px(4)
                    width: parent.width - Theme.px(8)
                    horizontalAlignment: Text.AlignHCenter
                    words: part.modelData.text
                    marks: part.modelData.marks
                    px: 13
                    quiet: true
                }
            }
        }
    }
}
