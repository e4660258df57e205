pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Ui

// The display: level 3 above, level 1 below, each with its deck.
Item {
    id: pyramid

    required property TableModel table

    signal cardActivated(Item tile)
    signal cardHovered(Item tile, bool inside)
    signal cardFocused(Item tile, bool inside)

    readonly property bool deciding: ["action", "file", "build"].indexOf(table.mode) >= 0

    width: Theme.px(552)
    height: Theme.px(412)

    function cardsOf(level: int): RowList {
        return level === 3 ? table.display3 : level === 2 ? table.display2 : table.display1;
    }
    function tileOf(card: string): Item {
        for (let i = 0; i < lines.count; ++i) {
            const line = lines.itemAt(i) as DisplayRow;
            const tile = line ? line.tileOf(card) : null;
            if (tile)
                return tile;
        }
        return null;
    }
    function deckOf(level: int): Item {
        for (let i = 0; i < lines.count; ++i) {
            const line = lines.itemAt(i) as DisplayRow;
            if (line && line.level === level)
                return line.deckItem;
        }
        return null;
    }

    // The first card, from level 1 up, that can be filed or built; the first deck that can be researched.
    function firstFor(kind: string): Item {
        if (kind === "research") {
            for (let i = 0; i < lines.count; ++i) {
                const line = lines.itemAt(i) as DisplayRow;
                if (line && line.canResearch)
                    return line.deckItem;
            }
            return null;
        }
        for (let level = 1; level <= 3; ++level) {
            const cards = cardsOf(level);
            for (let i = 0; i < cards.count; ++i) {
                const row = cards.get(i);
                if (row.card !== "" && (kind === "file" ? row.canFile : row.canBuild))
                    return tileOf(row.card);
            }
        }
        return null;
    }

    Repeater {
        id: lines
        model: pyramid.table.decks
        DisplayRow {
            required property int count
            required property string why
            required level
            required canResearch
            cards: pyramid.cardsOf(level)
            deckCount: count
            deciding: pyramid.deciding
            deckWhy: why
            x: Theme.px((level - 1) * 56)
            y: Theme.px((3 - level) * 140)
            deckChosen: pyramid.table.chosenKind === "research" && canResearch
            onDeckActivated: pyramid.table.research(level)
            onCardActivated: tile => pyramid.cardActivated(tile)
            onCardHovered: (tile, inside) => pyramid.cardHovered(tile, inside)
            onCardFocused: (tile, inside) => pyramid.cardFocused(tile, inside)
        }
    }
}
