import QtQuick
import Gizmos.Ui

// A seat as a tab of the full dashboard: its mascot; the name shows while it is looked at.
Usable {
    id: tab

    required property int avatar
    property string name: ""

    width: Theme.px(44)
    height: Theme.px(44)
    r: 13
    label: name
    Accessible.role: Accessible.PageTab

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(13)
        color: tab.chosen ? Theme.goSoft : Theme.panelHi
        border.width: tab.chosen ? Theme.px(2.5) : tab.hovered ? 1 : 0
        border.color: tab.chosen ? Theme.go : Theme.text2
    }
    Avatar {
        anchors.centerIn: parent
        seat: tab.avatar
        s: 36
    }
    Tip {
        target: tab
        text: tab.asked ? tab.name : ""
    }
}
