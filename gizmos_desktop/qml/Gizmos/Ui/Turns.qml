pragma Singleton
import QtQuick

// Shares out what is made over turns of the event loop, so that mouse, keys and frames come in between: a `Later` asks for its turn,
// and gets it at once while this turn has time left. One card more is there at once; fifteen of them come in a few frames.
QtObject {
    id: turns

    // How long things are made in one turn, in ms; then the rest waits
    property real budget: 8
    readonly property bool busy: waiting > 0
    property int waiting: 0
    property var queue: []
    property real used: 0

    property Timer next: Timer {
        interval: 1
        repeat: true
        running: turns.busy || turns.used > 0
        onTriggered: turns.turn()
    }

    function ask(later: Later): void {
        if (!later.patient && queue.length === 0 && used < budget)
            make(later);
        else
            queue.push(later);
        waiting = queue.length;
    }

    // It is not wanted any more, or gone.
    function forget(later: Later): void {
        const at = queue.indexOf(later);
        if (at >= 0)
            queue.splice(at, 1);
        waiting = queue.length;
    }

    function make(later: Later): void {
        const start = Date.now();
        later.granted = true;
        used += Math.max(1, Date.now() - start);
    }

    function turn(): void {
        used = 0;
        while (queue.length > 0 && used < budget)
            make(queue.shift());
        waiting = queue.length;
    }
}
