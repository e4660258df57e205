import QtQuick
import Gizmos.Ui

// A filter that is on or off: a square with an icon or pip.
Usable {
    id: root

    property string icon
    property string energy

    width: Theme.px(44)
    height: width
    r: 12
    Accessible.role: Accessible.CheckBox
    Accessible.checkable: true
    Accessible.checked: chosen

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(12)
        color: root.chosen ? Theme.goSoft : root.hovered ? Theme.panelHi : Theme.panel
        border.width: root.chosen ? Theme.px(2.5) : Theme.dark ? 0 : Theme.px(1.5)
        border.color: root.chosen ? Theme.go : Theme.edge
    }

    Glyph {
        visible: root.icon !== ""
        anchors.centerIn: parent
        icon: root.icon
        size: 22
        tone: root.chosen ? "text" : "text2"
    }

    Pip {
        visible: root.energy !== ""
        anchors.centerIn: parent
        energy: root.energy
        size: 24
    }

    Tip {
        target: root
        text: root.asked ? root.label : ""
    }
}
