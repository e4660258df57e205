pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Ui
import "Walk.js" as Walk

// The one place that says whose decision is due, what can be done, and what has been done this turn.
Panel {
    id: bar

    required property TableModel table
    required property HintModel hint

    signal hintRequested
    signal kindActivated(string kind)
    signal pressed(string id, string warn)
    signal gizmoUsed(string card)
    signal undoRequested(string unit)
    signal redoRequested
    signal undoMenuRequested
    signal lookRequested

    property bool looking: false // at the table, while a payment, Research or order waits
    readonly property Item lookButton: look
    readonly property Item countsItem: standing
    readonly property Item scoreItem: score

    // The button of TableModel.buttons with this id, or null.
    function button(id: string): Btn {
        for (let i = 0; i < buttons.count; ++i) {
            const item = buttons.itemAt(i) as Btn;
            if (item && item.objectName === "button_" + id)
                return item;
        }
        return null;
    }

    // The button that does what needs no thing on the table, or null.
    function chooser(kind: string): Item {
        for (let i = 0; i < choices.count; ++i) {
            const item = choices.itemAt(i) as Btn;
            if (item && item.objectName === "action_" + kind)
                return item;
        }
        return button(kind) ?? button("none");
    }

    // The stop to begin with: actions, what is ready, then the buttons; never the tools that take back. Null if there is none.
    function entry(): Item {
        for (const part of [actions, line])
            for (const stop of Walk.stops(part))
                if ((stop as Usable)?.usable)
                    return stop;
        for (let i = 0; i < buttons.count; ++i) {
            const item = buttons.itemAt(i) as Btn;
            if (item && item.usable)
                return item;
        }
        return null;
    }
    // Is this one of the tools that take back or help?
    function takesBack(item: Item): bool {
        return item === hintButton || Walk.contains(undoTools, item);
    }

    readonly property bool offers: table.actions.count > 0 && (table.mode === "action" || table.mode === "draw")
    // The names of the four actions are of one size: the one that the longest has room for
    property int made: 0
    readonly property real labelPx: {
        const most = Theme.japanese ? 13 : 16;
        let size = most;
        for (let i = 0; i < made && bar.table.actions.count > 1; ++i) {
            const item = choices.itemAt(i) as Btn;
            if (item)
                size = Math.min(size, most * (item.titleRoom - Theme.px(1)) / Math.max(1, labels.advanceWidth(item.label)));
        }
        return Math.max(11, Math.floor(size * Theme.u) / Theme.u);
    }
    readonly property bool linked: table.mode !== "action" && !looking // the chain line is shown
    readonly property bool panelOpen: ["pay", "keep", "order"].indexOf(table.mode) >= 0
    // In a narrow window the title stands alone in the upper of two lines
    readonly property bool tall: Theme.tall
    readonly property real lineY: tall ? Theme.px(76) : height / 2 // the middle of the line of buttons
    // Where buttons or the chain follow the title, its column has a fixed width (design pixels): they stay where they are whatever it says.
    readonly property real column: {
        if (tall)
            return 0;
        switch (table.mode) {
        case "action":
            return table.actions.count > 1 ? 146 : 270;
        case "chain":
        case "pick":
        case "draw":
        case "file":
        case "build":
        case "research":
            return 238;
        }
        return 0;
    }
    readonly property real follows: tall ? 0 : title.x + (column > 0 ? Theme.px(column) : title.width) // where the title ends

    r: 16
    turn: table.mode !== "wait" && table.mode !== "handover" && table.mode !== "over"

    Avatar {
        x: Theme.px(8)
        y: Theme.px(7)
        seat: bar.table.own.avatar
        s: 38
    }
    Txt {
        id: owner
        x: Theme.px(55)
        y: Theme.px(6)
        width: Theme.px(148)
        elide: Text.ElideRight
        text: bar.table.own.name
        px: 14
        strong: true
        HoverHandler {
            id: overOwner
        }
        Tip {
            target: owner
            text: overOwner.hovered && owner.truncated ? bar.table.own.name : ""
        }
    }
    // Who it is and how they stand, for who points at it: a ring around the counts alone would lie on the name
    Item {
        id: standing
        x: Theme.px(8)
        y: Theme.px(4)
        width: counts.x + counts.width + Theme.px(4) - x
        height: counts.y + counts.height + Theme.px(2) - y
    }
    Row {
        id: counts
        x: Theme.px(55)
        y: Theme.px(24)
        height: Theme.px(22)
        spacing: Theme.px(7)
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("%n point(s), %1 of 16 Gizmos, %2 of 4 Gizmos of level 3", "", bar.table.own.score).arg(bar.table.own.gizmos).arg(bar.table.own.level3)
        Count {
            id: score
            anchors.verticalCenter: parent.verticalCenter
            icon: "vp"
            main: true
            size: 16
            px: 18
            value: bar.table.own.score - OnTheWay.count("points " + bar.table.own.seat)
        }
        Count {
            anchors.verticalCenter: parent.verticalCenter
            icon: "gizmo"
            size: 13
            px: 13
            quiet: true
            value: bar.table.own.gizmos
            limit: "16"
        }
        Count {
            anchors.verticalCenter: parent.verticalCenter
            icon: "level3"
            size: 14
            px: 13
            quiet: true
            value: bar.table.own.level3
            limit: "4"
        }
    }
    Rectangle {
        x: Theme.px(210)
        y: Theme.px(10)
        width: 1
        height: Theme.px(32)
        color: Theme.line
    }
    Column {
        id: title
        x: Theme.px(224)
        width: bar.column > 0 ? Theme.px(bar.column) : Math.min(Math.max(headWords.advanceWidth, reasonWords.advanceWidth) + Theme.px(bar.table.mode === "chain" ? 22 : 3), bar.titleRoom)
        y: Theme.snap(((bar.tall ? Theme.px(52) : bar.height) - height) / 2)
        spacing: -Theme.px(reason.lineCount > 1 ? 4 : 1)
        Row {
            spacing: Theme.px(7)
            Rectangle {
                anchors.verticalCenter: parent.verticalCenter
                visible: bar.table.mode === "chain"
                width: Theme.px(12)
                height: width
                radius: width / 2
                color: Theme.go
            }
            Txt {
                id: head
                width: title.width - (bar.table.mode === "chain" ? Theme.px(19) : 0)
                elide: bar.table.mode === "wait" ? Text.ElideMiddle : Text.ElideRight
                fontSizeMode: bar.column > 0 ? Text.HorizontalFit : Text.FixedSize
                minimumPixelSize: Theme.font(14)
                text: bar.looking ? qsTr("Looking at the table") : bar.table.prompt
                px: Theme.japanese ? 16 : 18
                strong: true
            }
        }
        Txt {
            id: reason
            width: title.width
            elide: Text.ElideRight
            // What is too long for the room that the buttons leave takes a second line
            wrapMode: bar.column > 0 ? Text.NoWrap : Text.Wrap
            maximumLineCount: bar.column > 0 ? 1 : 2
            lineHeight: 0.9
            fontSizeMode: bar.column > 0 ? Text.HorizontalFit : Text.FixedSize
            minimumPixelSize: Theme.font(11)
            text: bar.looking ? (bar.table.mode === "pay" ? qsTr("The payment waits for you") : qsTr("The drawn cards stay covered until you come back")) : bar.table.reason
            px: 12
            color: Theme.text2
        }
    }
    FontMetrics {
        id: labels
        font.family: Theme.display
        font.pixelSize: Theme.font(Theme.japanese ? 13 : 16)
    }
    TextMetrics {
        id: headWords
        font: head.font
        text: head.text
    }
    TextMetrics {
        id: reasonWords
        font: reason.font
        text: reason.text
    }
    // a title may not push the buttons out of the bar; the chain line always keeps room for its newest steps
    readonly property real titleRoom: tall ? helpers.x - title.x - Theme.px(16) : Math.max(Theme.px(120), helpers.x - title.x - Theme.px(16) - (offers ? actions.implicitWidth + Theme.px(16) : 0) - (linked && line.fullWidth > 0 ? Math.min(line.fullWidth, Theme.px(offers ? 240 : 420)) + Theme.px(18) : 0))

    Row {
        id: actions
        visible: bar.offers
        x: bar.follows + Theme.px(12)
        y: Theme.snap(bar.lineY - height / 2)
        spacing: Theme.px(8)
        Repeater {
            id: choices
            model: bar.table.actions
            onItemAdded: {
                actions.forceLayout(); // in place at once, for whoever clicks at once
                bar.made = choices.count;
            }
            Btn {
                id: action
                required property var model
                required label
                required sub
                required why
                required chosen
                objectName: "action_" + model.kind
                icon: model.kind === "draw" ? "rand" : model.kind
                key: model.shortcut
                primary: true
                px: bar.labelPx
                pad: bar.table.actions.count > 1 ? 6 : 22
                // Of four each has a quarter of what the tools leave, so that none moves with what it says
                width: bar.table.actions.count > 1 ? Theme.snap((Math.min(Theme.px(bar.tall ? 700 : bar.hint.offered ? 922 : 970), bar.tall ? bar.width : helpers.x - Theme.px(12)) - actions.x - 3 * actions.spacing) / 4) : implicitWidth
                usable: model.enabled
                tip: model.hint
                onActivated: bar.kindActivated(action.model.kind)
            }
        }
    }
    ChainLine {
        id: line
        visible: bar.linked
        x: bar.offers ? actions.x + actions.width + Theme.px(18) : bar.follows + Theme.px(18)
        y: Theme.snap(bar.lineY - height / 2)
        room: (bar.tall ? tools.x : helpers.x) - x - Theme.px(16)
        chain: bar.table.chain
        ready: bar.table.ready
        onUsed: card => bar.gizmoUsed(card)
    }
    Row {
        id: helpers
        x: bar.width - width - Theme.px(8) - (bar.tall || tools.width === 0 ? 0 : tools.width + Theme.px(8))
        y: bar.tall ? Theme.px(6) : Theme.snap((bar.height - height) / 2)
        spacing: Theme.px(8)
        Btn {
            id: look
            objectName: "look"
            visible: bar.panelOpen
            icon: bar.looking ? "back" : "eye"
            label: !bar.looking ? qsTr("Table") : bar.table.mode === "pay" ? qsTr("Back to the payment") : qsTr("Back to the cards")
            tip: bar.looking ? "" : qsTr("Look at the whole table. What is open here waits.")
            key: "T"
            go: bar.looking
            onActivated: bar.lookRequested()
        }
        IconBtn {
            id: hintButton
            objectName: "hint"
            visible: bar.hint.offered && !bar.looking
            anchors.verticalCenter: parent.verticalCenter
            s: 40
            icon: "hint"
            label: qsTr("Hint (H)")
            usable: bar.hint.can
            why: bar.hint.why
            chosen: bar.hint.phase !== ""
            onActivated: bar.hintRequested()
        }
        UndoTools {
            id: undoTools
            visible: !bar.looking
            anchors.verticalCenter: parent.verticalCenter
            table: bar.table
            onUndoRequested: unit => bar.undoRequested(unit)
            onRedoRequested: bar.redoRequested()
            onMoreRequested: bar.undoMenuRequested()
        }
    }
    Row {
        id: tools
        x: bar.width - width - Theme.px(8)
        y: Theme.snap(bar.lineY - height / 2)
        spacing: Theme.px(8)
        Repeater {
            id: buttons
            model: bar.table.buttons
            onItemAdded: tools.forceLayout()
            Btn {
                id: tool
                required property var model
                objectName: "button_" + model.id
                icon: model.icon
                label: model.label
                key: Names.key(model.shortcut)
                primary: model.primary
                go: model.go
                usable: model.enabled
                why: model.why
                tip: model.hint
                visible: !bar.looking
                onActivated: bar.pressed(tool.model.id, tool.model.warn)
            }
        }
    }
}
