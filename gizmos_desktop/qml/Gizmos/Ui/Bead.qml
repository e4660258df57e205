pragma ComponentBehavior: Bound
import QtQuick

// One step on the chain line: a white bead with what was done; or "+4" for the steps folded into it.
Rectangle {
    id: root

    property var tokens: []
    property real h: 38
    property int more: 0

    width: Theme.px(28) + Theme.snap(more > 0 ? folded.implicitWidth : strip.implicitWidth)
    height: Theme.px(h)
    radius: height / 2
    color: Theme.tile

    Soft {
        r: root.h / 2
        depth: 0.5
        z: -1
    }

    Strip {
        id: strip

        visible: root.more === 0
        x: Theme.px(14)
        height: root.height
        size: root.h * 0.58
        tokens: root.more === 0 ? root.tokens : []
    }

    Txt {
        id: folded

        visible: root.more > 0
        x: Theme.px(14)
        height: root.height
        text: "+" + root.more
        numeral: true
        px: root.h * 0.42
        color: Theme.ink
        Accessible.name: qsTr("%n earlier step(s)", "", root.more)
    }
}
