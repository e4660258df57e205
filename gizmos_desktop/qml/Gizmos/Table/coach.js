.pragma library
// Where a bubble lies: beside the thing that it points at, never over it, and over as little as possible of what matters now.

const STEPS = 12; // places tried along each side of the room
const LONGEST = 9; // gaps that a line may be long: a longer one would cross too much

function overlap(a, b) {
    const w = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
    const h = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
    return w > 0 && h > 0 ? w * h : 0;
}

// A rectangle with so much more on each side.
function wider(box, by) {
    return {
        x: box.x - by,
        y: box.y - by,
        width: box.width + 2 * by,
        height: box.height + 2 * by
    };
}

function clamp(low, value, high) {
    return Math.max(low, Math.min(high, value));
}

// Distance between two rectangles.
function distance(a, b) {
    const dx = Math.max(0, a.x - b.x - b.width, b.x - a.x - a.width);
    const dy = Math.max(0, a.y - b.y - b.height, b.y - a.y - a.height);
    return Math.hypot(dx, dy);
}

// target: {x, y, width, height} or null; room: where the bubble may lie; gap: between it and the target; avoids: rectangles with a
// `weight` each. Gives {x, y, side, at, line}: `side` of the bubble
// that points ("left right top bottom", "" for none), `at` along it; `line` leads to a target that is farther off.
function place(target, width, height, room, gap, avoids) {
    const right = Math.max(room.x, room.x + room.width - width);
    const bottom = Math.max(room.y, room.y + room.height - height);
    const found = [];
    if (target) {
        const middleX = clamp(room.x, target.x + target.width / 2 - width / 2, right);
        const middleY = clamp(room.y, target.y + target.height / 2 - height / 2, bottom);
        found.push([target.x + target.width + gap, middleY, "left"], [target.x - gap - width, middleY, "right"]);
        found.push([middleX, target.y - gap - height, "bottom"], [middleX, target.y + target.height + gap, "top"]);
    }
    for (let i = 0; i <= STEPS; ++i)
        for (let j = 0; j <= STEPS; ++j)
            found.push([room.x + (right - room.x) * i / STEPS, room.y + (bottom - room.y) * j / STEPS, ""]);
    const reach = Math.hypot(room.width, room.height);
    const centre = {
        x: room.x + room.width / 2,
        y: room.y + room.height / 2,
        width: 1,
        height: 1
    };
    let best = null;
    for (const [x, y, side] of found) {
        const box = {
            x: x,
            y: y,
            width: width,
            height: height
        };
        const outside = x < room.x - 1 || y < room.y - 1 || x > right + 1 || y > bottom + 1;
        let cost = (outside ? 1000 : 0) + (target && overlap(box, target) > 0 ? 5000 : 0) + (side === "" && target ? 0.12 : 0);
        for (const avoid of avoids)
            cost += avoid.weight * overlap(box, avoid) / (width * height);
        cost += (target ? 1.1 : 0.3) * distance(box, target ?? centre) / reach;
        if (!best || cost < best.cost)
            best = {
                x: Math.round(x),
                y: Math.round(y),
                side: side,
                cost: cost
            };
    }
    const vertical = best.side === "left" || best.side === "right";
    const middle = !target ? 0 : vertical ? target.y + target.height / 2 - best.y : target.x + target.width / 2 - best.x;
    // From a bubble that lies apart a line leads to the target, if that is straight above, below or beside it and not far away
    best.line = null;
    if (target && best.side === "") {
        const from = Qt.point(clamp(best.x, target.x + target.width / 2, best.x + width), clamp(best.y, target.y + target.height / 2, best.y + height));
        const to = Qt.point(clamp(target.x, from.x, target.x + target.width), clamp(target.y, from.y, target.y + target.height));
        const dx = Math.abs(to.x - from.x);
        const dy = Math.abs(to.y - from.y);
        if (Math.min(dx, dy) < 1 && Math.max(dx, dy) < LONGEST * gap)
            best.line = {
                x: Math.min(from.x, to.x),
                y: Math.min(from.y, to.y),
                width: dx,
                height: dy
            };
    }
    best.at = clamp(2 * gap, middle, (vertical ? height : width) - 2 * gap);
    return best;
}
