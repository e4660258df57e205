pragma ComponentBehavior: Bound
import QtQuick

// The one tip, above everything else: below its thing, above it or beside it, inside of this item, never over the thing and not over
// a button as long as there is another place. With the mouse it comes after a moment, with the keyboard at once.
Item {
    id: root

    opacity: Theme.overlay

    readonly property Usable thing: Tips.target as Usable
    readonly property bool wanted: Tips.text !== "" && (!Tips.hushed || (thing?.ringed ?? false))
    // Behind the wish by the moment that the mouse has to rest
    property Item shownOn: null
    property string text: ""
    // (item) => do the rules say more about it (F1)?
    property var explained: thing => false
    property bool more: false

    // The mouse was pressed anywhere
    signal pressed

    function show(): void {
        if (!wanted)
            return;
        shownOn = Tips.target;
        text = Tips.text;
        more = thing !== null && !thing.usable && explained(thing);
        place();
    }
    function hide(): void {
        shownOn = null;
        text = "";
    }
    function follow(): void {
        if (!wanted) {
            hide();
        } else if (shownOn === Tips.target || (thing?.ringed ?? true)) {
            show();
        } else {
            hide();
            rest.restart();
        }
    }
    // How much of the buttons a tip at this place would cover.
    function covered(x: real, y: real): real {
        let sum = 0;
        for (const button of Tips.buttons) {
            if (!button || !button.visible || button === shownOn)
                continue;
            const b = button.mapToItem(root, 0, 0, button.width, button.height);
            const across = Math.min(x + box.width, b.x + b.width) - Math.max(x, b.x);
            const down = Math.min(y + box.height, b.y + b.height) - Math.max(y, b.y);
            if (across > 0 && down > 0)
                sum += across * down;
        }
        return sum;
    }
    function place(): void {
        const r = shownOn.mapToItem(root, 0, 0, shownOn.width, shownOn.height);
        const gap = Theme.px(8);
        const edge = Theme.px(4);
        const middle = r.x + (r.width - box.width) / 2;
        const level = r.y + (r.height - box.height) / 2;
        let best = Infinity;
        for (const [x0, y0] of [[middle, r.y + r.height + gap], [middle, r.y - gap - box.height], [r.x + r.width + gap, level], [r.x - gap - box.width, level], [r.x + r.width - box.width, r.y + r.height + gap], [r.x, r.y + r.height + gap], [r.x + r.width - box.width, r.y - gap - box.height], [r.x, r.y - gap - box.height]]) {
            const x = Math.max(edge, Math.min(x0, width - edge - box.width));
            const y = Math.max(edge, Math.min(y0, height - edge - box.height));
            const over = x < r.x + r.width && x + box.width > r.x && y < r.y + r.height && y + box.height > r.y;
            const cost = covered(x, y) + (over ? 1e9 : 0);
            if (cost < best) {
                best = cost;
                box.x = Theme.snap(x);
                box.y = Theme.snap(y);
            }
        }
    }

    Accessible.ignored: true

    // Here, in front of all that takes presses for itself; what moves the mouse is told from behind, as that would hide it from the rest
    PointHandler {
        acceptedButtons: Qt.AllButtons
        onActiveChanged: {
            if (!active)
                return;
            Tips.press(point.scenePosition);
            root.pressed();
        }
    }

    Connections {
        target: Tips

        function onLatestChanged(): void {
            Qt.callLater(root.follow);
        }
        function onHushedChanged(): void {
            Qt.callLater(root.follow);
        }
    }

    Timer {
        id: rest

        interval: 350
        onTriggered: root.show()
    }

    Rectangle {
        id: box

        objectName: "tip"
        visible: root.text !== ""
        width: Math.max(words.width, root.more ? key.width : 0) + Theme.px(16)
        height: words.height + (root.more ? key.height : 0) + Theme.px(8)
        radius: Theme.px(8)
        color: Theme.panelHi
        border.width: 1
        border.color: Theme.dark ? Theme.text2 : Theme.line

        Soft {
            r: 8
            depth: 0.7
            z: -1
        }

        Txt {
            id: words

            x: Theme.px(8)
            y: Theme.px(4)
            width: Math.min(implicitWidth, Theme.px(260))
            text: root.text
            quiet: true
            px: 12
            wrapMode: Text.Wrap
        }

        Txt {
            id: key

            visible: root.more
            x: Theme.px(8)
            y: words.y + words.height
            text: qsTr("F1: the rules about it")
            quiet: true
            px: 11
            color: Theme.text2
        }
    }
}
