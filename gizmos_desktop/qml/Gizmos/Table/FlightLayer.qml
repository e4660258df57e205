pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Ui

// Shows what moved: ghosts of spheres, cards and points travel from where they were to where the models have them already; their goals
// wait with being seen (OnTheWay). Nothing else waits for them, they take no clicks, and skip() ends them at once.
Item {
    id: layer

    required property var whereIs // function(place, arrives, move) -> {x, y, size} of the centre in this layer, or null
    required property Dispenser dispenser
    readonly property int most: 24 // more at once would only be noise
    readonly property int flying: children.length

    function start(moves: var): void {
        if (!visible)
            return;
        for (const move of moves) {
            if (move.what !== "sphere" && move.what !== "card" && move.what !== "points")
                continue;
            const key = keyOf(move);
            if (OnTheWay.still) {
                // Nothing travels: what is new fades in where it is
                if (key !== "" && move.what === "card") {
                    OnTheWay.hold(key, 1);
                    OnTheWay.free(key, 1);
                }
            } else if (OnTheWay.pace > 0 && flying < most) {
                launch(move, key);
            }
        }
    }
    function launch(move: var, key: string): void {
        const wait = OnTheWay.ms(move.at);
        const span = OnTheWay.ms(move.ms);
        if (move.to.area === "row") {
            dispenser.rollIn(move.to.slot ?? 5, wait, span);
            return;
        }
        const from = whereIs(move.from, false, move);
        const to = whereIs(move.to, true, move);
        if (!from || !to || (Math.abs(from.x - to.x) < 2 && Math.abs(from.y - to.y) < 2))
            return;
        if (key !== "")
            OnTheWay.hold(key, 1);
        const stops = stopsOf(move, from.size);
        const flight = ghost.createObject(layer, {
            move: move,
            stops: stops,
            leg: OnTheWay.ms(move.stop ?? 0),
            manner: mannerOf(move),
            from: Object.assign(from, {
                open: ["deck", "dispenser"].indexOf(move.from.area) < 0
            }),
            to: to,
            delay: wait,
            duration: span,
            key: key
        }) as Flight;
        flight.converted.connect(light);
        if (move.to.area === "dispenser")
            flight.landed.connect(dispenser.nod);
    }
    // The converters that a sphere goes through on its way.
    function stopsOf(move: var, size: real): var {
        const found = [];
        for (const card of move.through ?? []) {
            const stop = whereIs({
                area: "active",
                seat: move.from.seat,
                kind: "converter"
            }, true, {
                card: card
            });
            if (stop)
                found.push(Object.assign(stop, {
                    size: size
                }));
        }
        return found;
    }
    function light(stop: var): void {
        glow.createObject(layer, {
            at: stop
        });
    }
    function mannerOf(move: var): string {
        if (move.what === "points")
            return "points";
        if (move.what === "card")
            return move.to.area === "active" || move.to.area === "archive" ? "card" : "deal";
        return move.to.area === "dispenser" ? "spend" : move.from.area === "dispenser" ? "roll" : "arc";
    }
    // What waits with being seen until the ghost is there.
    function keyOf(move: var): string {
        if (move.what === "points")
            return "points " + move.seat;
        if (move.what === "card")
            return move.card !== "" && move.to.area !== "deck" && move.to.area !== "hand" ? "card " + move.card : "";
        return move.to.area === "ring" ? "ring " + move.seat + " " + move.color : move.to.area === "dispenser" ? "glass " + move.color : "";
    }
    function skip(): void {
        for (let i = children.length - 1; i >= 0; --i)
            children[i].destroy();
        OnTheWay.skip();
    }
    // In another size nothing is where it was
    onWidthChanged: skip()
    onHeightChanged: skip()
    onVisibleChanged: skip()

    // Not at once: what waits for them may be going as well
    Component.onDestruction: Qt.callLater(OnTheWay.skip)

    Component {
        id: ghost
        Flight {}
    }
    Component {
        id: glow
        Glow {}
    }
}
