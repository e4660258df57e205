pragma ComponentBehavior: Bound
import QtQuick

// Something that may come a few frames later where many things are made at once: see `Turns`.
Loader {
    id: root

    // It shall be there
    property bool wanted: true
    // Not in the turn in which it is asked for, in any case
    property bool patient: false
    property bool granted: false

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
