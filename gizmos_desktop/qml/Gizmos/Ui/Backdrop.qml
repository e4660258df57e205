pragma ComponentBehavior: Bound
import QtQuick

// The table's ground: a soft light and a pegboard of dots.
Item {
    id: root

    anchors.fill: parent

    Image {
        anchors.fill: parent
        // A quarter of the pixels is enough for a gradient
        sourceSize: Qt.size(Math.max(1, Math.ceil(root.width / 2)), Math.max(1, Math.ceil(root.height / 2)))
        source: Theme.art("backdrop/light-" + (Theme.dark ? "dark" : "light"))
        smooth: true
    }

    Image {
        anchors.fill: parent
        fillMode: Image.Tile
        horizontalAlignment: Image.AlignLeft
        verticalAlignment: Image.AlignTop
        sourceSize: Qt.size(Math.round(Theme.px(32)), Math.round(Theme.px(32)))
        source: Theme.art("backdrop/peg-" + (Theme.dark ? "dark" : "light"))
    }
}
