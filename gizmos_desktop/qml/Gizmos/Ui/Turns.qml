pragma Singleton
import QtQuick

// Shares out what is made over turns of the event loop, so that mouse, keys and frames come in between: a `Later` asks for its turn,
// and gets it at once while this turn has time left. One card more is there at once; fifteen of them come in a few frames.
QtObject {
    id: turns

    // Somebody calls `turn` in the next turn of the event loop after `asked` (app/turns.py: a Timer of QML would run with the
    // animations of a window that may not be there yet); else everything is made at once
    property bool driven: false
    // How long things are made in one turn, in ms; then the rest waits
    property real budget: 8
    property int waiting: 0
    readonly property bool busy: waiting > 0
    property var queue: []
    property real used: 0

    signal asked

    function ask(later: Later): void {
        if (!driven || !later.patient && queue.length === 0 && used < budget)
            make(later);
        else
            queue.push(later);
        waiting = queue.length;
        asked();
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
        if (waiting > 0)
            asked();
    }
}
