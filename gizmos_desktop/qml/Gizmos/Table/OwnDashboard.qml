pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Ui

// The dashboard of the seat at the bottom: ring, five columns, archive. Where the window is taller than wide they stand apart.
Item {
    id: own

    required property SeatModel seat
    required property Places places
    property bool deciding: false // a card may be chosen now

    signal gizmoUsed(string card)
    signal plateRefused(Item plate)
    signal ringActivated
    signal cardActivated(Item tile)
    signal cardHovered(Item tile, bool inside)
    signal cardFocused(Item tile, bool inside)

    readonly property alias columns: columns
    readonly property alias archive: archive
    readonly property alias ring: ring
    readonly property alias ringItem: ringButton

    x: places.barX
    y: places.archiveY
    width: places.barW
    height: places.dashboardY + Theme.px(places.columnH) - y

    // The plate of a Gizmo in the columns, or null.
    function plateOf(card: string): Item {
        for (let c = 0; c < 5; ++c)
            for (let i = 0; i < columns.count(c); ++i) {
                const plate = columns.plate(c, i) as Plate;
                if (plate && plate.card.id === card)
                    return plate;
            }
        return null;
    }

    Usable {
        id: ringButton
        objectName: "own_dashboard"
        x: own.places.ringX - own.x
        y: own.places.ringY - own.y
        width: Theme.px(176)
        height: Theme.px(176)
        r: 88
        label: qsTr("Own dashboard, large")
        hint: qsTr("%1 of %2 spheres in the ring").arg(own.seat.ring.length).arg(own.seat.storage)
        onActivated: own.ringActivated()
        Ring {
            id: ring
            objectName: "ring"
            balls: own.seat.ring
            limit: own.seat.storage
            spend: own.seat.spend
            key: "ring " + own.seat.seat
            d: 176
            label: own.seat.spend.length > 0 ? qsTr("left") : qsTr("Ring")
        }
    }
    property Item hoveredPlate: null
    property Item focusedPlate: null
    Columns {
        id: columns
        x: own.places.columnsX - own.x
        y: own.places.dashboardY - own.y
        cw: own.places.columnW
        ch: own.places.columnH
        onHoveredCardChanged: {
            const plate = hoveredCard !== "" ? own.plateOf(hoveredCard) : null;
            if (own.hoveredPlate && own.hoveredPlate !== plate)
                own.cardHovered(own.hoveredPlate, false);
            own.hoveredPlate = plate;
            if (plate)
                own.cardHovered(plate, true);
        }
        onFocusedCardChanged: {
            const plate = focusedCard !== "" ? own.plateOf(focusedCard) : null;
            if (own.focusedPlate && own.focusedPlate !== plate)
                own.cardFocused(own.focusedPlate, false);
            own.focusedPlate = plate;
            if (plate)
                own.cardFocused(plate, true);
        }
        columns: own.seat.columns
        book: CardBook
        onActivated: id => own.gizmoUsed(id)
        onRefused: id => own.plateRefused(own.plateOf(id))
    }
    ArchiveArea {
        id: archive
        x: own.places.archiveX - own.x
        seat: own.seat
        deciding: own.deciding
        onCardActivated: tile => own.cardActivated(tile)
        onCardHovered: (tile, inside) => own.cardHovered(tile, inside)
        onCardFocused: (tile, inside) => own.cardFocused(tile, inside)
    }
}
