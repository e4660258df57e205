import QtQuick
import Gizmos.Models
import Gizmos.Ui

// A tip of the first games: one sentence or two, and a button that closes it. Nothing waits for it.
Panel {
    id: bubble

    required property NudgeModel nudge
    readonly property bool usable: true // it takes presses
    property string side: ""
    property real at: 0

    width: Theme.px(312)
    height: Math.max(Theme.px(52), said.height + Theme.px(24))
    r: 14
    depth: 2
    Accessible.role: Accessible.AlertMessage
    Accessible.name: nudge.text

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(14)
        color: "transparent"
        border.width: Theme.px(1.5)
        border.color: Theme.go
    }
    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        acceptedButtons: Qt.AllButtons
        onWheel: wheel => wheel.accepted = true
    }
    BubblePointer {
        side: bubble.side
        at: bubble.at
    }
    Glyph {
        x: Theme.px(13)
        anchors.verticalCenter: parent.verticalCenter
        icon: "info"
        size: 22
        tone: "go"
    }
    Txt {
        id: said

        objectName: "nudge_text"
        x: Theme.px(46)
        anchors.verticalCenter: parent.verticalCenter
        width: closer.x - x - Theme.px(8)
        text: bubble.nudge.text
        quiet: true
        px: Theme.japanese ? 13 : 14
        wrapMode: Text.Wrap
    }
    IconBtn {
        id: closer

        objectName: "nudge_close"
        x: bubble.width - width - Theme.px(9)
        y: Theme.px(9)
        s: 32
        icon: "close"
        label: qsTr("Close the tip (Esc)")
        onActivated: bubble.nudge.close()
    }
}
