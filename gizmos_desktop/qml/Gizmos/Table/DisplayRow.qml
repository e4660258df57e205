pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Ui

// One level of the display: the deck and its cards face up. An empty place stays an outline.
Item {
    id: line

    required property int level
    required property RowList cards // CardRows
    property int deckCount: 0
    property bool canResearch: false
    property string deckWhy: ""
    property bool deckChosen: false
    property bool deciding: false // a card may be chosen now

    readonly property alias deckItem: deck

    signal deckActivated
    signal cardActivated(Item tile)
    signal cardHovered(Item tile, bool inside)
    signal cardFocused(Item tile, bool inside)

    width: Theme.px(104 + (5 - level) * 112)
    height: Theme.px(132)

    function tileOf(card: string): Item {
        for (let i = 0; i < tiles.count; ++i) {
            const place = tiles.itemAt(i) as DisplayPlace;
            if (place && place.cardId === card)
                return place.tile;
        }
        return null;
    }

    Deck {
        id: deck

        objectName: "deck_" + line.level
        level: line.level
        count: line.deckCount
        usable: line.canResearch
        why: line.deckWhy
        chosen: line.deckChosen
        onActivated: line.deckActivated()
    }
    Repeater {
        id: tiles
        model: line.cards
        DisplayPlace {
            required property int index
            required property string card
            required affordable
            required canFile
            required canBuild
            required fresh
            required chosen
            required why
            cardId: card
            level: line.level
            deciding: line.deciding
            name: "display_" + line.level + "_" + index
            x: Theme.px((index + 1) * 112)
            onActivated: tile => line.cardActivated(tile)
            onHoveredCard: (tile, inside) => line.cardHovered(tile, inside)
            onFocusedCard: (tile, inside) => line.cardFocused(tile, inside)
        }
    }
}
