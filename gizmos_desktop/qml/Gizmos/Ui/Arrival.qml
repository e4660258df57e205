import QtQuick

// Hides its owner (`opacity: arrival.seen`) while what it shows is on its way, and lets it appear when it is there.
QtObject {
    id: root

    property string key: ""
    // Milliseconds that it takes to appear
    property int span: 120
    property real seen: 1
    readonly property bool away: key !== "" && (OnTheWay.keys[key] ?? 0) > 0

    signal arrived

    onAwayChanged: {
        if (away) {
            fade.stop();
            seen = 0;
        } else if (seen < 1) {
            fade.start();
            arrived();
        }
    }

    property NumberAnimation fade: NumberAnimation {
        target: root
        property: "seen"
        to: 1
        duration: root.span
    }
    property Connections ends: Connections {
        target: OnTheWay
        enabled: root.fade.running

        function onSkipped(): void {
            root.fade.complete();
        }
    }
}
