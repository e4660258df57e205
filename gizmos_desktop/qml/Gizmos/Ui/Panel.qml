pragma ComponentBehavior: Bound
import QtQuick

// A raised surface: dialogs, lists, opponents.
Rectangle {
    id: root

    property real depth: 1
    property real r: 14
    // Mint outline: whose turn it is
    property bool turn: false

    radius: r * Theme.u
    color: Theme.panel
    border.width: turn ? Theme.px(2) : Theme.dark ? 0 : 1
    border.color: turn ? Theme.go : Theme.line

    Soft {
        visible: root.depth > 0
        r: root.r
        depth: root.depth
        z: -1
    }
}
