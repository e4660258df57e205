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
        const text = spend.length === 0 ? qsTr("Nothing leaves the ring.") : qsTr("Spends %1.").arg(Names.energies(spend));
        return Names.sentences([reason, text, stays.length === 0 ? qsTr("Nothing stays.") : qsTr("%1 stays.").arg(Names.energies(stays))]);
    }
    Accessible.role: Accessible.RadioButton
    Accessible.checkable: true
    Accessible.checked: chosen

    // Spheres, converters and what stays share the line. Spheres lie closer where it is short; converters that do not fit are counted.
    readonly property real staysW: stays.length === 0 ? 0 : stays.length > 6 ? 15 + 10 * (stays.length - 1) : 22 * stays.length
    readonly property real room: 456 - 44 - 14 - (staysW > 0 ? Math.max(34, staysW) + 10 : 0)
    readonly property real least: converters.length > 1 ? 14 + 6 + 42 + 46 : converters.length > 0 ? 14 + 6 + 42 : 0 // one converter and the count
    readonly property real pitch: spend.length > 1 ? Math.max(14, Math.min(converters.length > 2 ? 20 : 26, (room - least - 48) / (spend.length - 1))) : 26
    readonly property real span: room - (spend.length > 0 ? (spend.length - 1) * pitch + 48 : 0) - 20
    readonly property int fitting: Math.max(1, Math.floor((span + 4) / 46))
    readonly property int pictured: converters.length <= fitting ? converters.length : Math.max(1, Math.floor((span - 38) / 46))

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
        Row {
            visible: option.converters.length > 0
            height: Theme.px(38)
            spacing: Theme.px(4)
            Repeater {
                model: option.converters.slice(0, option.pictured)
                Rectangle {
                    id: picture
                    required property string modelData
                    readonly property var info: CardBook.revision >= 0 ? CardBook.card(modelData) : null
                    width: Theme.px(42)
                    height: Theme.px(38)
                    radius: Theme.px(9)
                    color: info ? Theme.tint(info.energy) : Theme.tile
                    clip: true
                    Machine {
                        anchors.centerIn: parent
                        card: picture.modelData
                        w: 48
                        quick: true
                    }
                }
            }
            Rectangle {
                visible: option.converters.length > option.pictured
                width: Theme.px(38)
                height: Theme.px(38)
                radius: Theme.px(9)
                color: Theme.panelLo
                Txt {
                    quiet: true
                    anchors.centerIn: parent
                    text: qsTr("+%1", "so many more").arg(option.converters.length - option.pictured)
                    px: 15
                    numeral: true
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
