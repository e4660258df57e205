pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Ui

// One ghost: a sphere or a card on its way. It destroys itself when it has arrived.
Item {
    id: flight

    required property string what // "sphere" or "card"
    required property string color
    required property string cardId // "": face down
    required property real fromX // centres and widths in pixels
    required property real fromY
    required property real fromSize
    required property real toX
    required property real toY
    required property real toSize
    required property int delay
    required property int duration
    property bool hidden: false // not to be seen before it starts: it comes out of something
    property real t: 0

    visible: !hidden || t > 0

    readonly property real size: fromSize + (toSize - fromSize) * t

    x: fromX + (toX - fromX) * t
    y: fromY + (toY - fromY) * t

    Loader {
        active: flight.what === "sphere"
        sourceComponent: Marble {
            energy: flight.color
            size: flight.size / Theme.px(1)
            x: -width / 2
            y: -height / 2
        }
    }
    Loader {
        active: flight.what === "card"
        sourceComponent: GizmoCard {
            readonly property var info: CardBook.revision >= 0 && flight.cardId !== "" ? CardBook.card(flight.cardId) : null
            card: info ?? ({})
            faceDown: info === null
            interactive: false
            k: Math.max(flight.fromSize, flight.toSize) / Theme.px(104)
            x: -width / 2
            y: -height / 2
            scale: flight.size / Math.max(1, width)
        }
    }
    SequentialAnimation {
        running: true
        PauseAnimation {
            duration: flight.delay
        }
        NumberAnimation {
            target: flight
            property: "t"
            to: 1
            duration: flight.duration
            easing.type: Easing.OutCubic
        }
        onFinished: flight.destroy()
    }
}
