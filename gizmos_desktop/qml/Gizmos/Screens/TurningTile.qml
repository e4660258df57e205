pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Ui

// A turning point of a game: whose turn, how the chance changed, what was done and what would have been better. Looks at it there.
Usable {
    id: tile

    required property int number
    required property int round
    required property int seat
    required property string name
    required property string before
    required property string after
    required property bool rose
    required property string played
    required property var playedTokens
    required property string better
    required property var betterTokens
    required property string spoken

    height: Theme.px(88)
    r: 12
    ringGap: 2
    label: spoken
    hint: qsTr("%1. %2", "one sentence after another").arg(played).arg(better)

    component Line: Item {
        id: line

        property string text
        property var tokens: []

        height: Theme.px(22)
        width: tile.width - Theme.px(48) - Theme.px(18) - open.width

        Txt {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, parent.width - (strip.visible ? strip.width + Theme.px(10) : 0))
            text: line.text
            px: 13
            color: Theme.text2
            elide: Text.ElideRight

            Strip {
                id: strip

                x: parent.width + Theme.px(10)
                anchors.verticalCenter: parent.verticalCenter
                visible: line.tokens.length > 0
                width: Math.min(natural, Theme.px(110))
                height: Theme.px(18)
                size: 16
                tokens: line.tokens
                tone: "text2"
            }
        }
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(12)
        color: tile.hovered ? Theme.panelHi : Theme.panelLo
        border.width: Theme.dark ? 0 : 1
        border.color: Theme.edge
    }
    Rectangle {
        x: Theme.px(12)
        y: Theme.px(10)
        width: Theme.px(24)
        height: width
        radius: width / 2
        color: Theme.text
        Txt {
            anchors.centerIn: parent
            text: tile.number
            px: 14
            numeral: true
            color: Theme.panel
        }
    }
    Row {
        x: Theme.px(46)
        y: Theme.px(9)
        height: Theme.px(26)
        spacing: Theme.px(8)

        Avatar {
            anchors.verticalCenter: parent.verticalCenter
            seat: tile.seat
            s: 26
        }
        Txt {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, Theme.px(190))
            text: qsTr("Round %1, %2").arg(tile.round).arg(tile.name)
            px: 15
            strong: true
            elide: Text.ElideRight
        }
        Item {
            width: Theme.px(4)
            height: 1
        }
        Glyph {
            anchors.verticalCenter: parent.verticalCenter
            icon: tile.rose ? "up" : "down"
            size: 14
            tone: "text2"
        }
        Txt {
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("%1 to %2", "a chance that changed").arg(tile.before).arg(tile.after)
            px: 15
            numeral: true
        }
    }
    Line {
        x: Theme.px(48)
        y: Theme.px(38)
        text: tile.played
        tokens: tile.playedTokens
    }
    Line {
        x: Theme.px(48)
        y: Theme.px(60)
        text: tile.better
        tokens: tile.betterTokens
    }
    Glyph {
        id: open

        x: tile.width - width - Theme.px(14)
        anchors.verticalCenter: parent.verticalCenter
        icon: "eye"
        size: 20
        tone: "text2"
    }
}
