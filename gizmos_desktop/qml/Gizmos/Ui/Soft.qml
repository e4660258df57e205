pragma ComponentBehavior: Bound
import QtQuick

// Soft shadow from four stacked rectangles: the same in every renderer. Fills its parent; r, depth in design pixels.
Item {
    id: root

    property real r: 12
    property real depth: 1
    property color tone: Theme.shadow
    property real alpha: Theme.shadowA

    anchors.fill: parent

    Repeater {
        model: 4

        Rectangle {
            required property int index
            readonly property real grow: (3 - index) * 1.5 * Theme.u * root.depth

            x: -grow
            y: -grow + 2.5 * Theme.u * root.depth
            width: root.width + 2 * grow
            height: root.height + 2 * grow
            radius: root.r * Theme.u + grow
            color: root.tone
            opacity: root.alpha
        }
    }
}
