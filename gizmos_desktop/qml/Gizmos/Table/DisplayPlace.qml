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

    signal activated(Item tile)
    signal hoveredCard(Item tile, bool inside)
    signal focusedCard(Item tile, bool inside)

    width: Theme.px(104)
    height: Theme.px(132)

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
