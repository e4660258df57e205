pragma ComponentBehavior: Bound
import QtQuick

// A computer level to choose: its robot and its name; the chosen one stands on goSoft.
Usable {
    id: root

    property int level: 1
    property string name: ""
    property real size: 56

    width: Math.max(Theme.px(size + 12), Theme.snap(words.implicitWidth + Theme.px(16)))
    height: Theme.px(size + (name === "" ? 10 : 26))
    r: 12
    label: name
    Accessible.role: Accessible.RadioButton
    Accessible.checked: chosen

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(12)
        color: root.chosen ? Theme.goSoft : root.hovered && root.usable ? Theme.panelHi : "transparent"
        border.width: root.chosen ? Theme.px(2.5) : 1
        border.color: root.chosen ? Theme.go : Theme.line
    }

    LevelBot {
        x: Theme.snap((root.width - width) / 2)
        y: Theme.px(5)
        size: root.size
        level: root.level
        opacity: root.usable ? 1 : 0.5
    }

    Txt {
        id: words

        x: Theme.snap((root.width - width) / 2)
        y: root.height - height - Theme.px(5)
        text: root.name
        quiet: true
        px: 12
        strong: true
        color: root.chosen ? Theme.text : Theme.text2
    }
}
