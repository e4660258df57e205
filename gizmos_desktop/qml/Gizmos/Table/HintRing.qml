import QtQuick
import Gizmos.Ui

// The mark of what the chosen hint is about: a double ring and a bulb. It lies on the thing itself, wherever that goes.
Item {
    id: ring

    property Item target: null
    property bool round: false

    anchors.fill: parent
    visible: target !== null
    z: 9

    Rectangle {
        anchors.fill: parent
        anchors.margins: -Theme.px(5)
        radius: ring.round ? width / 2 : Theme.px(15)
        color: "transparent"
        border.width: Theme.px(3)
        border.color: Theme.go
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: -Theme.px(9)
        radius: ring.round ? width / 2 : Theme.px(19)
        color: "transparent"
        border.width: Theme.px(2)
        border.color: Theme.go
        opacity: 0.5
    }
    Rectangle {
        x: parent.width - width / 2 + (ring.round ? -Theme.px(4) : Theme.px(2))
        y: -height / 2 - (ring.round ? -Theme.px(4) : Theme.px(2))
        width: Theme.px(24)
        height: width
        radius: width / 2
        color: Theme.go
        Glyph {
            anchors.centerIn: parent
            icon: "hint"
            size: 16
            tone: "goText"
        }
    }
}
