pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Ui

// A card of the gallery, and what is known of it in this game: whose it is, or that it has been seen.
Usable {
    id: root

    property string cardId
    // Where it is (derive/gallery.py)
    property string where
    property int seat: -1
    property string spoken
    readonly property var face: CardBook.revision >= 0 && cardId !== "" ? CardBook.card(cardId) : ({})

    width: Theme.px(104)
    height: Theme.px(132)
    r: 11
    ownRing: true
    label: face.name ?? ""
    hint: spoken === "" ? face.words ?? "" : (face.words ?? "") + " " + spoken
    Accessible.role: Accessible.ListItem

    GizmoCard {
        interactive: false
        card: root.face
        off: root.where === "out"
    }

    Rectangle {
        visible: root.chosen
        anchors.fill: parent
        anchors.margins: -Theme.px(3)
        radius: Theme.px(14)
        color: "transparent"
        border.width: Theme.px(3)
        border.color: root.ringed ? Theme.focus : Theme.go
    }

    Loader {
        active: root.seat >= 0 && root.where !== "hand"
        x: root.width - Theme.px(22)
        y: root.height - Theme.px(34)
        sourceComponent: Rectangle {
            implicitWidth: Theme.px(34)
            implicitHeight: Theme.px(34)
            radius: Theme.px(10)
            color: Theme.panelHi
            border.width: Theme.px(1.5)
            border.color: Theme.text2

            Avatar {
                anchors.centerIn: parent
                s: 28
                seat: root.seat
            }

            Badge {
                visible: root.where === "archive"
                x: -Theme.px(10)
                y: -Theme.px(10)
                size: 20
                go: false
                icon: "archive"
            }
        }
    }

    Loader {
        active: ["display", "drawn", "hand"].indexOf(root.where) >= 0
        x: root.width - Theme.px(18)
        y: root.height - Theme.px(30)
        sourceComponent: Badge {
            size: 24
            go: false
            icon: root.where === "display" ? "eye" : "research"
        }
    }
}
