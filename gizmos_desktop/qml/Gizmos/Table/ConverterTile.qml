pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Ui

// A converter at work in a payment: its machine and what it does, outlined in mint.
Rectangle {
    id: tile

    required property string card
    required property var parts // its strip, or a list of strips
    property real w: 160 // design pixels
    property real h: 78

    readonly property var info: CardBook.revision >= 0 ? CardBook.card(card) : null
    readonly property var rows: parts.length > 0 && Array.isArray(parts[0]) ? parts : [parts]
    readonly property real pictureW: w >= 150 ? 92 : w >= 110 ? 60 : w - 8

    width: Theme.px(w)
    height: Theme.px(h)
    radius: Theme.px(12)
    color: Theme.tile
    border.width: Theme.px(2.5)
    border.color: Theme.go

    Rectangle {
        x: Theme.px(4)
        y: Theme.px(4)
        width: Theme.px(tile.pictureW)
        height: parent.height - Theme.px(8)
        radius: Theme.px(9)
        color: tile.info ? Theme.tint(tile.info.energy) : Theme.tile
        Machine {
            anchors.centerIn: parent
            card: tile.card
            w: Math.min(tile.pictureW - 2, (tile.h - 10) * 1.5)
        }
    }
    Column {
        visible: tile.w >= 110
        x: Theme.px(tile.pictureW + 6)
        width: parent.width - x - Theme.px(4)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(4)
        Repeater {
            model: tile.rows
            Strip {
                required property var modelData
                width: parent?.width ?? 0
                height: Theme.px(22)
                size: 20
                tokens: modelData
            }
        }
    }
}
