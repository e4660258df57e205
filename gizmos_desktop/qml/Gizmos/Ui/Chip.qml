pragma ComponentBehavior: Bound
import QtQuick

// A small pill that carries a row of icons and words.
Rectangle {
    id: root

    default property alias content: row.data
    property real h: 28
    property real pad: 22

    height: Theme.px(h)
    width: row.implicitWidth + Theme.px(pad)
    radius: height / 2
    color: Theme.panel
    border.width: Theme.dark ? 0 : 1
    border.color: Theme.line

    Row {
        id: row

        x: Theme.snap((root.width - width) / 2)
        y: Theme.snap((root.height - height) / 2)
        spacing: Theme.px(6)
    }
}
