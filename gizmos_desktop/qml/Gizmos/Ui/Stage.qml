pragma ComponentBehavior: Bound
import QtQuick

// The tinted stage that a machine stands on.
Rectangle {
    id: root

    property string card
    property string energy: "none"
    property real k: 1

    radius: 7 * k * Theme.u
    color: Theme.tint(energy)

    Rectangle {
        y: parent.height - height
        width: parent.width
        height: Theme.px(13 * root.k)
        radius: parent.radius
        color: Theme.floor(root.energy)
        opacity: 0.75

        Rectangle {
            width: parent.width
            height: Theme.snap(parent.height / 2)
            color: parent.color
        }
    }

    Machine {
        x: Theme.snap((root.width - width) / 2)
        y: Theme.snap((root.height - height) / 2)
        w: 94.6 * root.k
        card: root.card
    }
}
