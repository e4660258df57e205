pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Ui

// One place of the display: the card in it, or the outline of an empty place.
Item {
    id: place

    property string cardId
    property string name
    property bool affordable
    property bool canFile
    property bool canBuild
    property bool fresh
    property bool chosen
    property string why
    property bool deciding // a card may be chosen now

    readonly property Item tile: loader.item as Item
    property int level: 1
    property real faced: 1 // 0: lies on its face, 1: face up; between it turns over

    signal activated(Item tile)
    signal hoveredCard(Item tile, bool inside)
    signal focusedCard(Item tile, bool inside)

    width: Theme.px(104)
    height: Theme.px(132)

    // A card that has been dealt comes face down and is turned over.
    Arrival {
        id: arrival
        key: place.cardId === "" ? "" : "card " + place.cardId
        span: OnTheWay.still ? 120 : 0
        onArrived: {
            if (OnTheWay.pace > 0)
                flip.restart();
        }
    }
    NumberAnimation {
        id: flip
        target: place
        property: "faced"
        from: 0
        to: 1
        duration: OnTheWay.ms(260)
        easing.type: Easing.InOutQuad
    }
    Connections {
        target: OnTheWay
        enabled: flip.running
        function onSkipped(): void {
            flip.complete();
        }
    }
    Loader {
        active: place.faced < 0.5
        transform: Scale {
            origin.x: place.width / 2
            xScale: 1 - 2 * place.faced
        }
        sourceComponent: CardBack {
            level: place.level
        }
    }
    Rectangle {
        anchors.fill: parent
        visible: place.cardId === ""
        radius: Theme.px(11)
        color: "transparent"
        border.width: Theme.px(1.5)
        border.color: Theme.line
    }
    Loader {
        id: loader
        active: place.cardId !== ""
        // Not invisible: what has the focus keeps it
        opacity: place.faced < 0.5 ? 0 : arrival.seen
        transform: Scale {
            origin.x: place.width / 2
            xScale: place.faced < 0.5 ? 1 : 2 * place.faced - 1
        }
        sourceComponent: CardTile {
            id: tile
            objectName: place.name
            cardId: place.cardId
            affordable: place.affordable
            canFile: place.canFile
            canBuild: place.canBuild
            fresh: place.fresh
            chosen: place.chosen
            usable: place.canFile || place.canBuild
            why: place.why
            off: place.deciding && !usable
            onActivated: place.activated(tile)
            onRefused: place.activated(tile)
            onHoveredChanged: place.hoveredCard(tile, hovered)
            onActiveFocusChanged: place.focusedCard(tile, activeFocus)
        }
    }
}
