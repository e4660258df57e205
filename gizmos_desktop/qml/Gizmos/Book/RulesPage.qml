pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Ui

// The open chapter. Arrows and the Page keys scroll it, Left and Right open the chapters beside it.
FocusScope {
    id: root

    required property RulesModel rules
    readonly property var page: rules.page
    readonly property real measure: Math.min(Theme.px(880), width - Theme.px(64))
    // A link has led here, and the reader has not moved since: what comes late does not push it away
    property bool held: true
    // The blocks come in the turn after the rest
    property bool settled: false

    function limit(y: real): real {
        return Theme.snap(Math.max(0, Math.min(flick.contentHeight - flick.height, y)));
    }
    function scrollBy(far: real): void {
        held = false;
        flick.contentY = limit(flick.contentY + far);
        keep();
    }
    function keep(): void {
        rules.scroll = flick.contentY / Theme.u;
    }
    // To the block that was looked for, else where the reader was.
    function settle(): void {
        const block = rules.scroll === 0 ? blocks.itemAt(rules.target) : null;
        flick.contentY = limit(block ? block.y + column.y - Theme.px(64) : rules.scroll * Theme.u);
    }
    function turn(id: var): void {
        if (id !== undefined)
            rules.open(id);
    }

    Component.onCompleted: settling.restart()

    // After all that has been asked for in this turn
    Timer {
        id: settling

        interval: 0
        onTriggered: {
            root.settled = true;
            root.settle();
        }
    }

    Connections {
        target: root.rules

        function onSought(): void {
            root.held = true;
            settling.restart();
        }
    }

    Flickable {
        id: flick

        objectName: "rules_page"
        width: parent.width
        height: parent.height - Theme.px(72)
        contentHeight: column.y + column.height + Theme.px(24)
        clip: true
        focus: true
        activeFocusOnTab: true
        boundsBehavior: Flickable.StopAtBounds
        onContentHeightChanged: {
            if (root.held)
                settling.restart();
        }
        onMovementStarted: root.held = false
        onMovementEnded: root.keep()
        Accessible.role: Accessible.StaticText
        Accessible.name: root.page.title
        Accessible.description: root.page.blocks.map(block => [block.text, block.note, ...block.parts.map(part => part.text + " " + part.note)].join(" ")).join("\n")
        Accessible.focusable: true
        Keys.onPressed: event => {
            Theme.keyboard = true;
            event.accepted = true;
            switch (event.key) {
            case Qt.Key_Up:
                root.scrollBy(-Theme.px(60));
                break;
            case Qt.Key_Down:
                root.scrollBy(Theme.px(60));
                break;
            case Qt.Key_PageUp:
                root.scrollBy(-height + Theme.px(60));
                break;
            case Qt.Key_PageDown:
            case Qt.Key_Space:
                root.scrollBy(height - Theme.px(60));
                break;
            case Qt.Key_Home:
                root.scrollBy(-contentHeight);
                break;
            case Qt.Key_End:
                root.scrollBy(contentHeight);
                break;
            case Qt.Key_Left:
                root.turn(root.rules.before.id);
                break;
            case Qt.Key_Right:
                root.turn(root.rules.after.id);
                break;
            default:
                event.accepted = false;
            }
        }

        Flow {
            id: column

            x: Theme.snap(Math.max(Theme.px(32), (flick.width - root.measure) / 2))
            y: Theme.px(22)
            width: root.measure
            spacing: Theme.px(10)

            Txt {
                width: column.width
                text: root.page.title
                px: 26
                strong: true
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }

            Repeater {
                id: blocks

                model: root.settled ? root.page.blocks : []

                RuleBlock {
                    required property var modelData
                    required property int index

                    width: modelData.half && root.measure > Theme.px(800) ? Theme.snap((column.width - column.spacing) / 2) - 1 : column.width
                    block: modelData
                    // A heading, and what it stands above
                    sought: index === root.rules.target || index > 0 && index - 1 === root.rules.target && root.page.blocks[index - 1].kind === "head"
                }
            }
        }
    }

    FocusRing {
        visible: flick.activeFocus && Theme.keyboard
        r: 18
        gap: 0
    }

    ScrollBar {
        flick: flick
    }

    Row {
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(20)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(16)
        spacing: Theme.px(8)

        Btn {
            objectName: "rules_before"
            visible: root.rules.before.id !== undefined
            icon: "back"
            label: root.rules.before.label ?? ""
            onActivated: root.turn(root.rules.before.id)
        }

        Btn {
            objectName: "rules_after"
            visible: root.rules.after.id !== undefined
            icon: "fwd"
            primary: true
            label: root.rules.after.label ?? ""
            onActivated: root.turn(root.rules.after.id)
        }
    }
}
