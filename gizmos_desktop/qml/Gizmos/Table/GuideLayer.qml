import QtQuick
import Gizmos.Models
import Gizmos.Ui

// Whoever learns is spoken to here: the guided game, or the tips of the first real ones; never both.
Item {
    id: layer

    required property AppModel app
    required property HintLayer things
    required property CardSpot spot

    // A payment, Research or order is due, but not in sight: somebody looks at the table
    readonly property bool looking: ["pay", "keep", "order"].indexOf(app.table.mode) >= 0 && !things.panel

    // What bubbles keep off, and how much
    readonly property var minds: [[things.bar, 6], [things.own.ringItem, 1], [things.own.columns, 0.8], [things.own.archive, 1], [things.dispenser, 0.6], [things.pyramid, 0.8]]
    // Tips come unasked: they never lie on what a decision may need
    readonly property var choices: [[things.bar, 9], [things.own.columns, 4], [things.own.archive, 4], [things.pyramid, 4], [things.dispenser.rowItem, 30]]
    readonly property Item area: coach.area ?? nudges.area
    readonly property Item home: coach.home
    readonly property bool tip: nudges.open

    signal leaveRequested
    signal arrived

    anchors.fill: parent
    z: 7 // over the large view
    opacity: Theme.overlay

    NudgeLayer {
        id: nudges

        nudge: layer.app.nudge
        things: layer.things
        spot: layer.spot
        minds: layer.choices
        barred: layer.looking || layer.things.open
    }
    CoachLayer {
        id: coach

        lesson: layer.app.lesson
        things: layer.things
        spot: layer.spot
        minds: layer.minds
        barred: layer.looking
        onLeaveRequested: layer.leaveRequested()
        onArrived: layer.arrived()
    }
}
