pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Ui

// A decision in the review: round, what was done, and how much chance it gave away. Looks at the game there.
Usable {
    id: line

    required property int round
    required property real loss
    required property string lossText
    required property string played
    required property var playedTokens
    required property string better
    required property var betterTokens
    required property string spoken

    height: Theme.px(line.better === "" ? 32 : 50)
    r: 8
    ringGap: -2
    label: spoken

    Rectangle {
        anchors.fill: parent
        anchors.bottomMargin: Theme.px(2)
        radius: Theme.px(8)
        color: line.hovered ? Theme.panelHi : line.loss > 0 ? Theme.panelLo : "transparent"
    }
    Txt {
        x: Theme.px(10)
        y: Theme.px(6)
        width: Theme.px(26)
        horizontalAlignment: Text.AlignRight
        text: line.round
        px: 14
        numeral: true
        color: Theme.text2
    }
    Strip {
        id: what

        x: Theme.px(50)
        y: Theme.px(6)
        width: Math.min(natural, Theme.px(150))
        height: Theme.px(20)
        size: 18
        tokens: line.playedTokens
        tone: "text"
    }
    Txt {
        x: what.x + what.width + Theme.px(10)
        y: Theme.px(7)
        width: share.x - x - Theme.px(8)
        text: line.played
        px: 13
        elide: Text.ElideRight
    }
    Txt {
        x: Theme.px(50)
        y: Theme.px(28)
        visible: line.better !== ""
        width: Math.min(implicitWidth, line.width - x - instead.width - Theme.px(30))
        text: line.better
        px: 12
        color: Theme.text2
        elide: Text.ElideRight

        Strip {
            id: instead

            x: parent.width + Theme.px(8)
            y: Theme.px(1)
            width: Math.min(natural, Theme.px(130))
            height: Theme.px(16)
            size: 15
            tokens: line.betterTokens
            tone: "text2"
        }
    }
    Txt {
        id: share

        x: line.width - width - Theme.px(10)
        y: Theme.px(line.loss > 0 ? 5 : 8)
        text: line.lossText
        px: line.loss > 0 ? 16 : 12
        numeral: line.loss > 0
        color: line.loss > 0 ? Theme.text : Theme.text2
    }
}
