pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Gizmos.Ui

// One lane of a payment: spheres from the ring -> the converters at work -> what they count as.
Item {
    id: lane

    required property var flow // {from, converters: [{card, tokens}], out, changed}
    property real room: 100 // height in design pixels

    readonly property int wide: Math.max(1, flow.from.length, flow.out.length)
    readonly property real pitch: Math.min(46, (room - 8) / wide)
    readonly property real ball: Math.min(42, pitch - 3)
    readonly property bool works: flow.converters.length > 0
    readonly property real mid: room / 2

    width: Theme.px(480)
    height: Theme.px(room)
    Accessible.role: Accessible.StaticText
    Accessible.name: words()

    function words(): string {
        const from = Names.energies(flow.from);
        const out = Names.energies(flow.out);
        return works ? qsTr("%1 through converters counts as %2").arg(from).arg(out) : qsTr("%1 as it is").arg(from);
    }
    function placeY(index: int, count: int): real {
        return mid + (index - (count - 1) / 2) * pitch;
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(14)
        color: Theme.panelLo
    }
    component Tube: Shape {
        id: tube
        property real fromX
        property real fromY
        property real toX
        property real toY
        ShapePath {
            strokeColor: Theme.tube
            strokeWidth: Theme.px(Math.min(7, lane.pitch / 4))
            fillColor: "transparent"
            capStyle: ShapePath.RoundCap
            startX: Theme.px(tube.fromX)
            startY: Theme.px(tube.fromY)
            PathCubic {
                control1X: Theme.px(tube.fromX + (tube.toX - tube.fromX) * 0.4)
                control1Y: Theme.px(tube.fromY)
                control2X: Theme.px(tube.fromX + (tube.toX - tube.fromX) * 0.4)
                control2Y: Theme.px(tube.toY)
                x: Theme.px(tube.toX)
                y: Theme.px(tube.toY)
            }
        }
    }
    Repeater {
        model: lane.flow.from.length
        Tube {
            required property int index
            fromX: 66
            fromY: lane.placeY(index, lane.flow.from.length)
            toX: lane.works ? 170 : 398
            toY: lane.works ? lane.mid : lane.placeY(index, lane.flow.out.length)
        }
    }
    Repeater {
        model: lane.works ? lane.flow.out.length : 0
        Tube {
            required property int index
            fromX: 300
            fromY: lane.mid
            toX: 398
            toY: lane.placeY(index, lane.flow.out.length)
        }
    }
    Repeater {
        model: lane.flow.from
        Marble {
            required property string modelData
            required property int index
            energy: modelData
            size: lane.ball
            x: Theme.px(49 - lane.ball / 2)
            y: Theme.px(lane.placeY(index, lane.flow.from.length) - lane.ball / 2)
        }
    }
    Rectangle {
        visible: !lane.works
        anchors.centerIn: asIs
        width: asIs.width + Theme.px(12)
        height: asIs.height
        color: Theme.panelLo
    }
    Txt {
        id: asIs
        quiet: true
        visible: !lane.works
        x: Theme.px(230) - width / 2
        y: Theme.px(lane.mid) - height / 2
        text: qsTr("as it is")
        px: 12
        color: Theme.text2
    }
    Row {
        visible: lane.works
        x: Theme.px(230) - width / 2
        y: Theme.px(lane.mid) - height / 2
        spacing: Theme.px(4)
        Repeater {
            model: lane.flow.converters
            ConverterTile {
                required property var modelData
                card: modelData.card
                parts: modelData.tokens
                w: lane.flow.converters.length > 1 ? Math.min(120, 212 / lane.flow.converters.length) : 160
                h: Math.min(78, lane.room - 8)
            }
        }
    }
    Repeater {
        model: lane.flow.out
        Item {
            id: outlet
            required property string modelData
            required property int index
            x: Theme.px(417 - lane.ball / 2)
            y: Theme.px(lane.placeY(index, lane.flow.out.length) - lane.ball / 2)
            width: Theme.px(lane.ball)
            height: width
            Rectangle {
                anchors.fill: parent
                anchors.margins: -Theme.px(Math.min(3, (lane.pitch - lane.ball) / 2 + 1))
                radius: width / 2
                color: Theme.tray
            }
            Marble {
                anchors.centerIn: parent
                energy: outlet.modelData
                size: lane.ball
            }
            Rectangle {
                visible: lane.flow.changed[outlet.index] ?? false
                anchors.right: parent.right
                anchors.bottom: parent.bottom
                anchors.margins: -Theme.px(5)
                width: Theme.px(20)
                height: width
                radius: width / 2
                color: Theme.tile
                Pip {
                    anchors.centerIn: parent
                    energy: "any"
                    size: 16
                }
            }
        }
    }
}
