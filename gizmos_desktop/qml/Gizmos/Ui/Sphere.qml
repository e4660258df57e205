pragma ComponentBehavior: Bound
import QtQuick

// A sphere of the row that can be picked: 49 x 50. The well in which it lies belongs to the dispenser.
Usable {
    id: root

    property string energy: ""
    property int place: 0
    property int triggers: 0
    property real k: 1
    // The picture's way from its place, in pixels, its turn in degrees, its size, and how much of it is seen
    property real dx: 0
    property real dy: 0
    property real turn: 0
    property real grown: 1
    property real veil: 1
    readonly property bool touched: hovered && usable && interactive
    property real lift: root.touched && !root.pressed ? 2 : 0

    Behavior on lift {
        NumberAnimation {
            duration: Theme.ms(90)
            easing.type: Easing.OutCubic
        }
    }

    width: Theme.px(49 * k)
    height: Theme.px(50 * k)
    r: 24 * k
    ownRing: true
    sound: ""
    label: qsTr("%1 sphere, place %2 of the row").arg(Names.energy(energy)).arg(place + 1)
    hint: triggers > 0 ? qsTr("Picking it sets off %n Gizmo(s)", "", triggers) : ""

    Marble {
        x: Theme.snap((root.width - width) / 2) + root.dx
        y: Theme.snap((root.height - height) / 2) + root.dy - root.lift * Theme.u
        rotation: root.turn
        // Under the finger it is pressed into its well
        scale: root.touched && root.pressed ? 0.93 : root.grown + root.lift * 0.015
        opacity: root.veil
        size: 47 * root.k
        energy: root.energy
    }

    Rectangle {
        // How many Gizmos it sets off: their sign, so that the number is no key
        visible: root.usable && root.interactive && root.triggers > 0
        x: root.width - width + Theme.px(3)
        y: -Theme.px(5)
        width: sets.width + Theme.px(8)
        height: Theme.px(19)
        radius: height / 2
        color: Theme.go
        border.width: Theme.px(1.5)
        border.color: Theme.goText

        Row {
            id: sets

            x: Theme.px(4)
            height: parent.height
            spacing: Theme.px(1)

            Glyph {
                anchors.verticalCenter: parent.verticalCenter
                icon: "gizmo"
                size: 13
                tone: "goText"
            }

            Txt {
                anchors.verticalCenter: parent.verticalCenter
                visible: root.triggers > 1
                text: qsTr("×%1").arg(root.triggers)
                quiet: true
                numeral: true
                px: 12
                color: Theme.goText
            }
        }
    }

    Rectangle {
        visible: root.ringed
        x: Theme.snap((root.width - width) / 2)
        y: Theme.snap((root.height - height) / 2) - Theme.px(root.k)
        width: Theme.px(50 * root.k)
        height: width
        radius: width / 2
        color: "transparent"
        border.width: Theme.px(3)
        border.color: Theme.dark ? "#FFFFFF" : Theme.ink

        Rectangle {
            // On the pale tray white alone would not show
            anchors.fill: parent
            anchors.margins: Theme.px(2.5)
            radius: width / 2
            color: "transparent"
            border.width: Theme.px(1.5)
            border.color: Theme.dark ? Theme.ink : "#FFFFFF"
        }
    }

    Tip {
        target: root
        text: root.asked && !root.usable ? root.why : ""
    }
}
