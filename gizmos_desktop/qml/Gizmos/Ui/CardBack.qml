pragma ComponentBehavior: Bound
import QtQuick

// The back of a card of a level, 104 x 132 at k = 1. `caption` and `count` are for decks.
Rectangle {
    id: root

    property int level: 1
    property real k: 1
    property string caption: ""
    property int count: -1

    width: Theme.px(104 * k)
    height: Theme.px(132 * k)
    radius: 11 * k * Theme.u
    color: Theme.deckBack

    Repeater {
        model: 4

        Glyph {
            required property int index

            icon: "cog"
            tone: "deck"
            size: 26 * root.k
            x: Theme.px((index % 2 ? 73 : 5) * root.k)
            y: Theme.px((index > 1 ? 101 : 5) * root.k)
        }
    }

    Bars {
        x: Theme.snap((root.width - width) / 2)
        y: Theme.px((root.count < 0 ? 51 : 26) * root.k)
        level: root.level
        barWidth: Theme.px(11 * root.k)
        barHeight: Theme.px(30 * root.k)
        spacing: Theme.px(6 * root.k)
        on: "#FFFFFF"
        off: Theme.deckBar
    }

    Txt {
        visible: root.caption !== ""
        x: Theme.snap((root.width - width) / 2)
        y: Theme.px(63 * root.k)
        text: root.caption
        quiet: true
        px: Math.max(11, 12 * root.k)
        color: Theme.deckText
    }

    Rectangle {
        visible: root.count >= 0
        x: Theme.snap((root.width - width) / 2)
        y: Theme.px(88 * root.k)
        width: Theme.px(46 * root.k)
        height: Theme.px(26 * root.k)
        radius: height / 2
        color: Theme.deckWell

        Txt {
            anchors.centerIn: parent
            text: root.count
            quiet: true
            numeral: true
            px: 16 * root.k
            color: "#FFFFFF"
        }
    }
}
