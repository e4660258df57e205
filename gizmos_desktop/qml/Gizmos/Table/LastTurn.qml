pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Ui

// The steps of a seat's last turn as a chain line; when it is too long, the oldest steps fold into one bead.
Item {
    id: last

    required property var steps // list of strips
    property real room: 800 // pixels
    readonly property int most: Math.max(1, Math.floor((room + Theme.px(18)) / Theme.px(118)))
    readonly property int folded: Math.max(0, steps.length - most)

    implicitWidth: row.implicitWidth
    implicitHeight: Theme.px(38)

    Rectangle {
        visible: last.steps.length > 1
        x: Theme.px(14)
        anchors.verticalCenter: row.verticalCenter
        width: row.implicitWidth - Theme.px(28)
        height: Theme.px(4)
        color: Theme.go
    }
    Row {
        id: row
        spacing: Theme.px(18)
        scale: Math.min(1, last.room / Math.max(1, implicitWidth))
        transformOrigin: Item.Left
        Bead {
            visible: last.folded > 0
            more: last.folded
        }
        Repeater {
            model: last.steps.slice(last.folded)
            Bead {
                required property var modelData
                tokens: modelData
            }
        }
    }
}
