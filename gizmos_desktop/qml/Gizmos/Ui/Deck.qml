pragma ComponentBehavior: Bound
import QtQuick

// A face-down deck with its level and the number of its cards; an empty one is an outline.
Usable {
    id: root

    property int level: 1
    property int count: 0
    property real k: 1

    width: Theme.px(104 * k)
    height: Theme.px(132 * k)
    r: 11 * k
    sound: ""
    label: qsTr("Deck of level %1, %n card(s)", "", count).arg(level)

    Item {
        width: root.width
        height: root.height
        visible: root.count > 0
        y: root.hovered && root.usable && root.interactive ? -Theme.px(2) : 0

        Rectangle {
            visible: root.count > 1
            x: Theme.px(3 * root.k)
            y: x
            width: parent.width
            height: parent.height
            radius: root.r * Theme.u
            color: Theme.deckEdge
        }

        Soft {
            r: root.r
            depth: root.hovered && root.usable && root.interactive ? 1.8 : 1
        }

        CardBack {
            level: root.level
            k: root.k
            caption: Names.level(root.level)
            count: root.count
        }
    }

    Rectangle {
        visible: root.count === 0
        anchors.fill: parent
        radius: root.r * Theme.u
        color: Theme.socket
        border.width: Theme.px(1.5)
        border.color: Theme.line

        Txt {
            anchors.centerIn: parent
            width: parent.width - Theme.px(12)
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            text: qsTr("Level %1\nempty").arg(root.level)
            quiet: true
            color: Theme.text2
        }
    }

    Rectangle {
        visible: root.chosen
        anchors.fill: parent
        anchors.margins: -Theme.px(3)
        radius: (root.r + 3) * Theme.u
        color: "transparent"
        border.width: Theme.px(3)
        border.color: Theme.go
    }

    Tip {
        target: root
        text: root.asked && !root.usable ? root.why : ""
    }
}
