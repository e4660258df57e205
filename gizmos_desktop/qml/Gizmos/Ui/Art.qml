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
    sourceSize: Qt.size(Math.max(1, Math.round(width * Theme.ratio)), Math.max(1, Math.round(height * Theme.ratio)))
    source: path === "" ? "" : Theme.art(path)
    fillMode: Image.Stretch
    smooth: true
    Accessible.ignored: true
}
