pragma ComponentBehavior: Bound
import QtQuick
import "Tab.js" as Tab

// The base of everything that can be used: mouse, Enter, Space and assistive tools do the same; the reason why not is kept readable.
Item {
    id: root

    property bool usable: true
    property string why: ""
    property string label: ""
    property string hint: ""
    property bool chosen: false
    // False: a picture only, out of reach of mouse and keyboard
    property bool interactive: true
    property real r: 12
    property real ringGap: 4
    // How far the hit area reaches beyond the item, in design pixels
    property real reach: 0
    property bool ownRing: false
    // A double click counts as two clicks; else its second one is an accident and does nothing
    property bool repeats: false
    // What is heard when it is used; "" where the game itself is heard
    property string sound: "button"
    property string refusal: "no"

    readonly property alias hovered: mouse.containsMouse
    readonly property alias pressed: mouse.pressed
    readonly property bool ringed: activeFocus && Theme.keyboard
    // A key of the user has led the focus here: Tab, an arrow; not a dialog that was closed, nor a decision that was made
    property bool walked: false
    // Somebody looks at it by mouse or by keyboard: its tip may come
    readonly property bool asked: hovered || ringed && walked

    signal activated
    signal refused

    // Uses the item, or sends refused().
    function activate(): void {
        if (!interactive)
            return;
        const heard = usable ? sound : refusal;
        if (heard !== "")
            Sounds.wanted(heard);
        if (usable)
            activated();
        else
            refused();
    }

    // Takes the keyboard focus and shows it.
    function take(): void {
        Theme.keyboard = true;
        forceActiveFocus(Qt.OtherFocusReason);
    }

    activeFocusOnTab: interactive
    Accessible.role: Accessible.Button
    Accessible.name: label
    Accessible.description: usable || why === "" ? hint : why
    Accessible.focusable: interactive
    Accessible.focused: activeFocus
    Accessible.selected: chosen
    Accessible.ignored: !interactive
    Accessible.onPressAction: root.activate()

    Keys.onPressed: event => {
        Theme.keyboard = true;
        if (Tab.taken(root, event)) {
            event.accepted = true;
            return;
        }
        if (event.key !== Qt.Key_Return && event.key !== Qt.Key_Enter && event.key !== Qt.Key_Space) {
            event.accepted = false;
            return;
        }
        event.accepted = true;
        if (!event.isAutoRepeat)
            root.activate();
    }
    onActiveFocusChanged: {
        walked = activeFocus && Tips.walking;
        if (activeFocus && !mouse.pressed && !mouse.containsPress)
            Theme.keyboard = true;
    }

    MouseArea {
        id: mouse

        anchors.fill: parent
        anchors.margins: -Theme.px(root.reach)
        enabled: root.interactive
        hoverEnabled: root.interactive
        cursorShape: root.usable && root.interactive ? Qt.PointingHandCursor : Qt.ArrowCursor
        onPressed: {
            Theme.keyboard = false;
            root.forceActiveFocus(Qt.MouseFocusReason);
        }
        onClicked: root.activate()
        onDoubleClicked: {
            if (root.repeats)
                root.activate();
        }
    }

    FocusRing {
        visible: root.ringed && !root.ownRing
        r: root.r
        gap: root.ringGap
    }
}
