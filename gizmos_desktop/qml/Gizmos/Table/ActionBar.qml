pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Ui
import "Walk.js" as Walk

// The one place that says whose decision is due, what can be done, and what has been done this turn.
Panel {
    id: bar

    required property TableModel table

    signal kindActivated(string kind)
    signal pressed(string id, string warn)
    signal gizmoUsed(string card)
    signal undoRequested(string unit)
    signal redoRequested
    signal undoMenuRequested

    // The button of TableModel.buttons with this id, or null.
    function button(id: string): Btn {
        for (let i = 0; i < buttons.count; ++i) {
            const item = buttons.itemAt(i) as Btn;
            if (item && item.objectName === "button_" + id)
                return item;
        }
        return null;
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
    // Is this one of the tools that take back?
    function takesBack(item: Item): bool {
        return Walk.contains(undoTools, item);
    }

    readonly property bool offers: table.actions.count > 0 && (table.mode === "action" || table.mode === "draw")
    readonly property bool linked: table.mode !== "action" // the chain line is shown

    r: 16
    turn: table.mode !== "wait" && table.mode !== "handover" && table.mode !== "over"

    Avatar {
        x: Theme.px(8)
        y: Theme.px(7)
        seat: bar.table.own.avatar
        s: 38
    }
    Txt {
        x: Theme.px(55)
        y: Theme.px(6)
        width: Theme.px(148)
        elide: Text.ElideRight
        text: bar.table.own.name
        px: 14
        strong: true
    }
    Row {
        x: Theme.px(55)
        y: Theme.px(24)
        height: Theme.px(22)
        spacing: Theme.px(7)
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("%1 points, %2 of 16 Gizmos, %3 of 4 Gizmos of level 3").arg(bar.table.own.score).arg(bar.table.own.gizmos).arg(bar.table.own.level3)
        Count {
            anchors.verticalCenter: parent.verticalCenter
            icon: "vp"
            main: true
            size: 16
            px: 18
            value: bar.table.own.score
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
        width: Math.min(Math.max(heading.width, reason.implicitWidth), bar.titleRoom)
        anchors.verticalCenter: parent.verticalCenter
        spacing: -Theme.px(1)
        Row {
            id: heading
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
                width: Math.min(implicitWidth, bar.titleRoom - (bar.table.mode === "chain" ? Theme.px(19) : 0))
                elide: Text.ElideRight
                text: bar.table.prompt
                px: Theme.japanese ? 16 : 18
                strong: true
            }
        }
        Txt {
            id: reason
            width: Math.min(implicitWidth, bar.titleRoom)
            elide: Text.ElideRight
            text: bar.table.reason
            px: 12
            color: Theme.text2
        }
    }
    // a title may not push the buttons out of the bar; the chain line always keeps room for its newest steps
    readonly property real titleRoom: Math.max(Theme.px(120), tools.x - title.x - Theme.px(16) - (offers ? actions.implicitWidth + Theme.px(16) : 0) - (linked && line.fullWidth > 0 ? Math.min(line.fullWidth, Theme.px(offers ? 240 : 420)) + Theme.px(18) : 0))

    Row {
        id: actions
        visible: bar.offers
        x: Math.min(Math.max(bar.linked ? 0 : Theme.px(382), title.x + title.width + Theme.px(16)), tools.x - implicitWidth - Theme.px(12))
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(8)
        Repeater {
            model: bar.table.actions
            onItemAdded: actions.forceLayout() // in place at once, for whoever clicks at once
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
                usable: model.enabled
                onActivated: bar.kindActivated(action.model.kind)
            }
        }
    }
    ChainLine {
        id: line
        visible: bar.linked
        x: bar.offers ? actions.x + actions.width + Theme.px(18) : title.x + title.width + Theme.px(18)
        anchors.verticalCenter: parent.verticalCenter
        room: tools.x - x - Theme.px(16)
        chain: bar.table.chain
        ready: bar.table.ready
        onUsed: card => bar.gizmoUsed(card)
    }
    Row {
        id: tools
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(8)
        UndoTools {
            id: undoTools
            anchors.verticalCenter: parent.verticalCenter
            table: bar.table
            onUndoRequested: unit => bar.undoRequested(unit)
            onRedoRequested: bar.redoRequested()
            onMoreRequested: bar.undoMenuRequested()
        }
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
                key: model.shortcut
                primary: model.primary
                go: model.go
                usable: model.enabled
                why: model.why
                onActivated: bar.pressed(tool.model.id, tool.model.warn)
            }
        }
    }
}
