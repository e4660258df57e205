pragma Singleton
import QtQuick

// Shares out what is made over turns of the event loop, so that mouse, keys and frames come in between: a `Later` asks for its turn,
// and gets it at once while this turn has time left. One thing more is there at once; fifty of them come in a few frames.
QtObject {
    id: turns

    // Somebody calls `turn` in the next turn of the event loop after `asked` (app/turns.py: a Timer of QML would run with the
    // animations of a window that may not be there yet); else everything is made at once
    property bool driven: false
    // The first frames have been drawn (app/turns.py)
    property bool settled: false
    // How long things are made in one turn, in ms; then the rest waits
    property real budget: 10
    // So many are made in one turn in any case, however slow the machine: each turn costs a frame, too. One takes about 1 ms, with
    // its pictures drawn ahead (`Ahead`)
    readonly property int few: 10
    // So many of the urgent ones: the cards of a display
    readonly property int many: 9
    property int waiting: 0
    readonly property bool busy: waiting > 0
    property var queue: []
    property real used: 0
    property int made: 0

    signal asked

    function ask(later: Later): void {
        if (!driven || !later.patient && used < budget && (later.urgent || queue.length === 0)) {
            make(later);
        } else {
            const behind = later.urgent ? queue.findIndex(each => !each.urgent) : -1;
            queue.splice(behind < 0 ? queue.length : behind, 0, later);
            later.queued = true;
        }
        waiting = queue.length;
        asked();
    }

    // It is not wanted any more, or gone.
    function forget(later: Later): void {
        const at = queue.indexOf(later);
        if (at >= 0) {
            queue.splice(at, 1);
            later.queued = false;
        }
        waiting = queue.length;
    }

    function make(later: Later): void {
        const start = Date.now();
        later.queued = false;
        later.granted = true;
        used += Math.max(1, Date.now() - start);
        ++made;
    }

    function turn(): void {
        used = 0;
        made = 0;
        let alone = false; // what is patient is large, and has asked for much while it was made
        while (queue.length > 0 && (used < budget || !alone && made < (queue[0].urgent ? many : few))) {
            alone = alone || queue[0].patient;
            make(queue.shift());
        }
        waiting = queue.length;
        if (waiting > 0)
            asked();
    }

    // Makes all that still waits, now: a picture is taken.
    function finish(): void {
        while (queue.length > 0)
            make(queue.shift());
        waiting = 0;
    }
}
