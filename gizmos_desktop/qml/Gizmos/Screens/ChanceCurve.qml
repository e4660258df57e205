pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Gizmos.Models
import Gizmos.Ui

// The chance to win of every seat after every turn. The shown seat's line is solid, the others have dashes of their own, and each
// ends at its seat's mascot. The mouse, or the arrow keys, go along it; a click or Enter looks at the game there.
Usable {
    id: chart

    required property var curve // {position round seat chances text}
    required property var seats // {seat name}
    required property int shown
    required property RowList turning
    property int at: -1 // the turn that is pointed at; -1: none

    readonly property int steps: Math.max(1, curve.length - 1)
    readonly property var dashes: [[5, 2.5], [1.4, 2], [7, 2, 1.4, 2], [3, 3]]
    readonly property var ends: endsOf()

    signal momentChosen(int position)

    function atX(step: int): real {
        return plot.width * step / steps;
    }
    function atY(share: real): real {
        return plot.height * (1 - share);
    }
    function line(seat: int): var {
        return curve.map((each, step) => Qt.point(atX(step), atY(each.chances[seat])));
    }
    function area(seat: int): var {
        return [Qt.point(0, plot.height), ...line(seat), Qt.point(plot.width, plot.height)];
    }
    // Where the mascots stand: by the lines' ends, from top to bottom, none over another.
    function endsOf(): var {
        const last = curve[curve.length - 1];
        const size = Theme.px(34);
        const order = seats.map(each => each.seat).sort((a, b) => last.chances[b] - last.chances[a]);
        const found = [];
        let y = -Theme.px(6);
        for (const seat of order) {
            y = Math.max(y, atY(last.chances[seat]) - size / 2);
            found[seat] = y;
            y += size;
        }
        let most = plot.height + Theme.px(8);
        for (const seat of order.reverse()) {
            found[seat] = Math.min(found[seat], most - size);
            most = found[seat];
        }
        return found;
    }
    function point(to: int): void {
        at = Math.max(0, Math.min(steps, to));
        Says.say(chart, curve[at].text);
    }
    // The first turn of every fifth round.
    function ticks(): var {
        const found = [];
        let round = 0;
        for (let step = 1; step < curve.length; ++step) {
            if (curve[step].round !== round && curve[step].round % 5 === 0)
                found.push(step);
            round = curve[step].round;
        }
        return found;
    }

    label: qsTr("Chance to win after every turn")
    hint: at >= 0 ? curve[at].text : qsTr("Arrow keys go from turn to turn, Enter looks at the game there.")
    onActivated: {
        if (at >= 0)
            momentChosen(curve[at].position);
    }
    onHoveredChanged: {
        if (!hovered && !activeFocus)
            at = -1;
    }
    Keys.onLeftPressed: point(at - 1)
    Keys.onRightPressed: point(at + 1)
    Keys.onPressed: event => {
        if (event.key !== Qt.Key_Home && event.key !== Qt.Key_End)
            return;
        event.accepted = true;
        point(event.key === Qt.Key_Home ? 0 : steps);
    }

    HoverHandler {
        onPointChanged: {
            if (chart.hovered)
                chart.at = Math.max(0, Math.min(chart.steps, Math.round((point.position.x - plot.x) / plot.width * chart.steps)));
        }
    }
    Item {
        id: plot

        x: Theme.px(52)
        y: Theme.px(14)
        width: chart.width - Theme.px(112)
        height: chart.height - Theme.px(44)

        Repeater {
            model: [0, 0.25, 0.5, 0.75, 1]

            Item {
                id: level

                required property real modelData

                y: Theme.snap(chart.atY(modelData))
                width: plot.width

                Rectangle {
                    width: plot.width
                    height: 1
                    color: Theme.line
                    opacity: level.modelData === 0.5 ? 1 : 0.55
                }
                Txt {
                    anchors.right: parent.left
                    anchors.rightMargin: Theme.px(8)
                    anchors.verticalCenter: parent.verticalCenter
                    visible: level.modelData !== 0.25 && level.modelData !== 0.75
                    text: qsTr("%1 %", "percent").arg(Math.round(100 * level.modelData))
                    px: 12
                    numeral: true
                    color: Theme.text2
                }
            }
        }
        Repeater {
            model: chart.ticks()

            Txt {
                required property int modelData

                x: chart.atX(modelData) - width / 2
                y: plot.height + Theme.px(8)
                text: chart.curve[modelData].round
                px: 12
                numeral: true
                color: Theme.text2
            }
        }
        Txt {
            anchors.right: parent.left
            anchors.rightMargin: Theme.px(8)
            y: plot.height + Theme.px(9)
            text: qsTr("Round")
            px: 11
            color: Theme.text2
        }
        Shape {
            anchors.fill: parent

            ShapePath {
                strokeWidth: 0
                strokeColor: "transparent"
                fillColor: Qt.alpha(Theme.go, 0.14)
                PathPolyline {
                    path: chart.area(chart.shown)
                }
            }
        }
        Repeater {
            model: chart.seats

            Shape {
                id: graph

                required property var modelData
                readonly property bool own: modelData.seat === chart.shown

                anchors.fill: parent
                z: own ? 1 : 0

                ShapePath {
                    strokeWidth: Theme.px(graph.own ? 4 : 2.6)
                    strokeColor: graph.own ? Theme.go : Theme.text2
                    strokeStyle: graph.own ? ShapePath.SolidLine : ShapePath.DashLine
                    dashPattern: chart.dashes[graph.modelData.seat % 4]
                    joinStyle: ShapePath.RoundJoin
                    capStyle: graph.own ? ShapePath.RoundCap : ShapePath.FlatCap
                    fillColor: "transparent"
                    PathPolyline {
                        path: chart.line(graph.modelData.seat)
                    }
                }
            }
        }
        Rectangle {
            visible: chart.at >= 0
            x: Theme.snap(chart.atX(Math.max(0, chart.at)) - width / 2)
            width: Theme.px(2)
            height: plot.height
            color: Theme.text
            opacity: 0.7
        }
        Repeater {
            model: chart.turning

            Rectangle {
                id: mark

                required property int number
                required property int at

                x: Theme.snap(chart.atX(at) - width / 2)
                y: Theme.snap(chart.atY(chart.curve[at]?.chances[chart.shown] ?? 0) - height / 2)
                z: 2
                width: Theme.px(24)
                height: width
                radius: width / 2
                color: Theme.text
                border.width: Theme.px(2)
                border.color: Theme.panel

                Txt {
                    anchors.centerIn: parent
                    text: mark.number
                    px: 14
                    numeral: true
                    color: Theme.panel
                }
            }
        }
        Repeater {
            model: chart.seats

            Avatar {
                required property var modelData

                x: plot.width + Theme.px(12)
                y: chart.ends[modelData.seat] ?? 0
                s: 32
                seat: modelData.seat
                turn: modelData.seat === chart.shown
            }
        }
    }
}
