pragma ComponentBehavior: Bound
import QtQuick

// The badge of an energy.
Art {
    id: root

    property string energy
    property real size: 16

    w: size
    path: energy === "" ? "" : "pips/" + energy
}
