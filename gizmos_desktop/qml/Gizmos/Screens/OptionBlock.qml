import QtQuick
import Gizmos.Ui

// A control with its caption above it, as wide as the wider of them, or narrower by `squeeze`: then it is up to the control what it
// does with its `room`.
Item {
    id: block

    property string caption
    property real squeeze: 1
    property real wanted // by the control
    readonly property alias room: block.width
    default property alias content: control.data

    implicitWidth: Math.max(words.implicitWidth, wanted)
    implicitHeight: words.height + control.height + Theme.px(6)
    width: Theme.snap(implicitWidth * squeeze)
    height: implicitHeight

    Txt {
        id: words

        width: Math.min(implicitWidth, block.width)
        elide: Text.ElideRight
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.font(11)
        text: block.caption
        px: 13
        color: Theme.text2
    }

    Item {
        id: control

        y: words.height + Theme.px(6)
        width: block.width
        height: childrenRect.height
    }
}
