pragma ComponentBehavior: Bound
import QtQuick

// An icon in a tone of the theme; size in design pixels.
Art {
    id: root

    property string icon
    property string tone: "text"
    property real size: 16

    w: size
    path: icon === "" ? "" : "icons/" + Theme.toneFolder(tone) + "/" + icon
}
