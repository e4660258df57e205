pragma ComponentBehavior: Bound
import QtQuick

// An energy sphere, a picture only.
Art {
    id: root

    property string energy
    property real size: 42

    w: size
    path: energy === "" ? "" : "marbles/" + energy
}
