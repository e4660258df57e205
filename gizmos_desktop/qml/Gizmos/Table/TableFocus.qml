pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Ui
import "Walk.js" as Walk

// Keyboard focus on the table: Tab goes round the areas, arrows go to the neighbour in a direction, and when the focused thing has
// gone the focus comes home to the first useful thing of the action bar. A dialog on the table keeps the focus inside.
Item {
    id: keeper

    required property Item scope // the screen, a focus scope
    required property Item bar // the action bar
    required property var homes // function() -> the item that the focus comes home to, or null
    required property var areas // items, in the order of Tab
    property Item guest: null // looks after its own focus: the log drawer
    property Item dialog: null // open dialog that holds the focus, or null
    property Item area: null // the one with the focus
    property Item before: null
    property bool quiet: false // the focus moves without the user
    property var memory: ({}) // place in `areas` -> the stop that last had the focus there

    readonly property Item now: Window.activeFocusItem
    readonly property var roots: dialog ? [dialog] : areas.filter(area => area && area.visible)

    function areaOf(item: Item): int {
        return roots.findIndex(area => Walk.contains(area, item));
    }
    // Tab: the next area with something in it; in a dialog the next stop.
    function step(by: int): void {
        if (dialog || roots.length < 2) {
            const stops = Walk.stopsOf(roots);
            const at = stops.indexOf(now);
            if (stops.length > 0)
                take(stops[(at + by + stops.length) % stops.length]);
            return;
        }
        const at = areaOf(now);
        for (let n = 1; n <= roots.length; ++n) {
            const to = (at + by * n + 2 * roots.length) % roots.length;
            const kept = roots[to] instanceof PayPanel ? (roots[to] as PayPanel).entry() : memory[areas.indexOf(roots[to])];
            const stop = kept && Walk.isStop(kept) && Walk.contains(roots[to], kept) ? kept : Walk.firstStop(roots[to]);
            if (stop) {
                take(stop);
                return;
            }
        }
    }
    function arrow(dx: int, dy: int): void {
        const from = now && Walk.isStop(now) ? now : null;
        const to = from ? Walk.nearest(from, roots, dx, dy, Theme.px(300)) : Walk.firstStop(bar);
        if (to)
            take(to);
    }
    function firstOf(root: Item): Item {
        return root ? Walk.firstStop(root) : null;
    }
    // The user moves the focus: it shows.
    function take(stop: Item): void {
        const slide = stop as Slide;
        if (slide)
            slide.take();
        else
            (stop as Usable)?.take();
    }
    // The table moves the focus: it shows only if the keyboard is in use.
    function quietly(stop: Item): void {
        if (!stop)
            return;
        const shows = Theme.keyboard;
        quiet = true;
        stop.forceActiveFocus(Qt.OtherFocusReason);
        quiet = false;
        Theme.keyboard = shows;
    }
    function home(): void {
        const stop = dialog ? Walk.firstStop(dialog) : homes() ?? Walk.firstStop(bar) ?? Walk.stopsOf(roots)[0];
        quietly(stop);
    }
    // Before a dialog or the log opens, and after it has closed.
    function remember(): void {
        before = now;
    }
    function back(): void {
        if (before && before.visible)
            quietly(before);
        else
            home();
    }
    // The focus has been lost if the scope has it but none of its stops does.
    function keep(): void {
        if (!scope.activeFocus || !scope.visible || !scope.enabled)
            return;
        if (now && (Walk.isStop(now) && now !== scope || guest && Walk.contains(guest, now)))
            return;
        home();
    }

    onNowChanged: {
        const at = now && !dialog ? areaOf(now) : -1;
        if (at >= 0)
            memory[areas.indexOf(roots[at])] = now;
        area = at >= 0 ? roots[at] : null;
        Qt.callLater(keep);
    }
}
