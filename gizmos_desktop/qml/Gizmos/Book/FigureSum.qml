pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Ui

// What the points at the end are made of: tiles with a plus between them.
Row {
    id: root

    property var parts: []
    readonly property real cell: Theme.snap((width - (parts.length - 1) * Theme.px(44)) / Math.max(1, parts.length))

    spacing: Theme.px(10)

    Repeater {
        model: root.parts

        Row {
            id: part

            required property var modelData
            required property int index

            spacing: Theme.px(10)

            Glyph {
                visible: part.index > 0
                anchors.verticalCenter: parent.verticalCenter
                icon: "plus"
                size: 24
                tone: "text2"
            }

            Rectangle {
                width: root.cell
                height: Math.max(said.height + Theme.px(24), Theme.px(84))
                radius: Theme.px(12)
                color: Theme.panel

                Glyph {
                    x: Theme.px(14)
                    anchors.verticalCenter: parent.verticalCenter
                    icon: part.modelData.icon
                    size: 32
                }

                Column {
                    id: said

                    x: Theme.px(60)
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width - x - Theme.px(10)

                    Marked {
                        width: parent.width
                        words: part.modelData.text
                        marks: part.modelData.marks
                        px: 15
                        strong: true
                        quiet: true
                    }

                    Marked {
                        width: parent.width
                        words: part.modelData.note
                        marks: part.modelData.noteMarks
                        px: 13
                        color: Theme.text2
                        quiet: true
                    }
                }
            }
        }
    }
}
