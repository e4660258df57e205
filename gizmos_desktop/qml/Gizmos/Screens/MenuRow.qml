import QtQuick
import Gizmos.Ui

// One row of the start screen's menu: glyph, name, a line below it.
Usable {
    id: row

    property string icon
    property string sub
    property real h: 54

    r: 14
    width: Theme.px(230)
    height: Theme.px(h)
    hint: row.sub

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(14)
        color: row.hovered ? Theme.panelHi : Theme.panel
        border.width: Theme.dark ? 0 : 1
        border.color: Theme.line
    }

    Glyph {
        x: Theme.px(18)
        anchors.verticalCenter: parent.verticalCenter
        icon: row.icon
        size: 21
    }

    Column {
        x: Theme.px(54)
        width: parent.width - x - Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(1)

        Txt {
            width: parent.width
            text: row.label
            px: 16
            strong: true
            elide: Text.ElideRight
        }

        Txt {
            visible: row.sub !== ""
            width: parent.width
            text: row.sub
            px: 12
            color: Theme.text2
            elide: Text.ElideRight
        }
    }
}
