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
    required property ActionBar bar
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
    function find(place: var, arrives: bool, move: var): var {
        switch (place.area) {
        case "row":
            return at(dispenser, dispenser.rowPlace(Math.max(0, place.slot ?? 0)), 47);
        case "dispenser":
            return at(dispenser, arrives ? dispenser.lidPoint() : dispenser.mouthPoint(), 38);
        case "display":
        case "deck":
            return display(place);
        case "hand":
            if (place.seat !== table.own.seat)
                return theirs({
                    area: "archive",
                    seat: place.seat
                });
            // The own drawn cards are turned over in the panel that shows them
            return arrives ? null : {
                x: places.barX + places.barW / 2,
                y: places.panelY + places.panelH / 2,
                size: Theme.px(104)
            };
        }
        return place.seat === table.own.seat ? mine(place, arrives, move) : theirs(place);
    }
    function display(place: var): var {
        const level = place.level ?? 1;
        const cards = 5 - level;
        const slot = place.area === "deck" ? -1 : place.slot ?? 0;
        return at(pyramid, Qt.point(Theme.px((4 - cards) * 56 + (slot + 1) * 112 + 52), Theme.px((3 - level) * 140 + 66)), 104);
    }
    function mine(place: var, arrives: bool, move: var): var {
        if (place.area === "ring")
            return at(own.ring, arrives ? own.ring.goal(move.color) : own.ring.source(move.color), own.ring.well + 4);
        if (place.area === "score")
            return at(bar.scoreItem, Qt.point(bar.scoreItem.width / 2, bar.scoreItem.height / 2), 34);
        if (place.area === "archive") {
            const filed = own.archive.tileOf(move.card);
            return filed ? at(filed, Qt.point(filed.width / 2, filed.height / 2), 104) : at(own.archive, own.archive.placePoint(own.archive.count), 104);
        }
        const plate = own.plateOf(move.card);
        if (plate)
            return Object.assign(at(plate, Qt.point(plate.width / 2, plate.height / 2), 72), {
                w: plate.width,
                h: plate.height
            });
        const column = ["upgrade", "converter", "file", "pick", "build"].indexOf(place.kind ?? "file");
        return at(own.columns, own.columns.middle(Math.max(0, column)), 72);
    }
    function theirs(place: var): var {
        const panel = opponent(place.seat);
        if (!panel)
            return null;
        if (place.area === "ring")
            return at(panel, panel.ringPoint(), 26);
        if (place.area === "score")
            return at(panel, panel.scorePoint(), 34);
        if (place.area === "archive")
            return at(panel, panel.archivePoint(), 31);
        return at(panel, panel.columnPoint(place.kind ?? "file"), 48);
    }
}
