pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Ui

// New game, where another one can be continued: one line with the robots of the levels.
Usable {
    id: row

    required property var levels // SetupModel.levels

    width: Theme.px(470)
    height: Theme.px(60)
    r: 14
    label: qsTr("New game")
    hint: qsTr("2 to 4 seats, persons and computers in any mix")

    Soft {
        r: 14
        depth: row.hovered ? 1.4 : 1
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(14)
        color: Theme.panelHi
        border.width: Theme.dark ? 0 : 1
        border.color: Theme.line
    }

    Rectangle {
        anchors.fill: parent
        visible: row.hovered
        radius: Theme.px(14)
        color: Theme.dark ? "#FFFFFF" : Theme.ink
        opacity: 0.07
    }

    Glyph {
        x: Theme.px(20)
        anchors.verticalCenter: parent.verticalCenter
        icon: "plus"
        size: 22
    }

    Txt {
        x: Theme.px(56)
        height: parent.height
        text: row.label
        quiet: true
        px: 20
        strong: true
    }

    Row {
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(14)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(4)

        Repeater {
            model: row.levels

            LevelBot {
                required property var modelData

                size: 46
                level: modelData.rank
            }
        }
    }
}
