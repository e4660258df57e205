import QtQuick
import Gizmos.Ui

// Where everything of the table stands, in pixels, as functions of the window and of Theme.u. The 1280 x 720 design is exact at
// 16:9; in other windows it stays in the middle and the extra height opens the gaps between the three bands (STYLE.md "Layout").
QtObject {
    required property real width
    required property real height
    readonly property real extraW: Math.max(0, width / Theme.u - 1280)
    readonly property real extraH: Math.max(0, height / Theme.u - 720)

    // bands
    readonly property real left: Theme.px(extraW / 2)
    readonly property real top: Theme.px(Math.min(extraH * 0.08, 16))
    readonly property real gap: Math.min(extraH * 0.25, 32)
    readonly property real middle: Theme.px(52 + (extraH - gap) * 0.45)
    readonly property real low: Theme.px(474 + (extraH - gap) * 0.45 + gap)

    readonly property real barX: left + Theme.px(16)
    readonly property real barW: Theme.px(1248)
    readonly property real topY: top + Theme.px(10)
    readonly property real opponentsX: left + Theme.px(16)
    readonly property real pyramidX: left + Theme.px(372)
    readonly property real dispenserX: left + Theme.px(940)
    readonly property real dashboardY: low + Theme.px(62)
    readonly property real ringX: left + Theme.px(16)
    readonly property real columnsX: left + Theme.px(206)
    readonly property real archiveX: left + Theme.px(1006)
    readonly property real panelY: middle - Theme.px(8)
    readonly property real panelH: low - Theme.px(8) - panelY
    // what the large view must keep off: the action bar and the row of the dispenser
    readonly property real viewBottom: low - Theme.px(8)
    readonly property real rowTop: middle + Theme.px(340)

    // Upper left corner of the place `index` of a display row; place -1 is the deck (design pixels from the pyramid's corner).
    function displayPlace(level: int, index: int): point {
        const cards = 5 - level;
        return Qt.point(Theme.px((4 - cards) * 56 + (index + 1) * 112), Theme.px((3 - level) * 140));
    }
}
