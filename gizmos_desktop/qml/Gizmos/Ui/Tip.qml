import QtQuick

// A wish for a small tag with the name of a thing, or the reason why it cannot be used now, while the text is not empty. `TipLayer` shows it.
Item {
    id: root

    property string text: ""
    property Item target: parent as Item
    readonly property string words: target && target.visible ? text : ""

    visible: false
    onWordsChanged: Tips.wish(target, words)
    Component.onDestruction: Tips.wish(target, "")
}
