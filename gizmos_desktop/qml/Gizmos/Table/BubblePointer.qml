import QtQuick
import QtQuick.Shapes
import Gizmos.Ui

// The tip of a bubble, on one of its sides ("left right top bottom", "" for none), `at` along that.
Shape {
    id: pointer

    property string side: ""
    property real at: 0

    visible: side !== ""
    width: Theme.px(24)
    height: Theme.px(12)
    x: side === "left" ? -(width + height) / 2 + Theme.px(1) : side === "right" ? parent.width - (width - height) / 2 - Theme.px(1) : at - width / 2
    y: side === "top" ? -height + Theme.px(1) : side === "bottom" ? parent.height - Theme.px(1) : at - height / 2
    rotation: ({
            left: 90,
            right: -90,
            top: 180
        })[side] ?? 0

    ShapePath {
        strokeWidth: 0
        strokeColor: "transparent"
        fillColor: Theme.go
        startX: 0
        startY: 0
        PathLine {
            x: pointer.width
            y: 0
        }
        PathLine {
            x: pointer.width / 2
            y: pointer.height
        }
        PathLine {
            x: 0
            y: 0
        }
    }
}
