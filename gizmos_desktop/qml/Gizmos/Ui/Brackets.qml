pragma ComponentBehavior: Bound
import QtQuick

// Mint brackets on the four corners of the parent: can be paid now, told by form and not by colour alone.
Item {
    id: root

    property real size: 18
    property real out: 1.5

    anchors.fill: parent

    Repeater {
        model: root.visible ? 4 : 0

        Glyph {
            required property int index
            readonly property bool east: index === 1 || index === 2
            readonly property bool south: index > 1

            icon: "corner"
            tone: "go"
            size: root.size
            rotation: index * 90
            x: east ? root.width - width + Theme.px(root.out) : -Theme.px(root.out)
            y: south ? root.height - height + Theme.px(root.out) : -Theme.px(root.out)
        }
    }
}
