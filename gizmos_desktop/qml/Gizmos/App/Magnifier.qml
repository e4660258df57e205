pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Ui

// Holds all that is seen. Above 100 % it is larger than the window, and the part that is seen follows the mouse, and the
// keyboard's focus.
FocusScope {
    id: glass

    property real zoom: 1
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

    function follow(): void {
        const item = focused;
        if (zoom <= 1 || !Theme.keyboard || !item || item === glass)
            return;
        const box = item.mapToItem(world, 0, 0, item.width, item.height);
        if (box.width >= world.width || box.height >= world.height)
            return;
        across = showing(across, box.x, box.x + box.width, width, world.width);
        down = showing(down, box.y, box.y + box.height, height, world.height);
    }

    clip: zoom > 1
    onFocusedChanged: Qt.callLater(follow)
    onZoomChanged: Qt.callLater(follow)

    HoverHandler {
        property point last

        enabled: glass.zoom > 1
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
        width: glass.width * Math.max(1, glass.zoom)
        height: glass.height * Math.max(1, glass.zoom)
    }
}
