pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Ui

// The energy row (first part) and a ring with some spheres (second part; `count` is its limit).
Item {
    id: root

    property var parts: []
    readonly property real size: width < Theme.px(560) ? 36 : 46

    implicitHeight: Theme.px(150)

    Column {
        id: row

        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(8)

        Rectangle {
            width: spheres.width + Theme.px(16)
            height: Theme.px(root.size + 14)
            radius: height / 2
            color: Theme.tray

            Row {
                id: spheres

                x: Theme.px(8)
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.px(2)

                Repeater {
                    model: root.parts[0].colors

                    Marble {
                        required property string modelData

                        energy: modelData
                        size: root.size
                    }
                }
            }
        }

        Marked {
            x: Theme.px(16)
            words: root.parts[0].text
            marks: root.parts[0].marks
            px: 13
            quiet: true
        }
    }

    Glyph {
        id: arrow

        x: row.width + Theme.px(22)
        y: row.y + Theme.px(root.size / 2 - 7)
        icon: "fwd"
        size: 28
        tone: "text2"
    }

    Ring {
        x: arrow.x + arrow.width + Theme.px(22)
        d: 146
        balls: root.parts[1].colors
        limit: root.parts[1].count
        label: root.parts[1].text
        Accessible.ignored: true
    }
}
