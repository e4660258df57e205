pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Ui

// New game, where there is none to be continued: the one large tile.
Usable {
    id: tile

    property bool low: false // something else stands below it

    readonly property real cut: low ? 66 : 0 // so much lower is it, and its picture

    width: Theme.px(470)
    height: Theme.px(256 - cut)
    r: 18
    label: qsTr("New game")
    hint: qsTr("2 to 4 seats, persons and computers in any mix")

    Soft {
        r: 18
        depth: tile.hovered ? 2.2 : 1.4
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(18)
        color: Theme.tile
    }

    Rectangle {
        x: Theme.px(12)
        y: Theme.px(12)
        width: Theme.px(446)
        height: Theme.px(164 - tile.cut)
        radius: Theme.px(12)
        color: Theme.dark ? Theme.backBot : Theme.panelLo
        clip: true

        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.px(tile.low ? 8 : 22)
            spacing: Theme.px(tile.low ? 30 : 4)

            Repeater {
                model: 4

                Robot {
                    required property int index

                    seat: index
                    mood: index === 0 ? "wave" : ""
                    h: tile.low ? 86 : 132
                }
            }
        }
    }

    Txt {
        x: Theme.px(20)
        y: Theme.px(186 - tile.cut)
        text: tile.label
        quiet: true
        px: 26
        strong: true
        color: Theme.ink
    }

    Txt {
        x: Theme.px(20)
        y: Theme.px(220 - tile.cut)
        width: Theme.px(374)
        text: tile.hint
        quiet: true
        px: 13
        color: Theme.ink2
        elide: Text.ElideRight
    }

    Rectangle {
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(14)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(16)
        width: Theme.px(56)
        height: Theme.px(46)
        radius: Theme.px(13)
        color: "#0D755C"

        Glyph {
            anchors.centerIn: parent
            icon: "play"
            size: 22
            tone: "white"
        }
    }
}
