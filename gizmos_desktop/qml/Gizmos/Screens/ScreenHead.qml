import QtQuick
import Gizmos.Ui

// Head of a full screen: the way back, title and a line below it.
Item {
    id: head

    property string title
    property string sub
    property real w: 1216
    property real keep: 0 // what stands at its right end takes so much
    property alias backName: back.objectName

    signal backRequested

    x: Theme.px(32)
    y: Theme.px(20)
    width: Theme.px(head.w)
    height: Theme.px(44)

    IconBtn {
        id: back

        icon: "back"
        s: 44
        label: qsTr("Back")
        onActivated: head.backRequested()
    }

    Txt {
        x: Theme.px(60)
        y: head.sub === "" ? Theme.px(6) : -Theme.px(2)
        width: Math.min(implicitWidth, head.width - x - Theme.px(head.keep))
        elide: Text.ElideRight
        text: head.title
        px: 26
        strong: true
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    Txt {
        visible: head.sub !== ""
        x: Theme.px(60)
        y: Theme.px(30)
        width: Math.min(implicitWidth, head.width - x - Theme.px(head.keep))
        elide: Text.ElideRight
        text: head.sub
        px: 13
        color: Theme.text2
    }
}
