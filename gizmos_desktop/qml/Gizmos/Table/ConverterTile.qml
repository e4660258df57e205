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
    readonly property var rows: parts.length > 0 && parts[0].length !== undefined ? parts : [parts]
    readonly property bool beside: w >= 150 // the strip stands beside the picture, else below it
    readonly property real stripH: Math.min(22, (h - 12) / (rows.length + (beside ? 0 : 1)))
    readonly property real pictureW: beside ? 92 : w - 8
    readonly property real pictureH: beside ? h - 8 : h - 10 - rows.length * stripH

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
        height: Theme.px(tile.pictureH)
        radius: Theme.px(9)
        color: tile.info ? Theme.tint(tile.info.energy) : Theme.tile
        Machine {
            anchors.centerIn: parent
            card: tile.card
            w: Math.min(tile.pictureW - 2, (tile.pictureH - 2) * 1.5)
        }
    }
    Column {
        x: Theme.px(tile.beside ? tile.pictureW + 6 : 4)
        y: tile.beside ? (parent.height - height) / 2 : Theme.px(4 + tile.pictureH + 1)
        width: parent.width - x - Theme.px(4)
        spacing: Theme.px(tile.beside ? 4 : 0)
        Repeater {
            model: tile.rows
            Strip {
                required property var modelData
                width: parent?.width ?? 0
                height: Theme.px(tile.stripH)
                size: Math.min(20, tile.stripH - 1)
                tokens: modelData
            }
        }
    }
}
