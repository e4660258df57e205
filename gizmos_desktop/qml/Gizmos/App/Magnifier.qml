pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Ui

// Holds all that is seen. What is larger than the window, at a scale above 100 %, reaches out of it in that direction only; the part
// that is seen follows the mouse, and the keyboard's focus.
FocusScope {
    id: glass

    property real leastWidth: 0
    property real leastHeight: 0
    readonly property bool larger: world.width > width || world.height > height
    // What part is seen: 0 the left or upper end, 1 the other one
    property real across: 0.5
    property real down: 0.5
    default property alias content: world.data
    readonly property Item focused: Window.activeFocusItem

    // Where an end of the window begins, as a part of it: there the last of the content is seen
    readonly property real edge: 0.12

    function part(at: real, size: real): real {
        return Math.max(0, Math.min(1, (at / size - edge) / (1 - 2 * edge)));
    }

    // The part to be seen so that a stretch from `start` to `end` is, moved as little as can be.
    function showing(part: real, start: real, end: real, room: real, whole: real): real {
        const spare = whole - room;
        if (spare <= 0)
            return 0.5;
        const margin = Math.min(Theme.px(24), Math.max(0, room - (end - start)) / 2);
        const least = end + margin - room;
        const most = start - margin;
        return Math.max(0, Math.min(1, Math.min(most, Math.max(least, part * spare)) / spare));
    }

    // Something else is seen: from its upper left corner, as it is read.
    function begin(): void {
        across = 0;
        down = 0;
        Qt.callLater(follow);
    }

    function follow(): void {
        const item = focused;
        if (!larger || !Theme.keyboard || !item || item === glass)
            return;
        const box = item.mapToItem(world, 0, 0, item.width, item.height);
        across = showing(across, box.x, box.x + box.width, width, world.width);
        down = showing(down, box.y, box.y + box.height, height, world.height);
    }

    clip: larger
    onFocusedChanged: Qt.callLater(follow)
    onLargerChanged: Qt.callLater(follow)

    HoverHandler {
        property point last

        enabled: glass.larger
        onPointChanged: {
            // What moves below a mouse that rests is no movement of the mouse
            const at = point.scenePosition;
            if (!hovered || at === last)
                return;
            last = at;
            glass.across = glass.part(at.x, glass.width);
            glass.down = glass.part(at.y, glass.height);
        }
    }

    Item {
        id: world

        x: Theme.snap((glass.width - width) * glass.across)
        y: Theme.snap((glass.height - height) * glass.down)
        // The design may miss the window by a rounding
        width: glass.leastWidth > glass.width + 1 ? glass.leastWidth : glass.width
        height: glass.leastHeight > glass.height + 1 ? glass.leastHeight : glass.height
    }
}
