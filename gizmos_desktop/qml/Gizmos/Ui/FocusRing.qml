pragma ComponentBehavior: Bound
import QtQuick

// The ring around what has the keyboard focus: white on dark, ink on light, with a gap.
Rectangle {
    id: root

    property real r: 12
    property real gap: 4

    anchors.fill: parent
    anchors.margins: -Theme.px(gap)
    radius: (r + gap) * Theme.u
    color: "transparent"
    border.width: Theme.px(2.5)
    border.color: Theme.focus
    z: 10
    opacity: Theme.overlay
}
