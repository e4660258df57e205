import QtQuick
import Gizmos.Ui

// What the rulebook is asked about a thing of the table: a topic of AppModel.explain, "" if the rules say nothing about it.
QtObject {
    id: topics

    required property CardSpot spot

    function of(thing: Item): string {
        for (let at = thing; at; at = at.parent) {
            const found = own(at);
            if (found !== "")
                return found;
        }
        return "";
    }

    // What can be used and has the mouse on it, of all within an item; null: nothing. Asked at a key: who kept it all the while would
    // hear of things that go.
    function under(item: Item): Item {
        for (let i = item.children.length - 1; i >= 0; --i) {
            const found = item.children[i].visible ? under(item.children[i]) : null;
            if (found)
                return found;
        }
        return (item as Usable)?.hovered ? item : null;
    }

    function own(item: Item): string {
        const tile = item as CardTile;
        if (tile)
            return "card " + tile.cardId;
        const plate = item as Plate;
        if (plate && plate.card)
            return "gizmo " + plate.card.id;
        const deck = item as Deck;
        if (deck)
            return "deck " + deck.level;
        if (item as LargeView)
            return topics.spot.tile ? of(topics.spot.tile) : "";
        if (item as Sphere)
            return "sphere";
        if (item as Ring || item.objectName === "own_dashboard")
            return "ring";
        if (item as OpponentPanel)
            return "rival";
        if (item as PayPanel)
            return "pay";
        if (item as OrderPanel)
            return "order";
        if (item as ChainLine)
            return "chain";
        const [kind, what] = item.objectName.split("_");
        return kind === "action" ? what : kind === "button" ? kind : "";
    }
}
