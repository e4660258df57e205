import QtQuick

// A sphere in the glass: it falls from the lid to its place, sinks when one below it has gone, and settles.
Marble {
    id: root

    property real k: 1
    // The centre of its place in the dispenser's drawing
    required property var at
    // How far it is from there, in design pixels
    property real offX: 0
    property real offY: 0

    size: 40 * k
    x: Theme.px((at[0] - 20 + offX) * k)
    y: Theme.px((at[1] - 19.4 + offY) * k)

    // From another place of the drawing.
    function drop(from: var, wait: int): void {
        start(from[0] - at[0], from[1] - at[1], wait, 320 + Math.min(160, Math.abs(from[1] - at[1])), Easing.OutBounce);
    }

    function sink(wait: int): void {
        if (!moving.running)
            start(0, -6, wait, 200, Easing.OutQuad);
    }

    function start(dx: real, dy: real, wait: int, span: int, easing: int): void {
        if (OnTheWay.pace <= 0)
            return;
        moving.stop();
        offX = dx;
        offY = dy;
        pause.duration = OnTheWay.ms(wait);
        fallX.duration = fallY.duration = OnTheWay.ms(span);
        fallY.easing.type = easing;
        moving.start();
    }

    SequentialAnimation {
        id: moving

        PauseAnimation {
            id: pause
        }
        ParallelAnimation {
            NumberAnimation {
                id: fallX

                target: root
                property: "offX"
                to: 0
                easing.type: Easing.OutCubic
            }
            NumberAnimation {
                id: fallY

                target: root
                property: "offY"
                to: 0
            }
        }
    }
    Connections {
        target: OnTheWay
        enabled: moving.running

        function onSkipped(): void {
            moving.stop();
            root.offX = root.offY = 0;
        }
    }
}
