pragma ComponentBehavior: Bound
import QtQuick

// One baked picture by its path below resources/art ("machines/2-14"); w, h in design pixels, drawn at device resolution.
Image {
    id: root

    property string path
    property real w: 16
    property real h: w

    width: Theme.px(w)
    height: Theme.px(h)
    sourceSize: Qt.size(Theme.raster(w), Theme.raster(h))
    source: path === "" ? "" : Theme.art(path)
    // In another size the one that is there is stretched until the new one has been drawn
    asynchronous: Theme.resizing
    retainWhileLoading: true
    fillMode: Image.Stretch
    smooth: true
}
