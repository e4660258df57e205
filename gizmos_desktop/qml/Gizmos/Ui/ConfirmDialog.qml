pragma ComponentBehavior: Bound
import QtQuick

// A question before something that cannot be taken back. The safe answer has the focus.
DialogFrame {
    id: dialog

    property string question
    property string detail
    property string yes
    property string no: qsTr("Stay")

    signal confirmed

    w: 460
    h: 190
    first: stay

    Txt {
        x: Theme.px(28)
        y: Theme.px(26)
        width: Theme.px(404)
        text: dialog.question
        px: 20
        strong: true
        wrapMode: Text.WordWrap
    }
    Txt {
        x: Theme.px(28)
        y: Theme.px(64)
        width: Theme.px(404)
        text: dialog.detail
        px: 14
        color: Theme.text2
        wrapMode: Text.WordWrap
    }
    Row {
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(24)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(22)
        spacing: Theme.px(10)
        Btn {
            objectName: "confirm_yes"
            h: 44
            label: dialog.yes
            onActivated: dialog.confirmed()
        }
        Btn {
            id: stay
            objectName: "confirm_no"
            h: 44
            label: dialog.no
            primary: true
            onActivated: dialog.closed()
        }
    }
}
