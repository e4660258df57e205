pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Ui

// A ring too full to show every sphere in a narrow panel: how many of each energy, on porcelain.
Rectangle {
    id: counts

    required property var balls // colours
    property real size: 22 // design pixels

    readonly property var kinds: ["red", "yellow", "blue", "black"].filter(color => count(color) > 0)

    width: row.implicitWidth + Theme.px(14)
    height: Theme.px(size + 3)
    radius: height / 2
    color: Theme.tray

    function count(color: string): int {
        let n = 0;
        for (const ball of balls)
            n += ball === color ? 1 : 0;
        return n;
    }

    Row {
        id: row
        x: Theme.px(6)
        height: parent.height
        spacing: Theme.px(4)
        Repeater {
            model: counts.kinds
            Row {
                id: entry
                required property string modelData
                height: parent?.height ?? 0
                spacing: Theme.px(1)
                Pip {
                    anchors.verticalCenter: parent.verticalCenter
                    energy: entry.modelData
                    size: counts.size - 6
                }
                Txt {
                    quiet: true
                    anchors.verticalCenter: parent.verticalCenter
                    text: counts.count(entry.modelData)
                    px: 13
                    numeral: true
                    color: Theme.ink
                }
            }
        }
    }
}
