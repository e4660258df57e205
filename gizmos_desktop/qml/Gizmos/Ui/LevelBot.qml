pragma ComponentBehavior: Bound
import QtQuick

// A computer player, level 1 to 5.
Art {
    id: root

    property int level: 1
    property real size: 80

    w: size
    path: "levelbots/" + Math.max(1, Math.min(5, level))
}
