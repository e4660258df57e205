pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Ui

// One advised action: picture, strip and words, the chance to win and the points expected, and why. Chosen, it is ringed on the table.
Usable {
    id: tile

    required property int place
    required property var picture // {card}, {color}, {level} or {icon}
    required property var tokens
    required property string text
    required property string winText
    required property int points
    required property string because

    height: Theme.px(98)
    r: 11
    ringGap: 2

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(11)
        color: tile.chosen ? Theme.goSoft : tile.hovered ? Theme.panelHi : Theme.panelLo
        border.width: tile.chosen ? Theme.px(2.5) : 0
        border.color: Theme.go
    }
    Rectangle {
        x: Theme.px(10)
        y: Theme.px(10)
        width: Theme.px(64)
        height: Theme.px(44)
        radius: Theme.px(9)
        color: tile.picture.icon !== undefined ? Theme.panel : Theme.tint(card?.energy ?? "any")

        readonly property var card: tile.picture.card !== undefined && CardBook.revision >= 0 ? CardBook.card(tile.picture.card) : null

        Machine {
            anchors.centerIn: parent
            visible: tile.picture.card !== undefined
            card: tile.picture.card ?? "0-01"
            w: 60
        }
        Marble {
            anchors.centerIn: parent
            visible: tile.picture.color !== undefined
            energy: tile.picture.color ?? "red"
            size: 36
        }
        Rectangle {
            anchors.centerIn: parent
            visible: tile.picture.level !== undefined
            width: Theme.px(28)
            height: Theme.px(36)
            radius: Theme.px(5)
            color: Theme.deckBack
            border.width: Theme.px(1.5)
            border.color: Theme.deckEdge
            Bars {
                anchors.centerIn: parent
                level: tile.picture.level ?? 1
                barWidth: 4
                barHeight: 12
                on: Theme.deckText
                off: Theme.deckBar
            }
        }
        Glyph {
            anchors.centerIn: parent
            visible: tile.picture.icon !== undefined
            icon: tile.picture.icon ?? "end"
            size: 26
        }
    }
    Rectangle {
        x: Theme.px(5)
        y: Theme.px(5)
        width: Theme.px(20)
        height: width
        radius: width / 2
        color: tile.chosen ? Theme.go : Theme.medal
        Txt {
            anchors.centerIn: parent
            text: tile.place
            px: 13
            numeral: true
            color: tile.chosen ? Theme.goText : "#FFFFFF"
        }
    }
    Strip {
        id: strip

        x: Theme.px(84)
        y: Theme.px(9)
        width: Math.min(natural, tile.width - x - Theme.px(80))
        height: Theme.px(20)
        size: 19
        tokens: tile.tokens
        tone: "text"
    }
    Txt {
        x: Theme.px(84)
        y: Theme.px(Theme.japanese ? 28 : 30)
        width: tile.width - x - Theme.px(78)
        height: Theme.px(Theme.japanese ? 36 : 32)
        text: tile.text
        px: Theme.japanese ? 12 : 13
        lineHeight: 0.92
        wrapMode: Text.WordWrap
        maximumLineCount: 2
        elide: Text.ElideRight
    }
    Txt {
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(12)
        y: Theme.px(7)
        text: tile.winText
        px: 19
        numeral: true
    }
    Row {
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(12)
        y: Theme.px(33)
        spacing: Theme.px(4)
        Glyph {
            anchors.verticalCenter: parent.verticalCenter
            icon: "vp"
            size: 15
            tone: "text2"
        }
        Txt {
            anchors.verticalCenter: parent.verticalCenter
            text: tile.points
            px: 15
            numeral: true
            color: Theme.text2
        }
    }
    Txt {
        x: Theme.px(12)
        y: Theme.px(62)
        width: tile.width - Theme.px(24)
        height: Theme.px(32)
        text: tile.because
        px: 12
        lineHeight: 0.95
        color: tile.chosen ? Theme.text : Theme.text2
        wrapMode: Text.WordWrap
        maximumLineCount: 2
        elide: Text.ElideRight
        verticalAlignment: Text.AlignVCenter
    }
}
