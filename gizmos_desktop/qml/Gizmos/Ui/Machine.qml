pragma ComponentBehavior: Bound
import QtQuick

// The machine of a card (by its id), three by two.
Art {
    id: root

    property string card
    // In lists that are scrolled fast: the picture of the display, which is there already (`Ahead`), made smaller. One in the very size is
    // a little sharper and takes some ms to draw.
    property bool quick: false
    readonly property real drawn: quick ? 94.6 : w

    w: 96
    h: w / 1.5
    sourceSize: Qt.size(Theme.raster(drawn), Theme.raster(drawn / 1.5))
    path: card === "" ? "" : "machines/" + card
}
