pragma ComponentBehavior: Bound
import QtQuick

// A Gizmo of the one opponent: machine above, strip below, 61 x 47.
Rectangle {
    id: root

    property var card: ({})
    readonly property string energy: card.energy ?? "none"
    readonly property int points: card.points ?? 0

    width: Theme.px(61)
    height: Theme.px(47)
    radius: Theme.px(8)
    color: Theme.tile

    Soft {
        r: 8
        depth: 0.45
        z: -1
    }

    Rectangle {
        id: stage

        x: Theme.px(2)
        y: x
        width: root.width - 2 * x
        height: Theme.px(27)
        radius: Theme.px(6)
        color: Theme.tint(root.energy)

        Machine {
            x: Theme.snap((stage.width - width) / 2)
            w: 40
            card: root.card.id ?? ""
        }
    }

    Rectangle {
        id: cost

        visible: root.energy !== "none"
        width: Theme.px(14)
        height: width
        topLeftRadius: Theme.px(8)
        bottomRightRadius: Theme.px(6)
        color: Theme.energy(root.energy)

        Glyph {
            x: Theme.snap((cost.width - width) / 2)
            y: x
            icon: cost.visible ? root.energy : ""
            size: 11
            tone: Theme.onTone(root.energy)
        }
    }

    Rectangle {
        visible: root.points > 0
        x: root.width - width
        width: Theme.px(14)
        height: width
        topRightRadius: Theme.px(8)
        bottomLeftRadius: Theme.px(6)
        color: Theme.medal

        Txt {
            anchors.centerIn: parent
            text: root.points
            quiet: true
            numeral: true
            px: 11
            color: "#FFFFFF"
        }
    }

    MiniStrip {
        x: Theme.px(2)
        y: Theme.px(29)
        width: root.width - 2 * x
        height: Theme.px(18)
        size: 15
        full: root.card.mini ?? []
    }
}
