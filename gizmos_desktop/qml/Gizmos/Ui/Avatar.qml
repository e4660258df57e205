pragma ComponentBehavior: Bound
import QtQuick

// A seat's mascot in its sunken square; s in design pixels.
Rectangle {
    id: root

    property int seat: 0
    property real s: 38
    property bool nap: false
    property bool turn: false

    width: Theme.px(s)
    height: width
    radius: Theme.px(s * 0.3)
    color: Theme.panelLo
    border.width: turn ? Theme.px(2) : 0
    border.color: Theme.go

    Art {
        x: Theme.snap((root.width - width) / 2)
        y: Theme.snap((root.height - height) / 2)
        w: root.s * 0.84
        h: w * 44 / 48
        path: "avatars/" + root.seat % 4 + (root.nap ? "-nap" : "")
    }
}
