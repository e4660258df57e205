pragma ComponentBehavior: Bound
import QtQuick

// The left edge of a plate: cost energy, and the points on slate below it (or beside it).
Item {
    id: root

    property string energy: "none"
    property int points: 0
    property bool beside: false
    property real radius: 8
    readonly property bool whole: beside || points === 0
    readonly property bool low: height < 30 * Theme.u // number and sign get the same room there

    Rectangle {
        id: top

        width: root.beside ? Theme.snap(root.width / 2) : root.width
        height: root.whole ? root.height : Theme.snap(root.height * (root.low ? 0.48 : 0.56))
        topLeftRadius: root.radius
        bottomLeftRadius: root.whole ? root.radius : 0
        color: Theme.energy(root.energy)

        Glyph {
            x: Theme.snap((top.width - width) / 2)
            y: Theme.snap((top.height - height) / 2)
            icon: root.energy === "none" ? "gizmo" : root.energy
            size: root.low && !root.whole ? 11 : 13
            tone: Theme.onTone(root.energy)
        }
    }

    Rectangle {
        visible: root.points > 0
        x: root.beside ? top.width : 0
        y: root.beside ? 0 : top.height
        width: root.width - x
        height: root.height - y
        bottomLeftRadius: root.beside ? 0 : root.radius
        color: Theme.medal

        Txt {
            anchors.centerIn: parent
            text: root.points
            quiet: true
            numeral: true
            px: Math.min(13, Math.max(11, root.height / Theme.u * 0.32))
            color: "#FFFFFF"
        }
    }
}
