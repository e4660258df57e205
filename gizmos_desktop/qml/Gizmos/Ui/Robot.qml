pragma ComponentBehavior: Bound
import QtQuick

// A seat's mascot in full. mood: rest wave cup nap; h in design pixels (120 x 150).
Art {
    id: root

    property int seat: 0
    property string mood: "rest"

    h: 150
    w: h * 0.8
    path: "robots/" + seat % 4 + "-" + (mood === "" ? "rest" : mood)
}
