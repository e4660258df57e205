pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Ui

// One place of an opponent's archive: the cost of the card in it in its energy, or an empty frame.
Rectangle {
    id: chip

    property string card: ""
    readonly property var info: CardBook.revision >= 0 && card !== "" ? CardBook.card(card) : null

    Arrival {
        id: arrival
        key: chip.card === "" ? "" : "card " + chip.card
    }
    opacity: arrival.seen
    implicitWidth: Theme.px(31)
    implicitHeight: Theme.px(22)
    radius: Theme.px(6)
    color: info ? Theme.energy(info.energy) : "transparent"
    border.width: Theme.px(1.5)
    border.color: info ? (Theme.dark ? Theme.text : "transparent") : Theme.line

    Row {
        anchors.centerIn: parent
        spacing: Theme.px(1)
        visible: chip.info !== null
        Txt {
            quiet: true
            anchors.verticalCenter: parent.verticalCenter
            text: chip.info ? chip.info.cost : ""
            px: 13
            numeral: true
            color: chip.info ? Theme.on(chip.info.energy) : Theme.text
        }
        Loader {
            anchors.verticalCenter: parent.verticalCenter
            active: chip.info !== null
            sourceComponent: chip.info && chip.info.energy === "any" ? anyPip : symbol
        }
    }
    Component {
        id: anyPip
        Pip {
            energy: "any"
            size: 14
        }
    }
    Component {
        id: symbol
        Glyph {
            icon: chip.info ? chip.info.energy : ""
            tone: chip.info ? Theme.onTone(chip.info.energy) : "text"
            size: 13
        }
    }
}
