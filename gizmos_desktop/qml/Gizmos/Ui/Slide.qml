pragma ComponentBehavior: Bound
import QtQuick
import "Tab.js" as Tab

// A slider: sunken groove, mint fill, porcelain knob, ticks. Arrows, Page, Home, End; a click or drag sets the value.
Item {
    id: root

    property real value: 0
    property real from: 0
    property real to: 1
    property real step: 0
    property int ticks: 0
    // Values that have a tick each; the Page keys go from one to the next
    property list<real> marks
    property string text: ""
    property string label: ""
    // What makes it a stop on the way of the focus, as a Usable is one
    readonly property bool interactive: true
    readonly property bool usable: enabled
    readonly property bool ringed: activeFocus && Theme.keyboard
    readonly property real share: to > from ? Math.max(0, Math.min(1, (value - from) / (to - from))) : 0

    signal moved(real value)

    function set(wish: real): void {
        let v = Math.max(from, Math.min(to, wish));
        if (step > 0)
            v = Math.min(to, from + Math.round((v - from) / step) * step);
        if (v !== value)
            moved(v);
    }

    implicitWidth: Theme.px(240)
    width: implicitWidth
    height: Theme.px(44)
    activeFocusOnTab: true
    Accessible.role: Accessible.Slider
    Accessible.name: label
    Accessible.description: text
    Accessible.focusable: true
    Accessible.focused: activeFocus
    Accessible.onIncreaseAction: root.set(root.value + root.stride())
    Accessible.onDecreaseAction: root.set(root.value - root.stride())

    // Takes the keyboard focus and shows it.
    function take(): void {
        Theme.keyboard = true;
        forceActiveFocus(Qt.OtherFocusReason);
    }

    function stride(): real {
        return step > 0 ? step : (to - from) / 20;
    }

    // A page further up (1) or down (-1).
    function leap(way: int): void {
        const ahead = marks.filter(mark => way * (mark - value) > 1e-6);
        if (marks.length === 0)
            set(value + 5 * way * stride());
        else
            set(ahead.length === 0 ? (way > 0 ? to : from) : way > 0 ? ahead[0] : ahead[ahead.length - 1]);
    }

    Keys.onPressed: event => {
        Theme.keyboard = true;
        if (Tab.taken(root, event)) {
            event.accepted = true;
            return;
        }
        if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier)) {
            event.accepted = false;
            return;
        }
        event.accepted = true;
        switch (event.key) {
        case Qt.Key_Left:
            root.set(root.value - root.stride());
            break;
        case Qt.Key_Right:
            root.set(root.value + root.stride());
            break;
        case Qt.Key_PageDown:
            root.leap(-1);
            break;
        case Qt.Key_PageUp:
            root.leap(1);
            break;
        case Qt.Key_Home:
            root.set(root.from);
            break;
        case Qt.Key_End:
            root.set(root.to);
            break;
        default:
            event.accepted = false;
        }
    }

    Rectangle {
        y: Theme.px(18)
        width: parent.width
        height: Theme.px(8)
        radius: height / 2
        color: Theme.panelLo
        border.width: 1
        border.color: Theme.line

        Rectangle {
            width: knob.x + knob.width / 2
            height: parent.height
            radius: parent.radius
            color: Theme.go
        }
    }

    Repeater {
        model: root.ticks

        Rectangle {
            required property int index

            x: Theme.snap(Theme.px(12) + (root.width - Theme.px(26)) * index / Math.max(1, root.ticks - 1))
            y: Theme.px(37)
            width: Theme.px(2)
            height: Theme.px(5)
            radius: 1
            color: Theme.text2
        }
    }

    Repeater {
        model: root.marks

        Rectangle {
            required property real modelData

            x: Theme.snap(Theme.px(12) + (root.width - Theme.px(26)) * (modelData - root.from) / Math.max(1e-6, root.to - root.from))
            y: Theme.px(37)
            width: Theme.px(2)
            height: Theme.px(5)
            radius: 1
            color: Theme.text2
        }
    }

    Rectangle {
        id: knob

        x: Theme.snap((root.width - width) * root.share)
        y: Theme.px(9)
        width: Theme.px(26)
        height: width
        radius: width / 2
        color: Theme.tile
        border.width: 1
        border.color: Theme.tileEdge

        Soft {
            r: 13
            depth: 0.5
            z: -1
        }

        Rectangle {
            anchors.centerIn: parent
            width: Theme.px(10)
            height: width
            radius: width / 2
            color: Theme.dark ? "#2A9C7E" : Theme.go
        }

        FocusRing {
            visible: root.ringed
            r: 13
        }
    }

    MouseArea {
        anchors.fill: parent
        onPressed: event => {
            Theme.keyboard = false;
            root.forceActiveFocus(Qt.MouseFocusReason);
            root.set(root.from + (root.to - root.from) * (event.x - knob.width / 2) / (root.width - knob.width));
        }
        onPositionChanged: event => root.set(root.from + (root.to - root.from) * (event.x - knob.width / 2) / (root.width - knob.width))
    }

    Txt {
        visible: root.text !== ""
        x: root.width + Theme.px(16)
        height: root.height
        text: root.text
        quiet: true
        px: 15
        numeral: true
    }
}
