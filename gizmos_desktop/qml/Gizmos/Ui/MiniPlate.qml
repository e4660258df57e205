pragma ComponentBehavior: Bound
import QtQuick

// One Gizmo of an opponent at the smallest: the edge in the cost energy, its strip.
Rectangle {
    id: root

    property var card: ({})
    property real w: 59
    property real h: 15

    width: Theme.px(w)
    height: Theme.px(h)
    radius: Theme.px(5)
    color: Theme.tile

    Rectangle {
        width: Theme.px(5)
        height: parent.height
        topLeftRadius: parent.radius
        bottomLeftRadius: parent.radius
        color: Theme.energy(root.card.energy ?? "none")
    }

    MiniStrip {
        x: Theme.px(6)
        width: root.width - x - Theme.px(1)
        height: root.height
        size: 14
        full: root.card.mini ?? []
    }
}
