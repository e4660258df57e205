import QtQuick
import Gizmos.Models
import Gizmos.Ui

// Where on the screen a place of an event is: {area, seat, slot, level, kind} -> centre and width in the flight layer.
QtObject {
    id: map

    required property Item layer
    required property TableModel table
    required property Dispenser dispenser
    required property DisplayPyramid pyramid
    required property OwnDashboard own
    required property Repeater opponents
    required property Places places

    function at(item: Item, point: point, size: real): var {
        const p = item.mapToItem(layer, point.x, point.y);
        return {
            x: p.x,
            y: p.y,
            size: Theme.px(size)
        };
    }
    function opponent(seat: int): OpponentPanel {
        for (let i = 0; i < opponents.count; ++i) {
            const panel = opponents.itemAt(i) as OpponentPanel;
            if (panel && panel.seat.seat === seat)
                return panel;
        }
        return null;
    }
    // What arrives at the dispenser goes in by the lid, what leaves it comes out of the chute. Null where nothing is to be seen.
    function find(place: var, arrives: bool): var {
        switch (place.area) {
        case "row":
            return at(dispenser, dispenser.rowPlace(Math.max(0, place.slot ?? 0)), 47);
        case "dispenser":
            return at(dispenser, arrives ? dispenser.lidPoint() : dispenser.mouthPoint(), 38);
        case "display":
        case "deck":
            return display(place);
        case "hand":
            return {
                x: places.barX + places.barW / 2,
                y: places.panelY + places.panelH / 2,
                size: Theme.px(104)
            };
        }
        return place.seat === table.own.seat ? mine(place) : theirs(place);
    }
    function display(place: var): var {
        const level = place.level ?? 1;
        const cards = 5 - level;
        const slot = place.area === "deck" ? -1 : place.slot ?? 0;
        return at(pyramid, Qt.point(Theme.px((4 - cards) * 56 + (slot + 1) * 112 + 52), Theme.px((3 - level) * 140 + 66)), 104);
    }
    function mine(place: var): var {
        if (place.area === "ring")
            return at(own.ring, Qt.point(own.ring.width / 2, own.ring.height / 2), 42);
        if (place.area === "archive")
            return at(own.archive, own.archive.placePoint(place.slot ?? own.archive.count - 1), 104);
        const column = ["upgrade", "converter", "file", "pick", "build"].indexOf(place.kind ?? "file");
        return at(own.columns, own.columns.middle(Math.max(0, column)), 72);
    }
    function theirs(place: var): var {
        const panel = opponent(place.seat);
        if (!panel)
            return null;
        if (place.area === "ring")
            return at(panel, panel.ringPoint(), 26);
        if (place.area === "archive")
            return at(panel, panel.archivePoint(), 31);
        return at(panel, panel.columnPoint(place.kind ?? "file"), 48);
    }
}
