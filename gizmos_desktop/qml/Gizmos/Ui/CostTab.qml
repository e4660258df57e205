pragma ComponentBehavior: Bound
import QtQuick

// The corner of a card with its cost: number and symbol on the energy's colour.
Rectangle {
    id: root

    property string energy: "none"
    property int cost: 0
    property real k: 1

    width: Theme.px(43 * k)
    height: Theme.px(25 * k)
    topLeftRadius: 11 * k * Theme.u
    bottomRightRadius: topLeftRadius
    topRightRadius: 3 * k * Theme.u
    bottomLeftRadius: topRightRadius
    color: Theme.energy(energy)

    Row {
        x: Theme.snap((root.width - width) / 2)
        height: root.height
        spacing: Theme.px(2 * root.k)

        Txt {
            // Starting Gizmos cost nothing: only the sign of a Gizmo
            visible: root.energy !== "none"
            width: Theme.snap(implicitWidth)
            height: parent.height
            text: root.cost
            quiet: true
            numeral: true
            px: 18 * root.k
            color: Theme.on(root.energy)
        }

        Pip {
            visible: root.energy === "any"
            y: Theme.snap((parent.height - height) / 2)
            size: 20 * root.k
            energy: visible ? "any" : ""
        }

        Glyph {
            visible: root.energy !== "any"
            y: Theme.snap((parent.height - height) / 2)
            size: 17 * root.k
            icon: root.energy === "any" ? "" : root.energy === "none" ? "gizmo" : root.energy
            tone: Theme.onTone(root.energy)
        }
    }
}
