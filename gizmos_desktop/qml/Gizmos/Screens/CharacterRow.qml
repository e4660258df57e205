pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Ui

// What a computer likes: a row of icons of which one is chosen, one stop for Tab.
Row {
    id: row

    required property SetupModel setup
    required property int seat
    required property string character

    signal confirmed

    spacing: Theme.px(12)
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Character of seat %1").arg(row.seat + 1)

    function step(from: int, by: int): void {
        const to = from + by;
        if (to < 0 || to >= tiles.count)
            return;
        // First the focus: Qt warns if what has it leaves the Tab chain.
        tiles.itemAt(to)?.forceActiveFocus(Qt.TabFocusReason);
        row.setup.setCharacter(row.seat, row.setup.characters[to].id);
    }
    // Enter chooses; on what is chosen it is as good as anywhere else.
    function enter(event: var, chosen: bool): void {
        event.accepted = chosen;
        if (chosen && !event.isAutoRepeat)
            row.confirmed();
    }

    Repeater {
        id: tiles

        model: row.setup.characters

        IconBtn {
            required property var modelData
            required property int index

            objectName: "setup_character_" + row.seat + "_" + index
            s: 36
            icon: modelData.icon
            label: modelData.name
            hint: modelData.text
            chosen: modelData.id === row.character
            repeats: false
            activeFocusOnTab: chosen
            Accessible.role: Accessible.RadioButton
            Accessible.checked: chosen
            onActivated: row.setup.setCharacter(row.seat, modelData.id)
            Keys.onReturnPressed: event => row.enter(event, chosen)
            Keys.onEnterPressed: event => row.enter(event, chosen)
            Keys.onLeftPressed: row.step(index, -1)
            Keys.onRightPressed: row.step(index, 1)
        }
    }
}
