pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Ui

// The archive of a seat in its full dashboard: up to three places side by side, a fan from four on.
Rectangle {
    id: box

    property SeatModel seat: null

    readonly property int places: seat ? Math.max(seat.archiveLimit, cards.count) : 0
    readonly property real step: places <= 3 ? 86 : 172 / (places - 1)

    width: Theme.px(270)
    height: Theme.px(158)
    radius: Theme.px(13)
    color: Theme.column

    component Head: Row {
        id: heading
        property string icon
        property string text
        property string value
        spacing: Theme.px(6)
        Glyph {
            anchors.verticalCenter: parent.verticalCenter
            icon: heading.icon
            size: 15
            tone: "text2"
        }
        Txt {
            anchors.verticalCenter: parent.verticalCenter
            text: heading.text
            px: 13
            strong: true
            color: Theme.text2
        }
        Txt {
            anchors.verticalCenter: parent.verticalCenter
            text: heading.value
            px: 14
            numeral: true
        }
    }

    Head {
        x: Theme.px(12)
        y: Theme.px(9)
        icon: box.seat && box.seat.noFile ? "no_file" : "archive"
        text: qsTr("Archive")
        value: box.seat ? cards.count + "/" + box.seat.archiveLimit : ""
    }
    Head {
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(12)
        y: Theme.px(9)
        icon: box.seat && box.seat.noResearch ? "no_research" : "research"
        text: qsTr("Research")
        value: box.seat ? box.seat.researchAmount : ""
    }
    Repeater {
        model: Math.max(0, box.places - cards.count)
        Rectangle {
            id: free
            required property int index
            x: Theme.px(9 + (cards.count + index) * box.step)
            y: Theme.px(40)
            width: Theme.px(81)
            height: Theme.px(103)
            radius: Theme.px(11)
            color: Theme.socket
            border.width: Theme.px(1.5)
            border.color: Theme.line
            Txt {
                anchors.horizontalCenter: parent.horizontalCenter
                visible: free.index === box.places - cards.count - 1
                y: Theme.px(43)
                text: qsTr("Free slot")
                px: 11
                color: Theme.text2
            }
        }
    }
    Repeater {
        id: cards
        model: box.seat ? box.seat.archive : null
        CardTile {
            required property int index
            required property var model
            cardId: model.card
            k: 0.78
            x: Theme.px(9 + index * box.step)
            y: Theme.px(40)
            z: activeFocus ? 2 : hovered ? 1 : 0
        }
    }
}
