pragma ComponentBehavior: Bound
import QtQuick

// The rosette with a number of points.
Item {
    id: root

    property string points
    property real size: 26

    width: Theme.px(size)
    height: Theme.px(size * 1.08)

    Art {
        w: root.size
        path: "medal"
    }

    Txt {
        width: parent.width
        y: Theme.px(root.size * 0.085)
        height: Theme.px(root.size * 0.65)
        horizontalAlignment: Text.AlignHCenter
        text: root.points
        quiet: true
        numeral: true
        px: root.size * 0.54
        color: "#FFFFFF"
    }
}
