import QtQuick
import Gizmos.Ui

// A converter at work: a mint outline around its plate that grows once and goes. Where there is no plate to be seen it is round.
Rectangle {
    id: glow

    required property var at // {x, y, size}: a centre, with w and h where it is a plate
    readonly property bool plate: at.w !== undefined
    property real t

    objectName: "glow"
    width: plate ? at.w + Theme.px(6) : Theme.px(34)
    height: plate ? at.h + Theme.px(6) : width
    x: at.x - width / 2
    y: at.y - height / 2
    radius: plate ? Theme.px(12) : width / 2
    color: "transparent"
    border.width: Theme.px(3)
    border.color: Theme.go
    scale: 1 + (plate ? 0.06 : 0.25) * t
    opacity: t < 0.3 ? 1 : (1 - t) / 0.7

    NumberAnimation on t {
        from: 0
        to: 1
        duration: OnTheWay.ms(320)
        onFinished: glow.destroy()
    }
}
