pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Ui
import "coach.js" as Coach

// Lays a bubble beside the thing on the table that it points at, with a ring around that. Whoever fills in the bubble says when.
Item {
    id: layer

    required property HintLayer things // the things of the table
    required property CardSpot spot
    required property var minds // [item, weight]: what the bubble should keep off; the first one also when it points at nothing
    required property Item bubble // has side, at
    required property bool open
    required property var what // {kind, card, color, level}: what it points at
    property bool rings: true

    property Item target: null
    readonly property real margin: Theme.px(6) // of the ring and of the window

    readonly property OwnDashboard own: things.own
    readonly property ActionBar bar: things.bar
    readonly property Dispenser dispenser: things.dispenser
    readonly property Item panel: things.panel

    anchors.fill: parent
    visible: open

    // What the bubble points at now: a button of the large view while that shows the card; null if there is nothing to be seen.
    function find(): Item {
        switch (what.kind) {
        case undefined:
            return null;
        case "bar":
            return bar;
        case "count":
            return bar.countsItem;
        case "ring":
            return own.ringItem;
        case "chute":
            return dispenser.chuteItem;
        case "archive":
            return own.archive.tileOf(what.card) ?? own.archive;
        case "confirm":
        case "anyOrder":
        case "end":
            return bar.button(what.kind);
        case "file":
        case "build":
            if (spot.shown && spot.cardId === what.card && spot.view.actions)
                return what.kind === "file" ? spot.view.fileButton : spot.view.buildButton;
        }
        const drawn = what.kind === "build" ? (panel as ResearchPanel)?.buildOf(what.card) : null;
        return drawn ?? things.thing(what);
    }
    function boxOf(item: Item, gap: real): var {
        return Coach.wider(item.mapToItem(layer, 0, 0, item.width, item.height), gap);
    }
    function refresh(): void {
        if (!open)
            return;
        target = find();
        const box = target ? boxOf(target, margin) : null;
        const avoids = [];
        for (const [item, weight] of [...(target ? minds : minds.slice(0, 1)), [panel, 4], [spot.shown ? spot.view : null, 20], [spot.shown ? spot.tile : null, 6]])
            if (item && item.visible)
                avoids.push(Object.assign(boxOf(item, 0), {
                    weight: weight
                }));
        const top = things.places.middle - margin; // below the top bar
        const room = Qt.rect(margin, top, width - 2 * margin, height - top - margin);
        const place = Coach.place(box, bubble.width, bubble.height, room, Theme.px(14), avoids);
        Object.assign(bubble, {
            x: place.x,
            y: place.y,
            side: place.side,
            at: place.at
        });
        // No line through the words of the bar
        const crosses = place.line && target && bar.visible && target !== bar && !bar.contains(bar.mapFromItem(target, target.width / 2, target.height / 2)) && Coach.overlap(Coach.wider(place.line, 1), boxOf(bar, 0)) > 0;
        line.from = crosses ? null : place.line;
        tag.apart = place.side === "" && line.from === null;
        tag.under = target instanceof Sphere || spot.shown && (target === spot.view.fileButton || target === spot.view.buildButton);
        ring.box = box;
        ring.round = target instanceof Sphere || target === own.ringItem;
    }
    function later(): void {
        Qt.callLater(refresh);
        settled.tries = 0;
        settled.restart();
    }
    // Whether what is pointed at is not where it was: layouts come to rest after what they show has changed.
    function stale(): bool {
        const thing = find();
        if (thing !== target)
            return true;
        const box = thing ? boxOf(thing, margin) : null;
        return box !== null && ring.box !== null && ["x", "y", "width", "height"].some(side => Math.abs(box[side] - ring.box[side]) > 0.5);
    }

    onOpenChanged: later()
    onWhatChanged: later()
    onWidthChanged: later()
    onHeightChanged: later()
    onPanelChanged: later()

    Timer {
        id: settled

        property int tries: 0

        interval: 150
        onTriggered: {
            if (layer.open && layer.stale())
                layer.refresh();
            tries += 1;
            if (layer.open && tries < 3)
                restart();
        }
    }
    Rectangle {
        id: line

        objectName: "guide_line"
        property var from: null
        readonly property bool upright: from !== null && from.height > from.width

        visible: from !== null
        x: (from?.x ?? 0) - (upright ? width / 2 : 0)
        y: (from?.y ?? 0) - (upright ? 0 : height / 2)
        width: upright ? Theme.px(3) : from?.width ?? 0
        height: upright ? from.height : Theme.px(3)
        radius: Theme.px(1.5)
        color: Theme.go
    }
    Rectangle {
        id: ring

        objectName: "guide_ring"
        property var box: null
        property bool round: false

        visible: box !== null && layer.rings
        x: box?.x ?? 0
        y: box?.y ?? 0
        width: box?.width ?? 0
        height: box?.height ?? 0
        radius: round ? height / 2 : Theme.px(16)
        color: "transparent"
        border.width: Theme.px(3.5)
        border.color: Theme.go

        Rectangle {
            anchors.fill: parent
            anchors.margins: -Theme.px(5)
            radius: ring.round ? height / 2 : Theme.px(20)
            color: "transparent"
            border.width: Theme.px(2)
            border.color: Theme.go
            opacity: 0.5
        }
    }
    // The key of a Gizmo stays above the ring
    Badge {
        readonly property Plate plate: layer.target as Plate

        objectName: "guide_key"
        x: ring.x + ring.width - width - Theme.px(1)
        y: ring.y - Theme.px(2)
        visible: ring.visible && plate !== null && plate.mark === "armed" && !plate.half
        text: plate?.key ?? ""
        icon: "play"
    }
    // Where nothing else points at it
    Rectangle {
        id: tag

        property bool apart: false
        objectName: "guide_tag"
        property bool under: false // what lies at its left is wanted, too
        readonly property bool after: ring.x < width // there is no room at its left

        x: under ? ring.x + (ring.width - width) / 2 : after ? ring.x + ring.width - Theme.px(6) : ring.x - width + Theme.px(6)
        y: under ? ring.y + ring.height - Theme.px(6) : ring.y + (ring.height - height) / 2
        rotation: under ? -90 : after ? 180 : 0
        visible: ring.box !== null && apart
        width: Theme.px(30)
        height: width
        radius: width / 2
        color: Theme.go
        Glyph {
            anchors.centerIn: parent
            icon: "fwd"
            size: 18
            tone: "goText"
        }
    }
    Connections {
        target: layer.bubble

        function onWidthChanged(): void {
            layer.later();
        }
        function onHeightChanged(): void {
            layer.later();
        }
    }
    Connections {
        target: layer.bar.table

        function onStampChanged(): void {
            layer.later();
        }
    }
    Connections {
        target: layer.spot

        function onCardIdChanged(): void {
            layer.later();
        }
    }
    Connections {
        target: layer.spot.view

        function onHeightChanged(): void {
            layer.later();
        }
        function onXChanged(): void {
            layer.later();
        }
        function onYChanged(): void {
            layer.later();
        }
    }
}
