pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Ui

// One ghost: a sphere, a card or points on the way. It tells when what it stands for may be seen, and destroys itself when it is there.
Item {
    id: flight

    required property var move // a step of TableModel.moved
    required property string manner // how it goes: "arc" "spend" "roll" "card" "deal" "points"
    required property var from // {x, y, size}: centre and width in pixels
    required property var to
    required property int delay
    required property int duration
    required property string key // of OnTheWay, "": none
    property var stops: [] // converters on the way, {x, y, size} each
    property int leg: 0 // so long from one stop to the next
    readonly property string what: move.what
    property real t: 0 // way: 0 to 1
    // The stretch of the way that it is on: from one stop to the next
    readonly property int passed: stops.length > 0 && leg > 0 ? Math.min(stops.length, Math.floor(t * duration / leg)) : 0
    readonly property var start: passed > 0 ? stops[passed - 1] : from
    readonly property var goal: passed < stops.length ? stops[passed] : to
    readonly property real s: {
        if (stops.length === 0)
            return t;
        const part = passed < stops.length ? t * duration / leg - passed : (t * duration - leg * passed) / Math.max(1, duration - leg * passed);
        return part * part * (3 - 2 * part);
    }
    readonly property real far: Math.hypot(to.x - from.x, to.y - from.y)
    readonly property real high: manner === "arc" || manner === "roll" ? Theme.px(60) : manner === "spend" && passed === stops.length ? Theme.px(26) : 0
    readonly property real size: start.size + (goal.size - start.size) * s
    property real swell: 1

    readonly property bool there: t >= 1

    signal landed
    signal converted(var stop)

    // Not by a script of the animation: that would complain when its table has gone meanwhile
    onThereChanged: landed()

    // What comes out of something is not seen before; what lies open waits where it lay
    visible: t > 0 || from.open === true

    onPassedChanged: converted(stops[passed - 1])

    x: start.x + (goal.x - start.x) * s
    y: start.y + (goal.y - start.y) * s - high * 4 * s * (1 - s)
    Loader {
        active: flight.what === "sphere"
        sourceComponent: Marble {
            energy: flight.move.color
            size: Math.max(flight.from.size, flight.to.size) / Theme.u
            x: -width / 2
            y: -height / 2
            scale: flight.size / Math.max(1, width) * flight.swell * (flight.manner === "spend" ? 1 - 0.15 * flight.t : 1 + 0.6 * flight.t * (1 - flight.t))
            // It rolls on its way, and comes to rest upright
            rotation: (flight.to.x < flight.from.x ? 360 : -360) * (1 - flight.t) * Math.min(2, Math.max(1, Math.round(flight.far / Theme.px(300))))
        }
    }
    // What it counts as, once a converter has changed it; it is still the sphere that it was
    Loader {
        active: flight.passed === flight.stops.length && flight.passed > 0 && flight.move.counts !== flight.move.color
        sourceComponent: Rectangle {
            x: flight.size * 0.12
            y: flight.size * 0.12
            width: flight.size * 0.56
            height: width
            radius: width / 2
            color: Theme.tile
            Pip {
                anchors.centerIn: parent
                energy: flight.move.counts
                size: parent.width / Theme.u * 0.8
            }
        }
    }
    Loader {
        active: flight.what === "card"
        sourceComponent: GizmoCard {
            readonly property var info: CardBook.revision >= 0 && flight.move.card !== "" && flight.manner !== "deal" ? CardBook.card(flight.move.card) : null
            card: info ?? ({
                    level: flight.move.to.level ?? flight.move.from.level ?? 1
                })
            faceDown: info === null
            interactive: false
            k: Math.max(flight.from.size, flight.to.size) / Theme.px(104)
            x: -width / 2
            y: -height / 2
            scale: flight.size / Math.max(1, width)
        }
    }
    Loader {
        active: flight.what === "points"
        sourceComponent: Medal {
            points: flight.move.count
            size: 34
            x: -width / 2
            y: -height / 2
            scale: 0.7 + 1.2 * flight.t * (1 - flight.t) + 0.1 * flight.t
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
            easing.type: flight.stops.length > 0 ? Easing.Linear : flight.manner === "spend" ? Easing.InOutCubic : Easing.OutCubic
        }
        // A sphere settles in its well; a card gives way to the plate that it has become
        NumberAnimation {
            target: flight
            property: flight.what === "card" ? "opacity" : "swell"
            from: flight.manner === "arc" || flight.manner === "roll" ? 0.88 : 1
            to: flight.manner === "card" ? 0 : 1
            duration: flight.manner === "card" ? OnTheWay.ms(120) : flight.manner === "arc" || flight.manner === "roll" ? OnTheWay.ms(140) : 0
            easing.type: flight.what === "sphere" ? Easing.OutBack : Easing.Linear
            easing.overshoot: 1.4
        }
        onFinished: {
            flight.arrive();
            flight.destroy();
        }
    }
    onLanded: {
        // Spheres are seen by their ghost until they have settled
        if (what !== "sphere" || manner === "spend")
            arrive();
    }
    // What waits for it is seen. Of ghosts that are ended early the layer sets all free.
    function arrive(): void {
        if (key !== "")
            OnTheWay.free(key, 1);
        key = "";
    }
}
