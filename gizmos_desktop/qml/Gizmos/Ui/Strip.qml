pragma ComponentBehavior: Bound
import QtQuick

// Strip tokens drawn in a row, read from left to right as they are played. Shrinks as a whole to fit its width; size in design pixels.
Item {
    id: root

    property var tokens: []
    property real size: 20
    // Tone of icons and numbers: ink on tiles, text on panels
    property string tone: "ink"
    property real gap: size * 0.06
    // Width at full size, and how far the whole is shrunk to fit the width given
    readonly property real natural: measure(tokens, gap)
    readonly property real fit: fitting(tokens, gap, width)

    // The share of the size that a token takes.
    function span(token: var): real {
        if (token.a)
            return 0.5;
        if (token.gap)
            return 0.12;
        return token.tight ? 0.86 : 1;
    }

    // Letters beside signs of a size, both in design pixels: never below what can be read.
    function letterSize(sign: real): real {
        return Math.max(11, sign * 0.74);
    }

    // Logical width of tokens at full size, `apart` design pixels from each other.
    function measure(list: var, apart: real): real {
        return shrunk(list, apart, 1);
    }

    // The same shrunk as a whole: letters come in whole sizes only.
    function shrunk(list: var, apart: real, by: real): real {
        const shown = list ?? [];
        const letters = Theme.font(letterSize(size * by)) / metrics.font.pixelSize;
        let sum = Math.max(0, shown.length - 1) * Theme.px(apart * by);
        for (const token of shown)
            sum += token.t !== undefined ? Theme.snap(metrics.advanceWidth(token.t) * letters) : Theme.px(size * by * span(token));
        return sum;
    }

    // How far tokens have to shrink for a width.
    function fitting(list: var, apart: real, room: real): real {
        if (room <= 0)
            return 1;
        let by = 1;
        for (let wide = shrunk(list, apart, 1); wide > room && by > 0.3; wide = shrunk(list, apart, by))
            by *= Math.min(0.99, room / wide);
        return by;
    }

    implicitWidth: natural
    implicitHeight: Theme.px(size)

    FontMetrics {
        id: metrics

        font.family: Theme.number
        font.pixelSize: Theme.font(root.letterSize(root.size))
    }

    Row {
        id: row

        x: Theme.snap((root.width - width) / 2)
        y: Theme.snap((root.height - height) / 2)
        spacing: Theme.px(root.gap * root.fit)

        Repeater {
            model: root.tokens

            Item {
                id: cell

                required property var modelData
                readonly property real k: root.size * root.fit
                readonly property bool worded: modelData.t !== undefined

                width: worded ? Theme.snap(number.implicitWidth) : Theme.px(k * root.span(modelData))
                height: Theme.px(k)
                z: modelData.tight ? 1 : 0

                Art {
                    id: picture

                    readonly property real side: cell.modelData.a ? cell.k * 0.46 : cell.k

                    visible: !cell.worded && !cell.modelData.gap
                    x: cell.width - width
                    y: Theme.snap((cell.height - height) / 2)
                    w: side
                    opacity: cell.modelData.a ? 0.75 : 1
                    path: {
                        const t = cell.modelData;
                        if (t.p)
                            return "pips/" + t.p;
                        const icon = t.i ?? (t.a ? "arrow" : "");
                        return icon === "" ? "" : "icons/" + Theme.toneFolder(root.tone) + "/" + icon;
                    }
                }

                Txt {
                    id: number

                    visible: cell.worded
                    text: cell.modelData.t ?? ""
                    quiet: true
                    numeral: true
                    px: root.letterSize(cell.k)
                    color: Theme.tone(root.tone)
                    y: Theme.snap((cell.height - height) / 2)
                }
            }
        }
    }
}
