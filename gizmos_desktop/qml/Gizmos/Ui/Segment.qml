pragma ComponentBehavior: Bound
import QtQuick

// One of a few: a sunken track with a tile on the chosen part. Arrows, Home and End choose, Space and Enter leave it at that (Enter
// can be left to what lies around it); one stop for Tab. In a width that is too narrow the parts move closer, then their words are set
// smaller, then elided.
Rectangle {
    id: root

    property list<string> items
    property list<string> icons
    // Object names of the parts, for tests
    property list<string> names
    property list<int> off
    property int at: 0
    property bool fill: false
    // Enter is for what lies around it
    property bool passEnter: false
    property real px: 14
    property string label: ""
    readonly property bool ringed: activeFocus && Theme.keyboard
    property real wanted: 0 // widths of all parts

    signal picked(int index)

    function measure(): void {
        let sum = 0;
        for (let i = 0; i < parts.count; ++i)
            sum += (parts.itemAt(i) as Part)?.natural ?? 0;
        wanted = sum;
    }

    function usable(index: int): bool {
        return off.indexOf(index) < 0;
    }

    function go(from: int, step: int): void {
        for (let i = from; i >= 0 && i < items.length; i += step) {
            if (usable(i)) {
                if (i !== at)
                    picked(i);
                return;
            }
        }
    }

    implicitWidth: wanted + Theme.px(8)
    width: implicitWidth
    height: Theme.px(44)
    radius: Theme.px(13)
    color: Theme.panelLo
    border.width: Theme.dark ? 0 : 1
    border.color: Theme.line
    activeFocusOnTab: true

    Accessible.role: Accessible.RadioButton
    Accessible.name: label === "" ? items[at] ?? "" : qsTr("%1: %2").arg(label).arg(items[at] ?? "")
    Accessible.checkable: true
    Accessible.checked: true
    Accessible.focusable: true
    Accessible.focused: activeFocus
    Accessible.onIncreaseAction: root.go(root.at + 1, 1)
    Accessible.onDecreaseAction: root.go(root.at - 1, -1)

    Keys.onPressed: event => {
        Theme.keyboard = true;
        event.accepted = true;
        switch (event.key) {
        case Qt.Key_Left:
            root.go(root.at - 1, -1);
            break;
        case Qt.Key_Right:
            root.go(root.at + 1, 1);
            break;
        case Qt.Key_Home:
            root.go(0, 1);
            break;
        case Qt.Key_End:
            root.go(root.items.length - 1, -1);
            break;
        case Qt.Key_Return:
        case Qt.Key_Enter:
            event.accepted = !root.passEnter;
            break;
        case Qt.Key_Space:
            break; // what is chosen stays chosen
        default:
            event.accepted = false;
        }
    }

    Row {
        id: track

        x: Theme.px(4)
        y: Theme.px(4)

        Repeater {
            id: parts

            model: root.items
            onItemAdded: root.measure()

            Part {
                id: part

                required property string modelData
                required property int index
                objectName: root.names[index] ?? ""
                readonly property bool on: index === root.at
                readonly property bool can: root.usable(index)
                readonly property string icon: root.icons[index] ?? ""

                natural: Theme.snap(words.implicitWidth + beside + Theme.px(24))
                readonly property real beside: icon === "" ? 0 : glyph.width + row.spacing
                readonly property real room: Math.max(0, width - beside - Theme.px(8))

                width: Theme.snap(root.fill ? (root.width - Theme.px(8)) / root.items.length : natural * Math.min(1, (root.width - Theme.px(8)) / Math.max(1, root.wanted)))
                height: Theme.px(36)
                Accessible.role: Accessible.RadioButton
                Accessible.name: modelData
                Accessible.checkable: true
                Accessible.checked: on
                Accessible.onPressAction: part.pick()
                onNaturalChanged: root.measure()

                function pick(): void {
                    if (can && !on)
                        root.picked(index);
                }

                Soft {
                    visible: part.on
                    r: 10
                    depth: 0.4
                }

                Rectangle {
                    anchors.fill: parent
                    radius: Theme.px(10)
                    color: part.on ? Theme.tile : area.containsMouse && part.can ? Theme.panelHi : "transparent"
                }

                Row {
                    id: row

                    x: Theme.snap((part.width - width) / 2)
                    height: part.height
                    spacing: Theme.px(6)

                    Glyph {
                        id: glyph

                        visible: part.icon !== ""
                        icon: part.icon
                        size: 16
                        tone: part.on ? "ink" : "text2"
                        y: Theme.snap((row.height - height) / 2)
                    }

                    Txt {
                        id: words

                        width: Math.min(implicitWidth, part.room)
                        elide: Text.ElideRight
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: Theme.font(11)
                        text: part.modelData
                        quiet: true
                        px: root.px
                        strong: true
                        font.strikeout: !part.can
                        color: part.on ? Theme.ink : Theme.text2
                        anchors.verticalCenter: parent.verticalCenter
                    }
                }

                MouseArea {
                    id: area

                    anchors.fill: parent
                    anchors.margins: -Theme.px(4)
                    anchors.leftMargin: 0
                    anchors.rightMargin: 0
                    hoverEnabled: true
                    onPressed: {
                        Theme.keyboard = false;
                        root.forceActiveFocus(Qt.MouseFocusReason);
                    }
                    onClicked: part.pick()
                }
            }
        }
    }

    FocusRing {
        visible: root.ringed
        r: 13
    }

    component Part: Item {
        property real natural // the width that it would have
    }
}
