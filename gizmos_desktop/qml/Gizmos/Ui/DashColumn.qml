pragma ComponentBehavior: Bound
import QtQuick

// One column of `Columns`: head, sockets for what may come, plates.
Rectangle {
    id: root

    required property var book
    property string kind: ""
    property string title: ""
    property var cards: null
    property real cw: 154
    property real ch: 176
    property bool big: false
    property bool interactive: true

    readonly property int n: plates.count
    readonly property var pitches: big ? [74, 63, 49, 36, 29, 24] : [49, 36, 29, 24]
    readonly property var heights: big ? [66, 56, 42, 33, 26, 22] : [42, 33, 26, 22]
    readonly property int step: {
        for (let i = 0; i < pitches.length; ++i) {
            if (30 + (n - 1) * pitches[i] + heights[i] <= ch - 3)
                return i;
        }
        return -1;
    }
    readonly property bool half: step < 0
    readonly property int abreast: half ? Math.max(2, Math.floor((cw - 4) / 95)) : 1
    readonly property int rows: Math.ceil(n / abreast)
    readonly property real plateW: (cw - 8 - 4 * (abreast - 1)) / abreast
    // Half plates: as high as fits their rows, between 16 and 33
    readonly property real pitch: half ? Math.max(18, Math.min(36, Math.floor((ch - 30) / rows))) : pitches[step]
    readonly property real plateH: half ? pitch - (pitch > 30 ? 3 : 2) : heights[step]
    readonly property int places: half ? 0 : Math.min(big ? 6 : 9, Math.floor((ch - 30 - plateH) / pitch) + 1)

    signal activated(string id)
    signal refused(string id)
    signal looked(string id, bool set)
    signal pointed(string id, bool set)

    // The card of an id in the present language.
    function face(id: string): var {
        return book.revision === undefined || book.revision >= 0 ? book.card(id) : ({});
    }

    function plate(index: int): Item {
        return plates.itemAt(index);
    }

    width: Theme.px(cw)
    height: Theme.px(ch)
    radius: Theme.px(13)
    color: Theme.column

    Glyph {
        x: Theme.px(10)
        y: Theme.px(7)
        icon: root.kind
        size: 15
        tone: "text2"
    }

    Txt {
        x: Theme.px(31)
        y: Theme.px(5)
        height: Theme.px(20)
        width: root.width - x - (count.visible ? count.width + Theme.px(14) : Theme.px(8))
        text: root.title
        px: Theme.japanese ? 12 : 13
        strong: true
        color: Theme.text2
        elide: Text.ElideRight
    }

    Txt {
        id: count

        x: root.width - width - Theme.px(10)
        y: Theme.px(5)
        height: Theme.px(20)
        visible: root.n > 0
        text: root.n
        px: 13
        numeral: true
        color: Theme.text2
    }

    Repeater {
        model: Math.max(0, root.places - root.n)

        Rectangle {
            id: socket

            required property int index

            x: Theme.px(4)
            y: Theme.px(29 + (root.n + index) * root.pitch)
            width: root.width - 2 * x
            height: Theme.px(root.plateH)
            radius: Theme.px(10)
            color: Theme.socket
            opacity: index > 1 ? 0.6 : 1

            Glyph {
                visible: socket.index === 0 && root.plateH > 30
                x: Theme.snap((socket.width - width) / 2)
                y: Theme.snap((socket.height - height) / 2)
                icon: visible ? root.kind : ""
                size: 18
                tone: "faint"
            }
        }
    }

    Repeater {
        id: plates

        model: root.cards

        Plate {
            required property var model
            required property int index
            readonly property string cardId: model.card

            objectName: "gizmo_" + cardId
            x: Theme.px(4 + (index % root.abreast) * (root.plateW + 4))
            y: Theme.px(29 + Math.floor(index / root.abreast) * root.pitch)
            w: root.plateW
            h: root.plateH
            reach: (root.pitch - root.plateH) / 2
            half: root.half
            card: root.face(cardId)
            mark: model.mark ?? ""
            key: model.hotkey ?? ""
            why: model.why ?? ""
            brief: model.short ?? why
            fresh: model.fresh ?? false
            interactive: root.interactive
            onActivated: root.activated(cardId)
            onRefused: root.refused(cardId)
            onActiveFocusChanged: root.looked(cardId, activeFocus)
            onHoveredChanged: root.pointed(cardId, hovered)
        }
    }
}
