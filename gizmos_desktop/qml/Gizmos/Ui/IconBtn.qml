pragma ComponentBehavior: Bound
import QtQuick

// A square button with an icon; its label is for screen readers and the tip.
Usable {
    id: root

    property string icon
    property real s: 44

    width: Theme.px(s)
    height: width
    r: s * 0.3
    repeats: true
    reach: Math.max(0, (44 - s) / 2)
    scale: pressed && usable ? 0.96 : 1

    Rectangle {
        anchors.fill: parent
        radius: root.r * Theme.u
        color: !root.usable ? Theme.off : root.chosen ? Theme.goSoft : Theme.panelHi
        border.width: root.chosen && root.usable ? Theme.px(2) : root.usable === Theme.dark ? 0 : Theme.px(1.5)
        border.color: root.chosen && root.usable ? Theme.go : root.usable ? Theme.edge : Theme.dark ? Theme.line : "transparent"
    }

    Rectangle {
        anchors.fill: parent
        visible: root.hovered && root.usable
        radius: root.r * Theme.u
        color: Theme.dark ? "#FFFFFF" : Theme.ink
        opacity: 0.07
    }

    Glyph {
        x: Theme.snap((root.width - width) / 2)
        y: Theme.snap((root.height - height) / 2)
        icon: root.icon
        size: root.s * 0.475
        tone: root.usable ? "text" : "text2"
        opacity: root.usable ? 1 : 0.6
    }

    Component.onCompleted: Tips.keep(root)
    Component.onDestruction: Tips.forget(root)

    Tip {
        target: root
        text: root.asked ? (root.usable || root.why === "" ? root.label : root.why) : ""
    }
}
