pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Ui

// One way to pay: a name by what it keeps, the reason, the spheres that leave, the converters used up, what stays.
Usable {
    id: option

    required property string name
    required property string reason
    required property var spend
    required property var converters
    required property var stays
    required property string hotkey

    width: Theme.px(456)
    height: Theme.px(112)
    r: 14
    label: name
    hint: {
        const leave = spend.map(color => Names.energy(color)).join(", ");
        const stay = stays.map(color => Names.energy(color)).join(", ");
        const text = spend.length === 0 ? qsTr("Nothing leaves the ring.") : qsTr("Spends %1.").arg(leave);
        return reason + " " + text + " " + (stays.length === 0 ? qsTr("Nothing stays.") : qsTr("%1 stays.").arg(stay));
    }
    Accessible.role: Accessible.RadioButton
    Accessible.checkable: true
    Accessible.checked: chosen

    // Spheres, converters and what stays share the line: the first two move together where it is too short.
    readonly property real staysW: stays.length === 0 ? 0 : stays.length > 6 ? 15 + 10 * (stays.length - 1) : 22 * stays.length
    readonly property real room: 456 - 44 - 14 - (staysW > 0 ? Math.max(34, staysW) + 10 : 0)
    readonly property real ends: (spend.length > 0 ? 42 + 6 : 0) + (converters.length > 0 ? 14 + 6 + 42 : 0)
    readonly property real steps: 26 * Math.max(0, spend.length - 1) + 46 * Math.max(0, converters.length - 1)
    readonly property real squeeze: steps > 0 ? Math.max(0.1, Math.min(1, (room - ends) / steps)) : 1
    readonly property real pitch: 26 * squeeze
    readonly property real converterPitch: 46 * squeeze

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(14)
        color: option.chosen ? Theme.goSoft : Theme.panelHi
        border.width: option.chosen ? Theme.px(2.5) : Theme.dark && !option.hovered ? 0 : 1
        border.color: option.chosen ? Theme.go : option.hovered ? Theme.text2 : Theme.line
    }
    Rectangle {
        x: Theme.px(14)
        y: Theme.px(14)
        width: Theme.px(20)
        height: width
        radius: width / 2
        color: "transparent"
        border.width: Theme.px(2.5)
        border.color: option.chosen ? Theme.go : Theme.text2
        Rectangle {
            visible: option.chosen
            anchors.centerIn: parent
            width: Theme.px(10)
            height: width
            radius: width / 2
            color: Theme.go
        }
    }
    Txt {
        quiet: true
        x: Theme.px(44)
        y: Theme.px(11)
        width: Theme.px(372)
        elide: Text.ElideRight
        text: option.name
        px: 16
        strong: true
    }
    Rectangle {
        visible: option.hotkey !== ""
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(12)
        y: Theme.px(13)
        width: Theme.px(20)
        height: width
        radius: Theme.px(5)
        color: Theme.panelLo
        Txt {
            quiet: true
            anchors.centerIn: parent
            text: option.hotkey
            px: 11
            numeral: true
            color: Theme.text2
        }
    }
    Txt {
        quiet: true
        x: Theme.px(44)
        y: Theme.px(32)
        width: Theme.px(396)
        elide: Text.ElideRight
        text: option.reason
        px: 12
        color: Theme.text2
    }
    Row {
        x: Theme.px(44)
        y: Theme.px(60)
        height: Theme.px(38)
        spacing: Theme.px(6)
        Rectangle {
            visible: option.spend.length > 0
            width: Theme.px((option.spend.length - 1) * option.pitch + 42)
            height: Theme.px(38)
            radius: height / 2
            color: Theme.tray
            Repeater {
                model: option.spend
                Marble {
                    required property string modelData
                    required property int index
                    energy: modelData
                    size: 30
                    x: Theme.px(6 + index * option.pitch)
                    y: Theme.px(4)
                }
            }
        }
        Glyph {
            visible: option.converters.length > 0
            anchors.verticalCenter: parent.verticalCenter
            icon: "arrow"
            size: 14
            tone: "text2"
        }
        Item {
            visible: option.converters.length > 0
            width: Theme.px((option.converters.length - 1) * option.converterPitch + 42)
            height: Theme.px(38)
            Repeater {
                model: option.converters
                Rectangle {
                    id: picture
                    required property string modelData
                    required property int index
                    readonly property var info: CardBook.revision >= 0 ? CardBook.card(modelData) : null
                    x: Theme.px(index * option.converterPitch)
                    width: Theme.px(42)
                    height: Theme.px(38)
                    radius: Theme.px(9)
                    color: info ? Theme.tint(info.energy) : Theme.tile
                    border.width: option.squeeze < 1 ? 1 : 0 // they lie over one another
                    border.color: Theme.line
                    clip: true
                    Machine {
                        anchors.centerIn: parent
                        card: picture.modelData
                        w: 48
                    }
                }
            }
        }
    }
    Column {
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(14)
        y: Theme.px(56)
        spacing: Theme.px(3)
        visible: option.stays.length > 0
        Txt {
            quiet: true
            anchors.right: parent.right
            text: qsTr("stays")
            px: 11
            color: Theme.text2
        }
        Row {
            anchors.right: parent.right
            spacing: Theme.px(option.stays.length > 6 ? -5 : 2)
            Repeater {
                model: option.stays
                Pip {
                    required property string modelData
                    energy: modelData
                    size: option.stays.length > 6 ? 15 : 20
                }
            }
        }
    }
}
