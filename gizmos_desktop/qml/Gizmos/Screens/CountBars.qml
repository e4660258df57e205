pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Ui

// Games and wins by a kind of thing: a line each, as long as there were games, mint as far as they were won.
Column {
    id: bars

    property string title
    property var lines: [] // {name, games, wins, text}
    property real w: 400
    readonly property int most: lines.reduce((most, line) => Math.max(most, line.games), 1)

    spacing: Theme.px(6)

    Txt {
        text: bars.title
        px: 14
        strong: true
        color: Theme.text2
    }

    Repeater {
        model: bars.lines

        Item {
            id: line

            required property var modelData

            width: Theme.px(bars.w)
            height: Theme.px(38)
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%1: %2").arg(modelData.name).arg(modelData.text)

            Txt {
                width: parent.width - said.width - Theme.px(10)
                text: line.modelData.name
                quiet: true
                px: 13
                elide: Text.ElideRight
            }

            Txt {
                id: said

                anchors.right: parent.right
                text: line.modelData.text
                quiet: true
                px: 12
                color: Theme.text2
            }

            Rectangle {
                y: Theme.px(20)
                width: Math.max(height, parent.width * line.modelData.games / bars.most)
                height: Theme.px(10)
                radius: height / 2
                color: Theme.panelLo
                border.width: 1
                border.color: Theme.line

                Rectangle {
                    visible: line.modelData.wins > 0
                    width: Math.max(height, parent.width * line.modelData.wins / Math.max(1, line.modelData.games))
                    height: parent.height
                    radius: height / 2
                    color: Theme.go
                }
            }
        }
    }
}
