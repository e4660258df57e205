pragma ComponentBehavior: Bound
import QtQuick

// The machine of a card (by its id), three by two.
Art {
    id: root

    property string card

    w: 96
    h: w / 1.5
    path: card === "" ? "" : "machines/" + card
}
