import QtQuick
import Gizmos.Models
import Gizmos.Ui

// A card of a model row as a tile: looks up the card's face.
GizmoCard {
    id: tile

    required property string cardId
    property bool canFile: false
    property bool canBuild: false

    readonly property var info: CardBook.revision >= 0 && cardId !== "" ? CardBook.card(cardId) : null

    card: info ?? ({})
}
