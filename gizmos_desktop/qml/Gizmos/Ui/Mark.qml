pragma ComponentBehavior: Bound
import QtQuick

// A small pill that says something about the whole (icon and word); what it means is its tip, for mouse and keyboard.
Usable {
    id: root

    property string icon: ""
    property real h: 28

    width: row.implicitWidth + Theme.px(20)
    height: Theme.px(h)
    r: h / 2
    reach: Math.max(0, (44 - h) / 2)
    Accessible.role: Accessible.StaticText

    Rectangle {
        anchors.fill: parent
        radius: height / 2
        color: Theme.panelLo
        border.width: Theme.px(1.5)
        border.color: Theme.text2
    }

    Row {
        id: row

        x: Theme.px(10)
        height: parent.height
        spacing: Theme.px(6)

        Glyph {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.icon !== ""
            icon: root.icon
            size: 14
        }

        Txt {
            anchors.verticalCenter: parent.verticalCenter
            text: root.label
            quiet: true
            px: 12
        }
    }

    Tip {
        target: root
        text: root.asked ? root.hint : ""
    }
}
