pragma ComponentBehavior: Bound
import QtQuick

// The storage ring: up to 8 wells in a circle, 9 to 12 in a wider one, 13 to 29 in two circles. `spend`: places whose spheres leave.
Item {
    id: root

    property var balls: []
    property int limit: 5
    property var spend: []
    property real d: 176
    property string label: qsTr("Ring")
    // On the table: the key of OnTheWay under which spheres come here ("ring 0")
    property string key: ""
    readonly property var coming: key === "" ? [] : OnTheWay.coming(balls, key)
    // What lay here before the latest change, and which places of it have been left
    property var before: []
    property var vacated: []
    property var last: []

    readonly property real k: d / 176
    readonly property int outer: limit <= 12 ? limit : Math.ceil(limit * 0.6)
    readonly property real well: limit <= 8 ? 42 : limit <= 12 ? 33 : limit <= 20 ? 30 : 25
    readonly property real radius: limit <= 8 ? 59.5 : limit <= 12 ? 66 : limit <= 20 ? 68 : 71.5
    readonly property real innerRadius: limit <= 20 ? 40 : 44
    readonly property real hub: limit <= 8 ? 66 : limit <= 12 ? 84 : limit <= 20 ? 46 : 54

    // The direction of a place, in radians, 0 to the right, clockwise.
    function angle(place: int): real {
        const turn = place < outer ? place / outer : (place - outer + 0.5) / (limit - outer);
        return (turn * 360 - 90) * Math.PI / 180;
    }

    // The centre of a place in this item's coordinates.
    function place(index: int): point {
        const q = Theme.px((index < outer ? radius : innerRadius) * k);
        return Qt.point(width / 2 + q * Math.cos(angle(index)), height / 2 + q * Math.sin(angle(index)));
    }

    // The place that the next sphere of a colour on its way comes to; the one that the next one of a colour has left.
    function goal(energy: string): point {
        let found = -1;
        for (let i = balls.length - 1; i >= 0 && found < 0; --i)
            if (balls[i] === energy && coming.indexOf(i) < 0)
                found = i;
        return found < 0 ? Qt.point(width / 2, height / 2) : place(found);
    }
    function source(energy: string): point {
        for (let i = before.length - 1; i >= 0; --i)
            if (before[i] === energy && vacated.indexOf(i) < 0) {
                vacated = [...vacated, i];
                return place(i);
            }
        return Qt.point(width / 2, height / 2);
    }
    onBallsChanged: {
        before = last;
        vacated = [];
        last = Array.from(balls);
    }

    width: Theme.px(d)
    height: width
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("%1: %2 of %3").arg(label).arg(balls.length).arg(limit)
    Accessible.description: Array.from(balls, e => Names.energy(e)).join(", ")

    Soft {
        r: root.d / 2
    }

    Rectangle {
        anchors.fill: parent
        radius: width / 2
        color: Theme.tray
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.px(3 * root.k)
        radius: width / 2
        color: "transparent"
        border.width: Theme.px(1.5 * root.k)
        border.color: "#FFFFFF"
        opacity: 0.5
    }

    Rectangle {
        anchors.centerIn: parent
        width: Theme.px(root.hub * root.k)
        height: width
        radius: width / 2
        color: Theme.panel

        Column {
            anchors.centerIn: parent
            spacing: -Theme.px(2 * root.k)

            Txt {
                anchors.horizontalCenter: parent.horizontalCenter
                text: qsTr("%1/%2").arg(root.balls.length - root.spend.length - root.coming.length).arg(root.limit)
                quiet: true
                numeral: true
                px: (root.limit <= 8 ? 24 : root.limit <= 12 ? 22 : 15) * root.k
            }

            Txt {
                visible: root.limit <= 12
                anchors.horizontalCenter: parent.horizontalCenter
                text: root.spend.length ? qsTr("left") : root.label
                quiet: true
                px: 11 * Math.max(1, root.d / 200)
                color: Theme.text2
            }
        }
    }

    Repeater {
        model: root.limit

        Item {
            id: slot

            required property int index
            readonly property string energy: index < root.balls.length ? root.balls[index] : ""
            readonly property bool leaves: energy !== "" && root.spend.indexOf(index) >= 0
            readonly property point at: root.place(index)
            readonly property real ax: Math.cos(root.angle(index))
            readonly property real ay: Math.sin(root.angle(index))

            width: Theme.px((root.well + 4) * root.k)
            height: width
            x: Theme.snap(at.x - width / 2)
            y: Theme.snap(at.y - height / 2)
            z: leaves ? 1 : 0

            Rectangle {
                anchors.centerIn: parent
                width: Theme.px(root.well * root.k)
                height: width
                radius: width / 2
                color: Theme.trayLo
            }

            Marble {
                visible: slot.energy !== "" && !slot.leaves && root.coming.indexOf(slot.index) < 0
                energy: slot.energy
                size: (root.well + 4) * root.k
            }

            Repeater {
                // Leaving: rises out of its well, with a trail and a mint ring
                model: slot.leaves ? 3 : 0

                Rectangle {
                    required property int index
                    readonly property real far: (2 + index * 4) * root.k * Theme.u

                    width: Theme.px((18 + index * 6) * root.k * root.well / 42)
                    height: width
                    radius: width / 2
                    x: (slot.width - width) / 2 + far * slot.ax
                    y: (slot.height - height) / 2 + far * slot.ay
                    color: Theme.dark ? "#FFFFFF" : "#8E9BC4"
                    opacity: 0.2
                }
            }

            Marble {
                id: gone

                visible: slot.leaves
                energy: slot.leaves ? slot.energy : ""
                size: (root.well + 4) * root.k * 0.9
                x: Theme.snap((slot.width - width) / 2 + 13 * root.k * Theme.u * slot.ax)
                y: Theme.snap((slot.height - height) / 2 + 13 * root.k * Theme.u * slot.ay)

                Rectangle {
                    anchors.fill: parent
                    anchors.margins: -Theme.px(1.5 * root.k)
                    anchors.bottomMargin: Theme.px(0.5 * root.k)
                    radius: width / 2
                    color: "transparent"
                    border.width: Theme.px(2.5)
                    border.color: Theme.go
                }
            }
        }
    }
}
