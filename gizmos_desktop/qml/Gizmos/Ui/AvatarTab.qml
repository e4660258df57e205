pragma ComponentBehavior: Bound
import QtQuick

// A seat as a tab: mascot and name; the open one is goSoft with a mint edge.
Usable {
    id: root

    property int seat: 0
    property string name: ""
    property real s: 44

    width: Theme.snap(Theme.px(s) + words.implicitWidth + Theme.px(18))
    height: Theme.px(s)
    r: 12
    label: name
    Accessible.role: Accessible.PageTab

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(12)
        color: root.chosen ? Theme.goSoft : root.hovered ? Theme.panelHi : Theme.panel
        border.width: root.chosen ? Theme.px(2) : 1
        border.color: root.chosen ? Theme.go : Theme.line
    }

    Avatar {
        x: Theme.px(5)
        y: Theme.px(5)
        s: root.s - 10
        seat: root.seat
    }

    Txt {
        id: words

        x: Theme.px(root.s + 3)
        height: parent.height
        text: root.name
        quiet: true
        px: 15
        strong: true
        color: root.chosen ? Theme.text : Theme.text2
    }
}
