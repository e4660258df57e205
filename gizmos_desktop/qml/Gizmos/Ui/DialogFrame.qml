pragma ComponentBehavior: Bound
import QtQuick

// A dialog over its parent: scrim, panel, title. While it is open `ground` is disabled, so that the focus stays inside; it goes back where it was.
FocusScope {
    id: root

    default property alias content: holder.data
    property string title: ""
    property bool open: false
    property real w: 560
    property real h: 320
    property real r: 18
    property bool closable: true
    // Object name of the button that closes, for tests
    property string closeName: ""
    property bool scrimmed: true
    // What lies below and must not be reached meanwhile
    property Item ground: null
    // Takes the focus when the dialog opens
    property Item first: null
    property Item before: null
    readonly property alias panel: panel
    property real risen: 1

    signal closed

    function close(): void {
        if (closable)
            closed();
    }

    anchors.fill: parent
    visible: open
    opacity: Theme.overlay * risen
    z: 100
    Accessible.role: Accessible.Dialog
    Accessible.name: title
    Accessible.ignored: !open
    Keys.onEscapePressed: event => {
        event.accepted = closable;
        close();
    }
    onOpenChanged: {
        // Whoever uses the mouse sees no ring and no tip on what gets the focus now
        const shows = Theme.keyboard;
        if (open) {
            rising.restart();
            before = Window.activeFocusItem as Item;
            if (ground)
                ground.enabled = false;
            if (first)
                first.forceActiveFocus(Qt.PopupFocusReason);
            else
                forceActiveFocus(Qt.PopupFocusReason);
        } else {
            if (ground)
                ground.enabled = true;
            if (before)
                before.forceActiveFocus(Qt.PopupFocusReason);
            before = null;
        }
        Theme.keyboard = shows;
    }

    NumberAnimation {
        id: rising

        target: root
        property: "risen"
        from: Theme.motion > 0 ? 0.2 : 1
        to: 1
        duration: Theme.ms(180)
        easing.type: Easing.OutCubic
    }

    Rectangle {
        anchors.fill: parent
        color: root.scrimmed ? Theme.scrim : "transparent"
    }

    MouseArea {
        // Nothing below is hit; a click beside the panel closes
        anchors.fill: parent
        hoverEnabled: true
        onClicked: root.close()
        onWheel: event => event.accepted = true
    }

    Panel {
        id: panel

        x: Theme.snap((root.width - width) / 2)
        y: Theme.snap((root.height - height) / 2) + Theme.px(6) * (1 - root.risen)
        width: Theme.px(root.w)
        height: Theme.px(root.h)
        // One that is made for wide windows only
        scale: Math.min(1, (root.width - Theme.px(16)) / width)
        r: root.r
        depth: 2

        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
            onWheel: event => event.accepted = true
        }

        Txt {
            visible: root.title !== ""
            x: Theme.px(24)
            y: Theme.px(16)
            height: Theme.px(28)
            width: panel.width - Theme.px(88)
            text: root.title
            px: 20
            strong: true
            elide: Text.ElideRight
        }

        IconBtn {
            visible: root.closable
            x: panel.width - width - Theme.px(10)
            y: Theme.px(10)
            s: 40
            objectName: root.closeName
            icon: "close"
            label: qsTr("Close")
            onActivated: root.close()
        }

        Item {
            id: holder

            y: Theme.px(root.title === "" ? 0 : 56)
            width: panel.width
            height: panel.height - y
        }
    }
}
