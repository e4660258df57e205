pragma Singleton
import QtQuick

// What is on its way on the table, and must not be seen at its goal before it is there. The models show the truth at once; a thing
// whose key stands here waits with being seen. Keys: "card 2-14", "ring 0 red", "glass red", "points 0", and how many of each.
QtObject {
    id: way

    // Factor of all durations on the table; 0: nothing moves
    property real pace: 0
    // Nothing travels, but what has changed fades in
    property bool still: false
    property var keys: ({})

    // All that moves comes to its end at once
    signal skipped

    // A duration on the table; never below 0, as it would be for the place -1 of a row that is going.
    function ms(n: real): int {
        return Math.max(0, Math.round(n * pace));
    }

    // How many of a key are on their way.
    function count(key: string): int {
        return keys[key] ?? 0;
    }

    function hold(key: string, by: int): void {
        change(key, by);
    }

    function free(key: string, by: int): void {
        change(key, -by);
    }

    function skip(): void {
        if (Object.keys(keys).length > 0)
            keys = {};
        skipped();
    }

    // A ring without the spheres that have not arrived.
    function arrived(balls: var, key: string): var {
        const late = {};
        for (const color of ["red", "yellow", "blue", "black"])
            late[color] = count(key + " " + color);
        const found = [];
        for (let i = balls.length - 1; i >= 0; --i)
            if (late[balls[i]]-- <= 0)
                found.unshift(balls[i]);
        return found;
    }

    // The places of the spheres that have not arrived: of each colour the last ones.
    function coming(balls: var, key: string): var {
        const late = {};
        for (const color of ["red", "yellow", "blue", "black"])
            late[color] = count(key + " " + color);
        const found = [];
        for (let i = balls.length - 1; i >= 0; --i)
            if (late[balls[i]]-- > 0)
                found.push(i);
        return found;
    }

    function change(key: string, by: int): void {
        const next = Object.assign({}, keys);
        const left = (next[key] ?? 0) + by;
        if (left > 0)
            next[key] = left;
        else
            delete next[key];
        keys = next;
    }
}
