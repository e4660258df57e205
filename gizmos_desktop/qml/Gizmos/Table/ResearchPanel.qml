pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Ui

// The cards of a Research, step 1: build one, file one, or keep none (button in the action bar). Up to six lie large with their
// buttons; seven to fifteen in a grid with a pane for the focused one.
Panel {
    id: panel

    required property TableModel table
    property string current: "" // the card that the pane shows

    readonly property int count: table.hand.count
    readonly property bool many: count > 6
    readonly property bool tall: Theme.tall
    readonly property real slotW: count === 6 && !tall ? 188 : 200
    readonly property var currentRow: rowOf(current, table.stamp)
    readonly property int payable: payableOf(table.stamp)

    r: 18
    depth: 2
    Accessible.role: Accessible.Dialog
    Accessible.name: table.handTitle

    function rowOf(card: string, stamp: int): var {
        for (let i = 0; i < table.hand.count; ++i) {
            const row = table.hand.get(i);
            if (row.card === card)
                return row;
        }
        return stamp >= 0 && table.hand.count > 0 ? table.hand.get(0) : null;
    }
    function payableOf(stamp: int): int {
        let n = 0;
        for (let i = 0; stamp >= 0 && i < table.hand.count; ++i)
            n += table.hand.get(i).canBuild ? 1 : 0;
        return n;
    }
    // The card that a key acts on: the focused one; in the grid the one that the pane shows.
    function keyCard(): string {
        for (let i = 0; i < few.count; ++i) {
            const slot = few.itemAt(i) as HandCard;
            if (slot && (slot.tile.activeFocus || slot.buildButton.activeFocus || slot.fileButton.activeFocus))
                return slot.card;
        }
        return many && currentRow ? currentRow.card : "";
    }
    // The drawn card on the table, or null.
    function tileOf(card: string): Item {
        for (let i = 0; i < few.count; ++i) {
            const slot = few.itemAt(i) as HandCard;
            if (slot && slot.card === card)
                return slot.tile;
        }
        for (let i = 0; i < grid.count; ++i) {
            const tile = grid.itemAt(i) as CardTile;
            if (tile && tile.cardId === card)
                return tile;
        }
        return null;
    }
    // Its Build button, or null.
    function buildOf(card: string): Item {
        for (let i = 0; i < few.count; ++i) {
            const slot = few.itemAt(i) as HandCard;
            if (slot && slot.card === card)
                return slot.buildButton;
        }
        return null;
    }
    // Enter on a card: does the only possible thing, else leads to its buttons. A click only looks: it leads to the button of what is
    // possible.
    function choose(card: string, build: Btn, file: Btn): void {
        if (Theme.keyboard) {
            if (table.activate(card) === "choose")
                build.take();
        } else if (build.usable || file.usable) {
            (build.usable ? build : file).forceActiveFocus(Qt.MouseFocusReason);
            Theme.keyboard = false;
        }
    }

    StepHead {
        y: Theme.px(12)
        width: parent.width
        title: panel.table.handTitle
        step: 1
    }
    Grid {
        id: fewRow
        visible: !panel.many
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(60)
        columns: panel.tall ? Math.min(3, Math.ceil(panel.count / 2)) : 6
        columnSpacing: Theme.px(panel.tall ? 26 : panel.count > 1 ? Math.min(26, (1216 - panel.slotW * panel.count) / (panel.count - 1)) : 0)
        rowSpacing: Theme.px(24)
        Repeater {
            id: few
            model: panel.many ? null : panel.table.hand
            onItemAdded: fewRow.forceLayout()
            HandCard {
                id: slot
                required property var model
                lacking: model.short
                w: panel.slotW
                order: model.index
                onChosen: panel.choose(slot.card, slot.buildButton, slot.fileButton)
                onBuildActivated: panel.table.build(slot.card)
                onFileActivated: panel.table.file(slot.card)
            }
        }
    }
    Grid {
        id: manyGrid
        visible: panel.many
        x: Theme.px(24)
        y: Theme.px(58)
        columns: panel.tall ? 7 : 8
        columnSpacing: Theme.px(12)
        rowSpacing: Theme.px(16)
        Repeater {
            id: grid
            model: panel.many ? panel.table.hand : null
            onItemAdded: manyGrid.forceLayout()
            CardTile {
                id: tile
                required property var model
                required affordable
                required canFile
                required canBuild
                required why
                objectName: "hand_" + model.card
                cardId: model.card
                k: 1.03
                usable: canFile || canBuild
                chosen: panel.currentRow !== null && panel.currentRow.card === cardId
                onActiveFocusChanged: {
                    if (activeFocus)
                        panel.current = cardId;
                }
                onHoveredChanged: {
                    if (hovered)
                        panel.current = cardId;
                }
                onActivated: {
                    panel.current = cardId;
                    panel.choose(cardId, paneBuild, paneFile);
                }
                onRefused: panel.current = cardId
            }
        }
    }
    Txt {
        visible: panel.many
        x: Theme.px(24)
        y: Theme.px(panel.tall ? 514 : 374)
        width: Theme.px(panel.tall ? 560 : 940)
        wrapMode: Text.WordWrap
        text: qsTr("%1 %2", "one sentence after another").arg(qsTr("Arrow keys move, B builds, F files, N keeps none.")).arg(qsTr("%n of %1 can be paid for now.", "", panel.payable).arg(panel.count))
        px: 13
        color: Theme.text2
    }
    Rectangle {
        id: pane
        visible: panel.many
        x: Theme.px(panel.tall ? 604 : 984)
        y: panel.tall ? panel.height - height - Theme.px(14) : Theme.px(54)
        width: Theme.px(244)
        height: Theme.px(354)
        radius: Theme.px(14)
        color: Theme.panelLo

        readonly property var info: CardBook.revision >= 0 && panel.currentRow ? CardBook.card(panel.currentRow.card) : null

        GizmoCard {
            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.px(12)
            k: 1.68
            card: pane.info ?? ({})
            affordable: panel.currentRow ? panel.currentRow.affordable : false
            interactive: false
        }
        Txt {
            x: Theme.px(12)
            y: Theme.px(240)
            width: Theme.px(220)
            height: Theme.px(54)
            text: pane.info ? pane.info.words : ""
            px: 13
            wrapMode: Text.WordWrap
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
        }
        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.px(300)
            spacing: Theme.px(8)
            Btn {
                id: paneBuild
                objectName: panel.currentRow ? "hand_build_" + panel.currentRow.card : ""
                width: Theme.px(130)
                h: 44
                pad: 8
                icon: "build"
                label: qsTr("Build")
                sub: !panel.currentRow ? "" : panel.currentRow.canBuild ? panel.currentRow.buildSub : panel.currentRow.short
                strip: panel.currentRow ? panel.currentRow.pays : []
                primary: true
                usable: panel.currentRow ? panel.currentRow.canBuild : false
                why: panel.currentRow ? panel.currentRow.buildWhy : ""
                onActivated: panel.table.build(panel.currentRow.card)
            }
            Btn {
                id: paneFile
                objectName: panel.currentRow ? "hand_file_" + panel.currentRow.card : ""
                width: Theme.px(92)
                h: 44
                pad: 8
                icon: "file"
                label: qsTr("File")
                primary: true
                usable: panel.currentRow ? panel.currentRow.canFile : false
                why: panel.currentRow ? panel.currentRow.fileWhy : ""
                onActivated: panel.table.file(panel.currentRow.card)
            }
        }
    }
}
