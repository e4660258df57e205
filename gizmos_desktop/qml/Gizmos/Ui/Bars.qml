pragma ComponentBehavior: Bound
import QtQuick

// The level as bars: as many filled out of three.
Row {
    id: root

    property int level: 1
    property real barWidth: Theme.px(5.6)
    property real barHeight: Theme.px(13)
    property color on: Theme.ink
    property color off: Theme.barOff

    Repeater {
        model: 3

        Rectangle {
            required property int index

            width: root.barWidth
            height: root.barHeight
            radius: width * 0.38
            color: index < root.level ? root.on : root.off
        }
    }
}
