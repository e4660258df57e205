import QtQuick
import Gizmos.Ui

// A row of tiles of which one is chosen, one stop for Tab. `choices` are {id}; each tile, made by `delegate`, leaves its keys to
// `step` and `enter`.
Row {
    id: row

    required property var choices
    property alias delegate: tiles.delegate

    signal picked(string id)
    signal confirmed

    Accessible.role: Accessible.Grouping

    function step(from: int, by: int): void {
        const to = from + by;
        if (to < 0 || to >= tiles.count)
            return;
        // First the focus: Qt warns if what has it leaves the Tab chain.
        tiles.itemAt(to)?.forceActiveFocus(Qt.TabFocusReason);
        picked(choices[to].id);
    }
    // Enter chooses; on what is chosen it is as good as anywhere else.
    function enter(event: var, chosen: bool): void {
        event.accepted = chosen;
        if (chosen && !event.isAutoRepeat)
            confirmed();
    }

    Repeater {
        id: tiles

        model: row.choices
    }
}
