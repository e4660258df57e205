pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Ui

// Hints on the table: the panel while there are some, and the ring around what the chosen one is about.
Item {
    id: layer

    required property HintModel hint
    required property TableModel table
    required property Places places
    required property DisplayPyramid pyramid
    required property Dispenser dispenser
    required property OwnDashboard own
    required property ActionBar bar
    required property Item panel // the open Research panel, or null

    readonly property bool open: hint.phase !== ""
    readonly property Item area: loader.item as Item

    anchors.fill: parent
    z: 6 // over the large view

    // The thing on the table that an action is about; null if it is not to be seen.
    function thing(target: var): Item {
        switch (target.kind) {
        case "file":
        case "build":
            return (layer.panel as ResearchPanel)?.tileOf(target.card) ?? layer.pyramid.tileOf(target.card) ?? layer.own.archive.tileOf(target.card);
        case "use":
            return layer.own.plateOf(target.card);
        case "research":
            return layer.pyramid.deckOf(target.level);
        case "pick":
            for (let i = 0; i < layer.table.row.count; ++i)
                if (layer.table.row.get(i).color === target.color)
                    return layer.dispenser.sphere(i);
            return null;
        }
        return layer.bar.chooser(target.kind);
    }

    Loader {
        id: loader

        active: layer.open
        opacity: Theme.overlay
        x: layer.places.barX
        y: wide ? layer.places.dashboardY : layer.places.middle
        onLoaded: {
            if (Theme.keyboard)
                Qt.callLater(layer.enter);
        }

        readonly property bool wide: layer.table.mode === "keep"

        sourceComponent: HintPanel {
            hint: layer.hint
            wide: loader.wide
            room: layer.places.barW / Theme.u
        }
    }
    function enter(): void {
        (loader.item as HintPanel)?.enter();
    }
    HintRing {
        parent: target ?? layer
        target: layer.open && layer.table.stamp >= 0 && layer.hint.chosen !== "" ? layer.thing(layer.hint.target) : null
        round: target instanceof Sphere
        opacity: Theme.overlay
    }
    Connections {
        target: layer.hint

        function onPhaseChanged(): void {
            if (layer.hint.phase === "ready" && layer.hint.rows.count > 0)
                Says.say(layer, layer.hint.rows.get(0).spoken);
            else if (layer.open)
                Says.say(layer, layer.hint.text);
        }
    }
}
