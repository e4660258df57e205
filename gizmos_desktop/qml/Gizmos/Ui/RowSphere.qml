import QtQuick

// A sphere of the dispenser's row that moves as a ball does: it rolls in through the chute, closes up with a bounce, and gives way under
// the finger. Only the picture moves; what can be pressed stays in its place.
Sphere {
    id: root

    // Share of the way through the chute; 1: in its place
    property real rolled: 1
    // How far it still has to slide to the left, in design pixels
    property real slid: 0
    property int was: -1

    // The chute in the dispenser's drawing: where it comes out of the foot, over the bend, down into the tray
    readonly property var way: [[212, 291], [232, 284], [252, 284], [272, 290], [286, 304], [292, 324], [292, 350]]

    function centre(t: real): point {
        const goal = [15 + place * 49 + 24.5, 373];
        const stops = [...way, goal];
        const at = Math.min(t, 0.9999) * (stops.length - 1);
        const n = Math.floor(at);
        return Qt.point(stops[n][0] + (stops[n + 1][0] - stops[n][0]) * (at - n), stops[n][1] + (stops[n + 1][1] - stops[n][1]) * (at - n));
    }

    // Comes out of the chute after `wait` ms.
    function roll(wait: int, span: int): void {
        rolled = 0;
        pause.duration = wait;
        rolling.duration = span;
        coming.restart();
    }

    readonly property point at: rolled < 1 ? centre(rolled) : Qt.point(0, 0)

    dx: rolled < 1 ? Theme.px(at.x * k) - x - width / 2 : Theme.px(slid * k)
    dy: rolled < 1 ? Theme.px(at.y * k) - y - height / 2 : 0
    // 360 degrees on a way of as long as it is round
    turn: rolled < 1 ? -(1 - rolled) * 430 : -slid / 47 / Math.PI * 360
    // The chute is narrower than the tray
    grown: rolled < 0.75 ? 0.81 : rolled < 1 ? 0.81 + 0.76 * (rolled - 0.75) : 1
    veil: rolled <= 0 ? 0 : rolled < 0.12 ? rolled / 0.12 : 1

    onIndexChanged: {
        if (was >= 0 && was !== index && OnTheWay.pace > 0) {
            slid = (was - index) * 49;
            closing.restart();
        }
        was = index;
    }
    Component.onCompleted: was = index

    required property int index

    SequentialAnimation {
        id: coming

        PauseAnimation {
            id: pause
        }
        NumberAnimation {
            id: rolling

            target: root
            property: "rolled"
            from: 0.001
            to: 1
            easing.type: Easing.InQuad
        }
        PropertyAction {
            target: root
            property: "slid"
            value: 0
        }
        Bounce {
            ball: root
        }
    }
    SequentialAnimation {
        id: closing

        PauseAnimation {
            duration: OnTheWay.ms(90)
        }
        NumberAnimation {
            target: root
            property: "slid"
            to: 0
            duration: OnTheWay.ms(180 + 30 * root.index)
            easing.type: Easing.OutQuad
        }
        Bounce {
            ball: root
        }
    }
    // In both of them, not started by them: a script of an animation complains when its table has gone meanwhile
    component Bounce: SequentialAnimation {
        id: bounce

        required property Item ball

        NumberAnimation {
            target: bounce.ball
            property: "slid"
            to: 3
            duration: OnTheWay.ms(40)
            easing.type: Easing.OutQuad
        }
        NumberAnimation {
            target: bounce.ball
            property: "slid"
            to: 0
            duration: OnTheWay.ms(160)
            easing.type: Easing.OutBounce
        }
    }
    Connections {
        target: OnTheWay

        function onSkipped(): void {
            coming.stop();
            closing.stop();
            root.rolled = 1;
            root.slid = 0;
        }
    }
}
