import QtQuick

// In a text that does not fit: while it is cut, its tip says it whole, under the mouse and where a key has led to the thing it belongs to.
Item {
    id: root

    readonly property Text words: parent as Text
    readonly property Usable thing: around()

    function around(): Usable {
        for (let at = parent; at; at = at.parent) {
            const found = at as Usable;
            if (found)
                return found;
        }
        return null;
    }

    anchors.fill: parent

    HoverHandler {
        id: over
    }

    Tip {
        target: root.parent
        text: root.words && root.words.truncated && (over.hovered || root.thing !== null && root.thing.ringed && root.thing.walked) ? root.words.text : ""
    }
}
