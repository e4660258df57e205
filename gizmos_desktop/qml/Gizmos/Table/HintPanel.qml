pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Ui

// The three best actions, as far as they have been thought of: beside the table, in place of the opponents; while drawn cards are
// kept, below them. Nothing waits for it: whoever knows what to do just does it.
Panel {
    id: panel

    required property HintModel hint
    property bool wide: false
    property real room: 1248 // design pixels, if it is wide

    readonly property real tileW: wide ? (room - 48) / 3 : 316
    readonly property bool any: hint.rows.count > 0

    // The keyboard comes in: the chosen row, else the way out.
    function enter(): void {
        for (let i = 0; i < tiles.count; ++i) {
            const tile = tiles.itemAt(i) as HintTile;
            if (tile && tile.chosen) {
                tile.take();
                return;
            }
        }
        closer.take();
    }

    width: Theme.px(wide ? room : 340)
    height: Theme.px(wide ? 176 : 412)
    r: 14
    depth: 2
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Hint")
    Accessible.description: hint.text

    // It takes the place of what lies behind
    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        acceptedButtons: Qt.AllButtons
        onWheel: wheel => wheel.accepted = true
    }
    Glyph {
        x: Theme.px(14)
        y: Theme.px(14)
        icon: "hint"
        size: 24
    }
    Txt {
        x: Theme.px(46)
        y: Theme.px(7)
        text: qsTr("Hint")
        px: 17
        strong: true
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Txt {
        x: Theme.px(46)
        y: Theme.px(28)
        width: (panel.wide ? go.x : closer.x) - x - Theme.px(8)
        visible: panel.hint.phase !== "failed"
        text: panel.hint.text
        px: 12
        color: Theme.text2
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.font(11)
        elide: Text.ElideRight
    }
    Grid {
        id: grid

        x: Theme.px(12)
        y: Theme.px(panel.wide ? 62 : 52)
        columns: panel.wide ? 3 : 1
        spacing: Theme.px(panel.wide ? 12 : 6)

        Repeater {
            id: tiles

            model: panel.hint.rows
            onItemAdded: {
                grid.forceLayout();
                if (closer.activeFocus && Theme.keyboard)
                    Qt.callLater(panel.enter);
            }
            HintTile {
                id: tile

                required property int index
                required property var model
                required property string action
                required property string spoken
                required place
                required picture
                required tokens
                required text
                required winText
                required points

                objectName: "hint_" + index
                because: model.why
                width: Theme.px(panel.tileW)
                label: spoken
                chosen: panel.hint.chosen === action
                onActivated: panel.hint.choose(tile.action)
            }
        }
    }
    Txt {
        x: Theme.px(20)
        y: Theme.px(60)
        width: panel.width - Theme.px(40)
        visible: panel.hint.phase === "failed"
        text: panel.hint.text
        px: 14
        wrapMode: Text.WordWrap
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
    Btn {
        id: go

        objectName: "hint_go"
        x: panel.wide ? closer.x - width - Theme.px(12) : Theme.px(12)
        y: panel.wide ? Theme.px(5) : panel.height - height - Theme.px(8)
        width: panel.wide ? Math.max(Theme.px(180), implicitWidth) : Theme.px(316)
        h: panel.wide ? 40 : 36
        icon: panel.hint.phase === "failed" ? "redo" : "check"
        label: panel.hint.phase === "failed" ? qsTr("Ask again") : qsTr("Do it")
        go: true
        visible: panel.any || panel.hint.phase === "failed"
        onActivated: {
            if (panel.hint.phase === "failed")
                panel.hint.ask();
            else
                panel.hint.act();
        }
    }
    IconBtn {
        id: closer

        objectName: "hint_close"
        x: panel.width - width - Theme.px(8)
        y: Theme.px(8)
        s: 34
        icon: "close"
        label: panel.hint.phase === "thinking" ? qsTr("Stop thinking (Esc)") : qsTr("Close the hint (Esc)")
        onActivated: panel.hint.close()
    }
}
