pragma ComponentBehavior: Bound
import QtQuick

// A small tag under (or above) a thing with its name or the reason why it cannot be used now.
Item {
    id: root

    property string text: ""
    property Item target: parent as Item
    readonly property point spot: text !== "" && target ? target.mapToItem(null, 0, 0) : Qt.point(0, 0)
    readonly property real room: target && target.Window.window ? target.Window.width : 1e6
    readonly property real depth: target && target.Window.window ? target.Window.height : 1e6
    readonly property bool above: target ? spot.y + target.height + box.height + Theme.px(12) > depth : false

    visible: text !== ""
    z: 1000
    x: target ? Math.max(Theme.px(4) - spot.x, Math.min((target.width - box.width) / 2, room - Theme.px(4) - spot.x - box.width)) : 0
    y: target ? (above ? -box.height - Theme.px(8) : target.height + Theme.px(8)) : 0

    Rectangle {
        id: box

        width: words.width + Theme.px(16)
        height: words.height + Theme.px(8)
        radius: Theme.px(8)
        color: Theme.panelHi
        border.width: 1
        border.color: Theme.line

        Soft {
            r: 8
            depth: 0.7
            z: -1
        }

        Txt {
            id: words

            x: Theme.px(8)
            y: Theme.px(4)
            width: Math.min(implicitWidth, Theme.px(260))
            text: root.text
            quiet: true
            px: 12
            wrapMode: Text.WordWrap
        }
    }
}
