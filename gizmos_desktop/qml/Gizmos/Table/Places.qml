import QtQuick
import Gizmos.Ui

// Where everything of the table stands, in pixels, as functions of the window and of Theme.u. Two designs: 1280 x 720, and 900 x 1400
// where the window is taller than wide (STYLE.md "Layout"). In other windows the design stays in the middle, extra height opens the gaps
// between its bands, and beside the wide one the log stands open as soon as there is room for it.
QtObject {
    required property real width
    required property real height
    readonly property bool tall: Theme.tall
    readonly property real designW: tall ? 900 : 1280
    readonly property real designH: tall ? 1400 : 720
    readonly property real extraW: Math.max(0, width / Theme.u - designW)
    readonly property real extraH: Math.max(0, height / Theme.u - designH)

    // the log beside the table, design pixels; 0: there is no room for it
    readonly property real logW: !tall && extraW >= 288 ? Math.min(480, extraW - 12) : 0
    readonly property real tableW: designW + (logW > 0 ? logW + 12 : 0)
    readonly property real logX: left + Theme.px(designW)

    // bands
    readonly property real left: Theme.px(Math.max(0, width / Theme.u - tableW) / 2)
    readonly property real right: left + Theme.px(designW)
    readonly property real top: Theme.px(Math.min(extraH * 0.08, 16))
    readonly property real gap: tall ? Math.min(extraH * 0.2, 24) : Math.min(extraH * 0.25, 32)
    readonly property real middle: tall ? Theme.px(52 + Math.min(extraH * 0.2, 40)) : Theme.px(52 + (extraH - gap) * 0.45)
    readonly property real low: tall ? pyramidY + Theme.px(428 + gap) : Theme.px(474 + (extraH - gap) * 0.45 + gap)

    readonly property real barX: left + Theme.px(16)
    readonly property real barW: Theme.px(designW - 32)
    readonly property real barH: Theme.px(tall ? 104 : 52)
    readonly property real topY: top + Theme.px(10)
    readonly property real opponentsX: left + Theme.px(16)
    readonly property real pyramidX: left + Theme.px(tall ? 16 : 372)
    readonly property real pyramidY: tall ? middle + Theme.px(432 + gap) : middle
    readonly property real dispenserX: left + Theme.px(tall ? 560 : 940)
    readonly property real dashboardY: low + barH + Theme.px(tall ? 16 : 10)
    readonly property real ringX: left + Theme.px(tall ? 667 : 16)
    readonly property real ringY: tall ? archiveY + Theme.px(206) : dashboardY
    readonly property real columnsX: left + Theme.px(tall ? 16 : 206)
    // design pixels
    readonly property real columnW: tall ? 168.8 : 154
    readonly property real columnH: tall ? Math.max(176, (height - dashboardY) / Theme.u - 16) : 176
    readonly property real archiveX: left + Theme.px(tall ? 626 : 1006)
    readonly property real archiveY: tall ? pyramidY + Theme.px(14) : dashboardY
    readonly property real panelY: middle - Theme.px(8)
    readonly property real panelH: low - Theme.px(8) - panelY
    // what the large view must keep off: the action bar and the row of the dispenser
    readonly property real viewBottom: low - Theme.px(8)
    readonly property real rowTop: middle + Theme.px(340)
    readonly property real rowBottom: tall ? middle + Theme.px(412) : low
}
