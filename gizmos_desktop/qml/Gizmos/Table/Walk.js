.pragma library
// Focus by geometry: which usable item lies next in a direction, which ones lie in an area.

// A Usable of Gizmos.Ui is known by its function take(); one that is a picture only is none.
function isStop(item) {
    return typeof item.take === "function" && item.interactive && item.visible && item.enabled && item.width > 0 && item.height > 0;
}

// All stops below root, in drawing order. Does not look inside a stop.
function stops(root) {
    const found = [];
    const open = [root];
    while (open.length > 0) {
        const item = open.pop();
        if (!item || !item.visible || !item.enabled)
            continue;
        if (isStop(item)) {
            found.push(item);
            continue;
        }
        for (let i = item.children.length - 1; i >= 0; --i)
            open.push(item.children[i]);
    }
    return found;
}

function stopsOf(roots) {
    let found = [];
    for (const root of roots)
        found = found.concat(stops(root));
    return found;
}

function contains(root, item) {
    for (let at = item; at; at = at.parent)
        if (at === root)
            return true;
    return false;
}

// The nearest stop to `from` in direction (dx, dy), one of them -1 or 1; null if there is none. Stops of the area that `from` lies in
// (one of `roots`) come before those of other areas, unless they lie `leap` pixels farther.
function nearest(from, roots, dx, dy, leap) {
    const home = roots.find(root => contains(root, from));
    const a = from.mapToItem(null, 0, 0, from.width, from.height);
    let best = null;
    let bestCost = Infinity;
    for (const item of stopsOf(roots)) {
        if (item === from)
            continue;
        const b = item.mapToItem(null, 0, 0, item.width, item.height);
        const ahead = dx !== 0 ? dx * (b.x + b.width / 2 - a.x - a.width / 2) : dy * (b.y + b.height / 2 - a.y - a.height / 2);
        const near = dx > 0 ? b.x - a.x - a.width : dx < 0 ? a.x - b.x - b.width : dy > 0 ? b.y - a.y - a.height : a.y - b.y - b.height;
        // What lies half over it does not lie beside it, but for the cards of a fan
        const fan = item.parent === from.parent && (dx !== 0 ? a.y === b.y : a.x === b.x);
        if (ahead < 2 || !fan && near < -Math.min(dx !== 0 ? b.width : b.height, dx !== 0 ? a.width : a.height) / 2)
            continue;
        const side = dx !== 0 ? Math.max(0, Math.max(a.y, b.y) - Math.min(a.y + a.height, b.y + b.height)) : Math.max(0, Math.max(a.x, b.x) - Math.min(a.x + a.width, b.x + b.width));
        const skew = dx !== 0 ? Math.abs(b.y + b.height / 2 - a.y - a.height / 2) : Math.abs(b.x + b.width / 2 - a.x - a.width / 2);
        const cost = Math.max(0, near) + 3 * side + 0.4 * skew + 0.01 * ahead + (home && contains(home, item) ? 0 : leap);
        if (cost < bestCost) {
            bestCost = cost;
            best = item;
        }
    }
    return best;
}

// The stop of an area to begin with: the first one that can be used now, else the first.
function firstStop(root) {
    const all = stops(root);
    for (const item of all)
        if (item.usable)
            return item;
    return all.length > 0 ? all[0] : null;
}
