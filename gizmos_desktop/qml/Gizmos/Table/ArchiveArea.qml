pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Ui

// The own archive: filed cards and free places side by side up to two, a fan from three on; the focused card comes to the front.
Rectangle {
    id: area

    required property SeatModel seat
    property bool deciding: false // a card may be chosen now

    signal cardActivated(Item tile)
    signal cardHovered(Item tile, bool inside)
    signal cardFocused(Item tile, bool inside)

    readonly property int count: cards.count
    readonly property int places: Math.max(seat.archiveLimit, cards.count)
    // The two names of the heading share what signs and numbers leave
    readonly property real nameRoom: width - Theme.px(2 * 12 + 15 + 14 + 4 * 6 + 12) - filed.implicitWidth - amount.implicitWidth
    readonly property real nameFit: Math.min(1, nameRoom / (archiveName.implicitWidth + researchName.implicitWidth))
    readonly property real step: places <= 2 ? 114 : 122 / (places - 1)

    width: Theme.px(258)
    height: Theme.px(176)
    radius: Theme.px(13)
    color: Theme.column

    function tileOf(card: string): Item {
        for (let i = 0; i < cards.count; ++i) {
            const tile = cards.itemAt(i) as CardTile;
            if (tile && tile.cardId === card)
                return tile;
        }
        return null;
    }
    function firstFor(kind: string): Item {
        for (let i = 0; kind === "build" && i < cards.count; ++i) {
            const tile = cards.itemAt(i) as CardTile;
            if (tile && tile.canBuild)
                return tile;
        }
        return null;
    }
    function placePoint(index: int): point {
        return Qt.point(Theme.px(20 + Math.max(0, index) * step + 52), Theme.px(33 + 66));
    }

    Row {
        x: Theme.px(12)
        y: Theme.px(6)
        spacing: Theme.px(6)
        Accessible.role: Accessible.StaticText
        Accessible.name: area.seat.noFile ? qsTr("Archive %1 of %2, no more filing").arg(cards.count).arg(area.seat.archiveLimit) : qsTr("Archive %1 of %2").arg(cards.count).arg(area.seat.archiveLimit)
        Glyph {
            anchors.verticalCenter: parent.verticalCenter
            icon: area.seat.noFile ? "no_file" : "archive"
            size: 15
            tone: "text2"
        }
        Txt {
            id: archiveName
            anchors.verticalCenter: parent.verticalCenter
            width: implicitWidth * area.nameFit
            elide: Text.ElideRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.font(11)
            text: qsTr("Archive")
            px: Theme.japanese ? 12 : 13
            strong: true
            color: Theme.text2
        }
        Txt {
            id: filed
            anchors.verticalCenter: parent.verticalCenter
            text: cards.count + "/" + area.seat.archiveLimit
            px: 14
            numeral: true
        }
    }
    Row {
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(12)
        y: Theme.px(6)
        spacing: Theme.px(6)
        Accessible.role: Accessible.StaticText
        Accessible.name: area.seat.noResearch ? qsTr("No more Research") : qsTr("Research %1").arg(area.seat.researchAmount)
        Glyph {
            anchors.verticalCenter: parent.verticalCenter
            icon: area.seat.noResearch ? "no_research" : "research"
            size: 14
            tone: "text2"
        }
        Txt {
            id: researchName
            anchors.verticalCenter: parent.verticalCenter
            width: implicitWidth * area.nameFit
            elide: Text.ElideRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.font(11)
            text: qsTr("Research")
            px: Theme.japanese ? 12 : 13
            strong: true
            color: Theme.text2
        }
        Txt {
            id: amount
            anchors.verticalCenter: parent.verticalCenter
            text: area.seat.researchAmount
            px: 14
            numeral: true
        }
    }
    Repeater {
        model: Math.max(0, area.places - cards.count)
        Rectangle {
            id: free
            required property int index
            x: Theme.px(20 + (cards.count + index) * area.step)
            y: Theme.px(33)
            width: Theme.px(104)
            height: Theme.px(132)
            radius: Theme.px(11)
            color: Theme.socket
            border.width: area.places > 2 ? 1 : 0
            border.color: Theme.line
            Glyph {
                visible: area.places <= 2 || (free.index === area.places - cards.count - 1 && (cards.count === 0 || area.step * (free.index + 1) > 36))
                x: area.places <= 2 || cards.count === 0 ? (parent.width - width) / 2 : parent.width - width - Theme.px(8)
                y: Theme.px(43)
                icon: area.seat.noFile ? "no_file" : "file"
                size: 30
                tone: "faint"
            }
            Txt {
                anchors.horizontalCenter: parent.horizontalCenter
                visible: area.places <= 2 // in the fan the cards lie over it
                y: Theme.px(82)
                text: qsTr("Free slot")
                px: 11
                color: Theme.text2
            }
        }
    }
    Repeater {
        id: cards
        model: area.seat.archive
        CardTile {
            id: tile
            required property int index
            required property var model
            required affordable
            required canFile
            required canBuild
            required fresh
            required chosen
            required why
            objectName: "archive_" + model.card
            cardId: model.card
            usable: canBuild
            off: area.deciding && !canBuild
            x: Theme.px(20 + index * area.step)
            y: Theme.px(33)
            z: activeFocus ? 2 : hovered ? 1 : 0
            opacity: arrival.seen
            Arrival {
                id: arrival
                key: "card " + tile.cardId
            }
            onActivated: area.cardActivated(tile)
            onRefused: area.cardActivated(tile)
            onHoveredChanged: area.cardHovered(tile, hovered)
            onActiveFocusChanged: area.cardFocused(tile, activeFocus)
        }
    }
}
