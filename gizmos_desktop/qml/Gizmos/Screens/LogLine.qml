pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Ui

// One step in the log; the first of a turn carries the turn's head. In a replay the line of the moment is marked, those to come
// are paler, and a click on any leads there.
Item {
    id: line

    required property int round
    required property int seat
    required property string name
    required property string text
    required property var tokens
    required property bool turnStart
    property bool leads: false
    property bool now: false
    property bool ahead: false
    property bool pointed: false

    signal activated

    height: body.height + body.y + Theme.px(4)
    Accessible.role: Accessible.ListItem
    Accessible.name: line.text
    Accessible.selected: line.now
    Accessible.onPressAction: {
        if (line.leads)
            line.activated();
    }

    MouseArea {
        id: area

        anchors.fill: parent
        enabled: line.leads
        hoverEnabled: line.leads
        cursorShape: line.leads ? Qt.PointingHandCursor : Qt.ArrowCursor
        onClicked: line.activated()
    }

    Item {
        id: head

        y: Theme.px(8)
        width: parent.width
        height: Theme.px(30)
        visible: line.turnStart

        Avatar {
            x: Theme.px(4)
            seat: Math.max(0, line.seat)
            s: 26
            visible: line.seat >= 0
        }

        Txt {
            x: Theme.px(36)
            width: parent.width - when.width - Theme.px(44)
            anchors.verticalCenter: parent.verticalCenter
            text: line.name
            px: 14
            strong: true
            elide: Text.ElideRight
            Accessible.ignored: true
        }

        Txt {
            id: when

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Round %1").arg(line.round)
            px: 12
            color: Theme.text2
            Accessible.ignored: true
        }
    }

    Rectangle {
        id: body

        x: Theme.px(12)
        y: line.turnStart ? Theme.px(40) : 0
        width: parent.width - x
        height: Math.max(Theme.px(28), words.height + Theme.px(8), strip.height + Theme.px(4))
        radius: Theme.px(8)
        color: line.now ? Theme.goSoft : line.leads && area.containsMouse ? Theme.panelHi : Theme.panelLo
        border.width: line.now ? Theme.px(2) : 0
        border.color: Theme.go

        FocusRing {
            visible: line.pointed
            r: 8
            gap: 1
        }

        Rectangle {
            x: Theme.px(9)
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(8)
            height: width
            radius: width / 2
            color: "transparent"
            border.width: Theme.px(2)
            border.color: line.turnStart ? Theme.text2 : Theme.go
        }

        Txt {
            id: words

            x: Theme.px(26)
            width: parent.width - x - (strip.visible ? strip.width + Theme.px(14) : Theme.px(8))
            anchors.verticalCenter: parent.verticalCenter
            text: line.text
            px: 13
            color: line.ahead ? Theme.text2 : Theme.text
            wrapMode: Text.WordWrap
            Accessible.ignored: true
        }

        Bead {
            id: strip

            anchors.right: parent.right
            anchors.rightMargin: Theme.px(6)
            anchors.verticalCenter: parent.verticalCenter
            visible: (line.tokens?.length ?? 0) > 0
            h: 22
            tokens: line.tokens ?? []
        }
    }
}
