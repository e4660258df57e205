pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Ui

// The four actions: symbol, name, what it does.
Grid {
    id: root

    property var parts: []

    columns: width < Theme.px(640) ? 1 : 2
    spacing: Theme.px(10)

    Repeater {
        model: root.parts

        Rectangle {
            id: tile

            required property var modelData

            width: Theme.snap((root.width - (root.columns - 1) * root.spacing) / root.columns)
            height: Math.max(Theme.px(72), said.height + Theme.px(20))
            radius: Theme.px(12)
            color: Theme.panel

            Rectangle {
                x: Theme.px(12)
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.px(48)
                height: width
                radius: Theme.px(14)
                color: Theme.tile

                Glyph {
                    anchors.centerIn: parent
                    icon: tile.modelData.icon
                    size: 28
                    tone: "ink"
                }
            }

            Column {
                id: said

                x: Theme.px(74)
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - x - Theme.px(12)

                Marked {
                    width: parent.width
                    words: tile.modelData.text
                    marks: tile.modelData.marks
                    px: 16
                    strong: true
                    quiet: true
                }

                Marked {
                    width: parent.width
                    words: tile.modelData.note
                    marks: tile.modelData.noteMarks
                    px: 14
                    color: Theme.text2
                    quiet: true
                }
            }
        }
    }
}
