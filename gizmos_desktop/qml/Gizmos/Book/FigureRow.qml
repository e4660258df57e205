pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Ui

// The energy row (first part) and a ring with some spheres (second part; `count` is its limit).
Item {
    id: root

    property var parts: []

    implicitHeight: Theme.px(150)

    Column {
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(8)

        Rectangle {
            width: spheres.width + Theme.px(16)
            height: Theme.px(60)
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
                        size: 46
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
        x: Theme.px(340)
        y: Theme.px(44)
        icon: "fwd"
        size: 28
        tone: "text2"
    }

    Ring {
        x: Theme.px(392)
        d: 146
        balls: root.parts[1].colors
        limit: root.parts[1].count
        label: root.parts[1].text
        Accessible.ignored: true
    }
}
