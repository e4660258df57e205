pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Ui

// What moves on the table and what is heard of it, at the pace of the game or of the replay.
Item {
    id: motion

    required property TableModel table
    required property SoundModel sound
    required property string speed
    required property DisplayPyramid pyramid
    required property Dispenser dispenser
    required property OwnDashboard own
    required property ActionBar bar
    required property Repeater opponents
    required property Places places

    readonly property real tempo: ({
            slow: 1.6,
            normal: 1,
            fast: 0.5,
            off: 0
        }[speed] ?? 1)

    // All comes to its end at once.
    function skip(): void {
        flights.skip();
    }

    FlightLayer {
        id: flights
        objectName: "flights"
        anchors.fill: parent
        dispenser: motion.dispenser
        whereIs: (place, arrives, move) => map.find(place, arrives, move)
    }
    PlaceMap {
        id: map
        layer: flights
        table: motion.table
        dispenser: motion.dispenser
        pyramid: motion.pyramid
        own: motion.own
        bar: motion.bar
        opponents: motion.opponents
        places: motion.places
    }
    Binding {
        target: OnTheWay
        property: "pace"
        value: Theme.motion * motion.tempo
    }
    Binding {
        target: OnTheWay
        property: "still"
        value: Theme.motion === 0 && motion.tempo > 0
    }
    Connections {
        target: motion.table
        function onMoved(moves: var): void {
            flights.start(moves);
            if (motion.visible)
                motion.sound.follow(moves, OnTheWay.pace);
        }
        function onTakenBack(): void {
            motion.sound.play("undo");
        }
    }
    // No sound runs ahead of what is shown, and none stays behind it
    Connections {
        target: OnTheWay
        function onSkipped(): void {
            motion.sound.skip();
        }
    }
}
