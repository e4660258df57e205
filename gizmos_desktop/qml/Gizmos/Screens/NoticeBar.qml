import QtQuick
import Gizmos.Ui

// One sentence above the screen. What went wrong stays until it is closed; good news goes by itself, unless pointer or focus are
// on it.
Panel {
    id: bar

    property string text
    // AppModel.noticeKind
    property string kind
    // Where nothing lies that matters now
    property rect room: Qt.rect(0, 0, Theme.px(760), Theme.px(52))
    readonly property alias focused: close.activeFocus
    readonly property bool good: bar.kind === "good"
    // Long enough to be read
    property int stay: Math.max(5000, 70 * bar.text.length)

    signal dismissed

    x: Theme.snap(bar.room.x + (bar.room.width - width) / 2)
    y: Theme.snap(bar.room.y + (bar.room.height - height) / 2)
    width: Math.min(words.implicitWidth + Theme.px(94), bar.room.width)
    height: Math.min(Math.max(Theme.px(40), words.implicitHeight + Theme.px(8)), bar.room.height)
    depth: 2
    objectName: "notice"
    visible: bar.text !== ""
    opacity: Theme.overlay

    Timer {
        running: bar.good && !hover.hovered && !close.activeFocus
        interval: bar.stay
        onTriggered: bar.dismissed()
    }

    HoverHandler {
        id: hover
    }

    Glyph {
        x: Theme.px(14)
        anchors.verticalCenter: parent.verticalCenter
        icon: bar.good ? "check" : "info"
        size: 20
    }

    Txt {
        id: words

        x: Theme.px(44)
        width: bar.width - Theme.px(90)
        height: bar.height
        text: bar.text
        px: 14
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.font(11)
        elide: Text.ElideRight
        lineHeight: 0.95
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }

    IconBtn {
        id: close

        objectName: "notice_close"
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(5)
        anchors.verticalCenter: parent.verticalCenter
        icon: "close"
        s: 30
        reach: 7
        label: qsTr("Close the message")
        onActivated: bar.dismissed()
    }
}
