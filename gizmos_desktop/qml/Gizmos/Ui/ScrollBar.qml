pragma ComponentBehavior: Bound
import QtQuick

// Shows where a Flickable stands, and moves it; stands along its right edge. Invisible when all is seen.
Item {
    id: root

    required property Flickable flick
    readonly property real share: flick.contentHeight > 0 ? Math.min(1, flick.height / flick.contentHeight) : 1
    readonly property real reach: Math.max(1, flick.contentHeight - flick.height)

    parent: flick.parent
    visible: share < 1
    x: flick.x + flick.width - width
    y: flick.y
    z: 5
    width: Theme.px(14)
    height: flick.height
    Accessible.ignored: true

    Rectangle {
        x: Theme.px(4)
        width: Theme.px(6)
        height: parent.height
        radius: width / 2
        color: Theme.panelLo
    }

    Rectangle {
        id: thumb

        x: Theme.px(4)
        y: (root.height - height) * Math.max(0, Math.min(1, root.flick.contentY / root.reach))
        width: Theme.px(6)
        height: Math.max(Theme.px(32), root.height * root.share)
        radius: width / 2
        color: drag.containsMouse || drag.pressed ? Theme.text : Theme.text2
    }

    MouseArea {
        id: drag

        function go(at: real): void {
            const part = (at - thumb.height / 2) / Math.max(1, root.height - thumb.height);
            root.flick.contentY = root.reach * Math.max(0, Math.min(1, part));
        }

        anchors.fill: parent
        hoverEnabled: true
        onPressed: event => go(event.y)
        onPositionChanged: event => {
            if (pressed)
                go(event.y);
        }
    }
}
