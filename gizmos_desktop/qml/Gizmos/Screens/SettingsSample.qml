pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Ui

// How the game looks with the present settings: a card, Gizmos in their states, spheres.
Rectangle {
    id: sample

    function card(id: string): var {
        return CardBook.revision >= 0 ? CardBook.card(id) : {};
    }

    radius: Theme.px(18)
    color: Theme.panelLo
    border.width: Theme.dark ? 0 : 1
    border.color: Theme.line

    Txt {
        x: Theme.px(20)
        y: Theme.px(16)
        text: qsTr("This is how it looks")
        px: 14
        strong: true
        color: Theme.text2
    }

    GizmoCard {
        x: Theme.snap((sample.width - width) / 2)
        y: Theme.px(56)
        k: 1.69
        card: sample.card("1-26")
        affordable: true
        interactive: false
    }

    Column {
        x: Theme.snap((sample.width - width) / 2)
        y: Theme.px(308)
        spacing: Theme.px(20)

        Plate {
            card: sample.card("1-26")
            mark: "armed"
            key: "1"
            interactive: false
        }

        Plate {
            card: sample.card("2-28")
            mark: "waiting"
            brief: qsTr("Ring full")
            interactive: false
        }

        Plate {
            card: sample.card("2-28")
            mark: "used"
            interactive: false
        }
    }

    Rectangle {
        x: Theme.snap((sample.width - width) / 2)
        y: Theme.px(504)
        width: Theme.px(250)
        height: Theme.px(62)
        radius: height / 2
        color: Theme.tray

        Row {
            anchors.centerIn: parent
            spacing: Theme.px(14)

            Repeater {
                model: ["red", "yellow", "blue", "black"]

                Marble {
                    required property string modelData

                    energy: modelData
                    size: 44
                }
            }
        }
    }
}
