pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Ui

// What the points at the end are made of: tiles with a plus between them.
Flow {
    id: root

    property var parts: []
    // One below the other
    readonly property bool narrow: width < Theme.px(640)
    readonly property real cell: narrow ? width - Theme.px(40) : Theme.snap((width - (parts.length - 1) * Theme.px(46)) / Math.max(1, parts.length))

    spacing: Theme.px(10)

    Repeater {
        model: root.parts

        Row {
            id: part

            required property var modelData
            required property int index

            spacing: Theme.px(10)

            Glyph {
                opacity: part.index > 0 ? 1 : 0
                visible: part.index > 0 || root.narrow
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
