pragma ComponentBehavior: Bound
import QtQuick

// The open end of the chain line: the key and the effect of a Gizmo that is ready.
Usable {
    id: root

    property var tokens: []
    property string key: ""
    property real h: 38
    // Only the key: there is no room for what it does
    property bool brief: false
    readonly property real whole: Theme.snap(cap.width + row.spacing + strip.implicitWidth + Theme.px(22)) // its width otherwise

    width: Theme.snap(row.implicitWidth + Theme.px(22))
    height: Theme.px(h)
    r: h / 2
    sound: ""
    reach: (44 - h) / 2

    Rectangle {
        anchors.fill: parent
        radius: height / 2
        color: Theme.goSoft
        border.width: Theme.px(root.hovered ? 3 : 2)
        border.color: Theme.go
    }

    Row {
        id: row

        x: Theme.snap((root.width - width) / 2)
        height: root.height
        spacing: Theme.px(5)

        Badge {
            id: cap

            visible: root.key !== ""
            y: Theme.snap((parent.height - height) / 2)
            text: root.key
        }

        Strip {
            id: strip

            visible: !root.brief || root.key === ""
            height: parent.height
            size: root.h * 0.53
            tone: "text"
            tokens: root.tokens
        }
    }

    Tip {
        target: root
        text: root.brief && root.asked ? root.label : ""
    }
}
