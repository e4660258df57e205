pragma ComponentBehavior: Bound
import QtQuick

// The ring opened to a tray, for opponents. Spheres overlap when `room` (design pixels) is short.
Rectangle {
    id: root

    property var balls: []
    property int limit: 5
    property real size: 27
    property real room: 270
    readonly property real pitch: Math.min(size, (room - size - 5) / Math.max(1, limit - 1))

    // The centre of a place in this item's coordinates.
    function place(index: int): point {
        return Qt.point(Theme.px(2.5 + index * pitch + size / 2), height / 2);
    }

    width: Theme.px((limit - 1) * pitch + size + 5)
    height: Theme.px(size + 3)
    radius: height / 2
    color: Theme.tray
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Ring: %1 of %2").arg(balls.length).arg(limit)
    Accessible.description: Names.energies(balls)

    Repeater {
        model: root.limit

        Item {
            id: slot

            required property int index
            readonly property string energy: index < root.balls.length ? root.balls[index] : ""

            x: Theme.px(2.5 + index * root.pitch)
            y: Theme.px(1.5)
            width: Theme.px(root.size)
            height: width

            Rectangle {
                anchors.fill: parent
                anchors.margins: Theme.px(2.5)
                radius: width / 2
                color: Theme.trayLo
                opacity: 0.7
            }

            Marble {
                visible: slot.energy !== ""
                energy: slot.energy
                size: root.size
            }
        }
    }
}
