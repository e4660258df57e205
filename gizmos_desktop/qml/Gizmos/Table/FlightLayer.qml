pragma ComponentBehavior: Bound

import QtQuick

// Shows what moved: ghosts of spheres and cards travel from where they were to where the table already shows them. Nothing waits for
// them, they take no clicks, and skip() ends them at once.
Item {
    id: layer

    required property var whereIs // function(place, arrives) -> {x, y, size} of the centre in this layer, or null
    property real pace: 1 // length of the movements; 0: none
    readonly property int most: 24 // more at once would only be noise
    readonly property int flying: children.length

    signal skipped

    function start(moves: var): void {
        if (pace <= 0 || !visible)
            return;
        let n = 0;
        for (const move of moves) {
            if (flying >= most)
                return;
            const from = whereIs(move.from, false);
            const to = whereIs(move.to, true);
            if (!from || !to || (Math.abs(from.x - to.x) < 2 && Math.abs(from.y - to.y) < 2))
                continue;
            ghost.createObject(layer, {
                what: move.what,
                color: move.color ?? "",
                cardId: move.card ?? "",
                fromX: from.x,
                fromY: from.y,
                fromSize: from.size,
                toX: to.x,
                toY: to.y,
                toSize: to.size,
                hidden: move.from.area === "deck" || move.from.area === "dispenser",
                delay: Math.min(n, 8) * 50 * pace,
                duration: (move.what === "card" ? 360 : 320) * pace
            });
            ++n;
        }
    }
    function skip(): void {
        for (let i = children.length - 1; i >= 0; --i)
            children[i].destroy();
    }

    Component {
        id: ghost
        Flight {}
    }
}
