pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Ui

// The log at the right edge: everything in words, one block a turn, newest at the end. It lies over the table and leaves it
// usable; Esc or L closes it while it has the focus. In a replay its lines lead to their moments.
FocusScope {
    id: drawer

    required property LogModel log
    property ReplayModel replay: null
    // Where it ends: what is decided below it, and the way through a replay, stay in sight and in reach
    property real below: parent?.height ?? 0
    readonly property bool leads: drawer.replay?.active ?? false
    property bool open: false
    // There is room beside the table: it stands open there, from `dockX` on
    property bool docked: false
    property real dockX: 0
    property real dockWidth: 400
    readonly property bool there: drawer.open || drawer.docked
    property real shownPart: drawer.there ? 1 : 0

    signal closed

    width: Theme.px(drawer.docked ? drawer.dockWidth : 400)
    height: drawer.docked ? parent?.height ?? 0 : drawer.below
    x: drawer.docked ? drawer.dockX : (parent?.width ?? 0) - (width + Theme.px(12)) * drawer.shownPart
    visible: drawer.shownPart > 0
    opacity: Theme.overlay
    enabled: drawer.there
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Log")

    Behavior on shownPart {
        enabled: Theme.motion > 0 && !drawer.docked

        NumberAnimation {
            duration: 220
            easing.type: Easing.OutCubic
        }
    }

    onOpenChanged: {
        if (drawer.open)
            take();
    }
    onDockedChanged: {
        if (drawer.docked)
            show();
    }
    Component.onCompleted: {
        if (drawer.docked)
            show();
    }
    // Opens, or leads the keyboard in where it stands open anyway.
    function lookAt(): void {
        if (drawer.docked)
            take();
        else
            drawer.open = true;
    }
    function take(): void {
        show();
        list.forceActiveFocus(Qt.OtherFocusReason);
    }
    function show(): void {
        list.atTheEnd = !drawer.leads;
        if (drawer.leads)
            list.pointed = drawer.log.current;
        Qt.callLater(drawer.leads ? list.showMoment : list.positionViewAtEnd);
    }
    Keys.onEscapePressed: drawer.closed()
    Keys.onPressed: event => {
        if (event.key === Qt.Key_L && event.modifiers === Qt.NoModifier) {
            event.accepted = true;
            drawer.closed();
        }
    }

    // A press on the drawer is not one on the table below it.
    MouseArea {
        anchors.fill: parent
        acceptedButtons: Qt.AllButtons
        onWheel: wheel => wheel.accepted = true
    }

    Panel {
        y: Theme.px(12)
        width: parent.width
        height: parent.height - Theme.px(24)
        depth: 2

        Glyph {
            x: Theme.px(16)
            y: Theme.px(19)
            icon: "log"
            size: 18
        }

        Txt {
            x: Theme.px(42)
            y: Theme.px(16)
            text: qsTr("Log")
            px: 18
            strong: true
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        IconBtn {
            objectName: "log_close"
            visible: !drawer.docked
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(8)
            y: Theme.px(6)
            icon: "close"
            s: 44
            label: qsTr("Close the log")
            onActivated: drawer.closed()
        }

        ListView {
            id: list

            property bool atTheEnd: true
            // In a replay: the line that the keyboard is on
            property int pointed: -1

            objectName: "log_list"
            x: Theme.px(14)
            y: Theme.px(58)
            width: parent.width - Theme.px(24)
            height: parent.height - Theme.px(72)
            clip: true
            cacheBuffer: 0 // lines in the making when the table is left would be warned of
            focus: true
            activeFocusOnTab: false // the table decides where Tab leads
            keyNavigationEnabled: false
            boundsBehavior: Flickable.StopAtBounds
            model: drawer.log.rows
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Log")
            onMovementEnded: atTheEnd = atYEnd
            // Heights are known only when lines have been laid out
            onContentHeightChanged: {
                if (atTheEnd)
                    Qt.callLater(positionViewAtEnd);
            }

            function scroll(by: real): void {
                const most = Math.max(originY, originY + contentHeight - height);
                contentY = Math.max(originY, Math.min(most, contentY + by));
                atTheEnd = contentY >= most - 1;
            }

            // How high all lines are is not known as long as some have never been shown
            function jump(toTheEnd: bool): void {
                atTheEnd = toTheEnd;
                if (toTheEnd)
                    positionViewAtEnd();
                else
                    positionViewAtBeginning();
            }

            function showMoment(): void {
                if (drawer.leads && pointed >= 0)
                    positionViewAtIndex(Math.min(pointed, count - 1), ListView.Contain);
            }

            function point(to: int): void {
                pointed = Math.max(0, Math.min(count - 1, to));
                showMoment();
            }

            Connections {
                target: drawer.log

                function onCurrentChanged(): void {
                    if (!drawer.leads || !drawer.there)
                        return;
                    list.pointed = drawer.log.current;
                    list.showMoment();
                    Qt.callLater(list.showMoment); // heights are known only when lines have been laid out
                }
            }

            Keys.onUpPressed: {
                if (drawer.leads)
                    point(pointed - 1);
                else
                    scroll(-Theme.px(60));
            }
            Keys.onDownPressed: {
                if (drawer.leads)
                    point(pointed + 1);
                else
                    scroll(Theme.px(60));
            }
            Keys.onReturnPressed: event => {
                event.accepted = drawer.leads;
                if (drawer.leads)
                    drawer.replay.jumpToLog(pointed);
            }
            Keys.onPressed: event => {
                event.accepted = true;
                if (event.key === Qt.Key_PageUp)
                    scroll(-height * 0.9);
                else if (event.key === Qt.Key_PageDown)
                    scroll(height * 0.9);
                else if (event.key === Qt.Key_Home)
                    jump(false);
                else if (event.key === Qt.Key_End)
                    jump(true);
                else
                    event.accepted = false;
            }

            delegate: LogLine {
                required property int index

                objectName: "log_" + index
                width: list.width - Theme.px(20)
                leads: drawer.leads
                now: drawer.leads && index === drawer.log.current
                ahead: drawer.leads && index > drawer.log.current
                pointed: drawer.leads && list.activeFocus && Theme.keyboard && index === list.pointed
                onActivated: drawer.replay.jumpToLog(index)
            }
        }

        ScrollBar {
            flick: list
        }

        Item {
            anchors.fill: list

            FocusRing {
                r: 8
                gap: 3
                visible: list.activeFocus && Theme.keyboard
            }
        }

        Txt {
            anchors.centerIn: parent
            visible: list.count === 0
            text: qsTr("Nothing has happened yet.")
            px: 14
            color: Theme.text2
        }
    }
}
