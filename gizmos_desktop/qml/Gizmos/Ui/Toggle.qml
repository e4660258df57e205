pragma ComponentBehavior: Bound
import QtQuick

// An on/off switch; a tick says on. The owner flips `on` when activated() comes.
Usable {
    id: root

    property bool on: false

    width: Theme.px(48)
    height: Theme.px(28)
    r: 14
    reach: 8
    Accessible.role: Accessible.CheckBox
    Accessible.checkable: true
    Accessible.checked: on
    Accessible.onToggleAction: root.activate()

    Rectangle {
        anchors.fill: parent
        radius: height / 2
        color: root.on && root.usable ? Theme.go : Theme.panelLo
        border.width: root.on && root.usable ? 0 : Theme.px(2)
        border.color: root.usable ? Theme.text2 : Theme.line
    }

    Rectangle {
        id: knob

        x: root.on ? root.width - width - Theme.px(3) : Theme.px(5)
        y: Theme.snap((root.height - height) / 2)
        width: Theme.px(root.on ? 22 : 18)
        height: width
        radius: width / 2
        color: !root.usable ? Theme.line : root.on ? Theme.goText : Theme.text2

        Glyph {
            x: Theme.snap((knob.width - width) / 2)
            y: Theme.snap((knob.height - height) / 2)
            visible: root.on
            icon: "check"
            size: 13
            tone: root.usable ? "go" : "text2"
        }
    }
}
