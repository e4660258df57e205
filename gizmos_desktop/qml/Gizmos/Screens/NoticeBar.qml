import QtQuick
import Gizmos.Ui

// One sentence at the top of the window about something that went wrong; it stays until it is closed.
Panel {
    id: bar

    property string text

    signal dismissed

    width: Math.min(words.implicitWidth + Theme.px(104), Theme.px(760))
    height: Math.max(Theme.px(44), words.height + Theme.px(16))
    depth: 2
    visible: bar.text !== ""
    opacity: Theme.overlay

    Glyph {
        x: Theme.px(16)
        anchors.verticalCenter: parent.verticalCenter
        icon: "info"
        size: 20
    }

    Txt {
        id: words

        x: Theme.px(46)
        width: bar.width - Theme.px(102)
        anchors.verticalCenter: parent.verticalCenter
        text: bar.text
        px: 14
        wrapMode: Text.WordWrap
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }

    IconBtn {
        objectName: "notice_close"
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(6)
        anchors.verticalCenter: parent.verticalCenter
        icon: "close"
        s: 34
        reach: 5
        label: qsTr("Close the message")
        onActivated: bar.dismissed()
    }
}
