pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Ui

// One column of an opponent's panel: how many, and as many miniatures as fit; the rest is counted in a chip.
Rectangle {
    id: column

    required property string kind
    required property RowList cards // CardRows
    property bool large: false // miniature cards with their machines (2 seats) instead of plates
    property real room: 60 // height in design pixels

    readonly property int count: pieces.count
    readonly property real headH: large ? 22 : room > 90 ? 17 : 14
    readonly property real pitch: large ? 50 : 15.6
    readonly property int fit: Math.max(1, Math.floor((room - headH + (large ? 3 : 0.6)) / pitch))
    readonly property bool roomy: !large && count < Math.min(3, fit)

    function face(card: string): var {
        return CardBook.revision >= 0 ? CardBook.card(card) : ({});
    }

    width: Theme.px(61)
    height: Theme.px(room)
    radius: Theme.px(7)
    color: Theme.panelLo

    Row {
        x: Theme.px(4)
        y: Theme.px(column.large ? 4 : 1)
        spacing: Theme.px(3)
        Glyph {
            anchors.verticalCenter: parent.verticalCenter
            icon: column.kind
            size: column.large ? 14 : column.headH > 14 ? 13 : 11
            tone: "text2"
        }
        Txt {
            quiet: true
            anchors.verticalCenter: parent.verticalCenter
            text: column.count > 0 ? column.count : ""
            px: 11
            numeral: true
            color: Theme.text2
        }
    }
    Rectangle {
        visible: column.count > column.fit
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(3)
        y: Theme.px(column.large ? 4 : 1)
        width: Theme.px(24)
        height: Theme.px(14)
        radius: height / 2
        color: Theme.panelHi
        Txt {
            quiet: true
            anchors.centerIn: parent
            text: "+" + (column.count - column.fit)
            px: 11
            numeral: true
        }
    }
    Repeater {
        id: pieces
        model: column.cards
        Later {
            id: piece
            required property int index
            required property string card
            wanted: index < column.fit
            opacity: arrival.seen
            Arrival {
                id: arrival
                key: "card " + piece.card
            }
            x: Theme.px(column.large ? 0 : 1)
            y: Theme.px(column.headH + index * (column.large ? 50 : column.roomy ? 23 : 15.6))
            sourceComponent: column.large ? mini : plate
            Component {
                id: mini
                MiniCard {
                    card: column.face(piece.card)
                }
            }
            Component {
                id: plate
                MiniPlate {
                    card: column.face(piece.card)
                    h: column.roomy ? 19 : 15
                }
            }
        }
    }
}
