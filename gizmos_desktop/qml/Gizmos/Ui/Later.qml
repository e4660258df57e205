pragma ComponentBehavior: Bound
import QtQuick

// Something that may come a few frames later where many things are made at once: see `Turns`.
Loader {
    id: root

    // It shall be there
    property bool wanted: true
    // Not in the turn in which it is asked for, in any case
    property bool patient: false
    // Before all that is not urgent, and at once unless very many are asked for: what a player looks at, as the print of a card
    property bool urgent: false
    property bool granted: false
    // It stands in the queue: something else has to be shown in its place
    readonly property bool waiting: wanted && !granted && queued
    property bool queued: false

    active: wanted && granted
    onWantedChanged: ask()
    Component.onCompleted: ask()
    Component.onDestruction: Turns.forget(root)

    function ask(): void {
        Turns.forget(root);
        if (wanted && !granted)
            Turns.ask(root);
        else if (!wanted)
            granted = false;
    }
}
