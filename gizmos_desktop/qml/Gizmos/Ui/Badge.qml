pragma ComponentBehavior: Bound
import QtQuick

// A round badge with a key, or an icon: mint means ready, slate the rest.
Rectangle {
    id: root

    property string text: ""
    property string icon: ""
    property bool go: true
    // Mint edge on slate: it will be possible later
    property bool pending: false
    property real size: 20

    width: Theme.px(size)
    height: width
    radius: width / 2
    color: go ? Theme.go : Theme.panelHi
    border.width: Theme.px(1.5)
    border.color: go ? Theme.goText : pending ? Theme.go : Theme.text2

    Txt {
        anchors.centerIn: parent
        visible: root.text !== ""
        text: root.text
        numeral: true
        quiet: true
        px: root.size * 0.65
        color: root.go ? Theme.goText : Theme.text
    }

    Glyph {
        x: Theme.snap((root.width - width) / 2)
        y: Theme.snap((root.height - height) / 2)
        visible: root.text === "" && root.icon !== ""
        icon: visible ? root.icon : ""
        size: root.size * 0.6
        tone: root.go ? "goText" : "text"
    }
}
