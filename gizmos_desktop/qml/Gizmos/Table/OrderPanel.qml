pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Ui

// The rest of a Research, step 2: the order in which the cards go under the deck, left first. The left and right keys or buttons move
// the focused card, up and down go to the card before or after it, dragging moves any; Done and Any order stand in the action bar.
Panel {
    id: panel

    required property TableModel table
    property string current: ""

    readonly property var order: table.order
    readonly property int count: order.length
    readonly property int at: Math.max(0, order.indexOf(current))
    // one row as large as it fits up to six, two rows from seven on
    readonly property int columns: count <= 6 ? Math.max(1, count) : Math.ceil(count / 2)
    readonly property real gap: count <= 4 ? 22 : 12
    readonly property bool tall: Theme.tall // the deck stands below
    readonly property real room: tall ? 820 : 848
    readonly property real k: Math.min(count <= 6 ? 1.82 : 1.0, (room - gap * (columns - 1)) / columns / 104)
    readonly property bool twoRows: count > 6
    readonly property real deckX: tall ? width / 2 : Theme.px(908 + 155) // its middle
    readonly property real deckY: Theme.px(tall ? 450 : 84)
    readonly property int deckCount: deckCountOf(table.stamp)

    r: 18
    depth: 2
    Accessible.role: Accessible.Dialog
    Accessible.name: qsTr("Order of the rest")

    function deckCountOf(stamp: int): int {
        for (let i = 0; stamp >= 0 && i < table.decks.count; ++i)
            if (table.decks.get(i).level === table.level)
                return table.decks.get(i).count;
        return 0;
    }
    function placeX(index: int): real {
        return 24 + (room - columns * 104 * k - (columns - 1) * gap) / 2 + (index % columns) * (104 * k + gap);
    }
    function placeY(index: int): real {
        return twoRows ? 60 + Math.floor(index / columns) * 164 : 72;
    }
    function shift(by: int): void {
        const to = at + by;
        if (to >= 0 && to < count)
            table.moveCard(at, to);
    }
    function finish(event: KeyEvent): void {
        if (!event.isAutoRepeat)
            table.confirm();
    }
    // The card before or after the focused one takes the focus.
    function choose(by: int): void {
        const tile = itemOf(order[at + by] ?? "") as CardTile;
        if (tile)
            tile.take();
    }
    function itemOf(card: string): Item {
        for (let i = 0; i < cards.count; ++i) {
            const tile = cards.itemAt(i) as CardTile;
            if (tile && tile.cardId === card)
                return tile;
        }
        return null;
    }

    StepHead {
        y: Theme.px(12)
        width: parent.width
        title: qsTr("Order of the rest")
        step: 2
    }
    // The tiles keep their identity while they move: the model is the set of cards, the place comes from the order.
    property var known: []
    onOrderChanged: {
        const same = known.length === order.length && known.every(card => order.indexOf(card) >= 0);
        if (!same)
            known = order.slice();
        if (order.indexOf(current) < 0)
            current = order.length > 0 ? order[0] : "";
    }
    Repeater {
        id: cards
        model: panel.known
        CardTile {
            id: tile
            required property string modelData
            readonly property int place: panel.order.indexOf(modelData)
            readonly property bool lifted: panel.current === modelData
            objectName: "order_" + modelData
            cardId: modelData
            k: panel.k
            chosen: lifted
            x: Theme.px(panel.placeX(place))
            y: Theme.px(panel.placeY(place) - (lifted && !panel.twoRows ? 10 : 0))
            z: drag.active ? 3 : lifted ? 1 : 0
            transform: Translate {
                x: drag.active ? drag.activeTranslation.x : 0
                y: drag.active ? drag.activeTranslation.y : 0
            }
            hint: qsTr("Place %1 of %2").arg(place + 1).arg(panel.count) + (info ? ". " + info.words : "")
            onActivated: panel.current = modelData
            // Enter is Done, as the action bar says; Space chooses the card.
            Keys.onReturnPressed: event => panel.finish(event)
            Keys.onEnterPressed: event => panel.finish(event)
            onActiveFocusChanged: {
                if (activeFocus)
                    panel.current = modelData;
            }
            DragHandler {
                id: drag
                target: null
                onActiveChanged: {
                    if (active) {
                        panel.current = tile.modelData;
                        return;
                    }
                    panel.drop(tile, drag.activeTranslation.x, drag.activeTranslation.y);
                }
            }
        }
    }
    // A tile let go goes to the nearest place.
    function drop(tile: CardTile, dx: real, dy: real): void {
        let best = 0;
        let bestD = Infinity;
        for (let i = 0; i < count; ++i) {
            const px = Theme.px(placeX(i)) - tile.x - dx;
            const py = Theme.px(placeY(i)) - tile.y - dy;
            const d = px * px + py * py;
            if (d < bestD) {
                bestD = d;
                best = i;
            }
        }
        const from = order.indexOf(tile.cardId);
        if (from >= 0 && best !== from)
            table.moveCard(from, best);
    }
    Repeater {
        model: panel.count
        Item {
            id: tag
            required property int index
            readonly property bool here: index === panel.at
            x: Theme.px(panel.placeX(index))
            y: Theme.px(panel.placeY(index) + 132 * panel.k + (panel.twoRows ? 4 : 12))
            width: Theme.px(104 * panel.k)
            height: Theme.px(panel.twoRows ? 24 : 36)
            Rectangle {
                anchors.horizontalCenter: parent.horizontalCenter
                width: parent.height
                height: width
                radius: width / 2
                color: tag.here ? Theme.go : Theme.panelHi
                Txt {
                    anchors.centerIn: parent
                    text: tag.index + 1
                    px: panel.twoRows ? 14 : 19
                    numeral: true
                    color: tag.here ? Theme.goText : Theme.text
                }
            }
            Txt {
                visible: !panel.twoRows && text !== ""
                anchors.horizontalCenter: parent.horizontalCenter
                y: Theme.px(46)
                text: tag.index === 0 ? qsTr("goes under first") : tag.index === panel.count - 1 ? qsTr("becomes the bottom card") : ""
                px: 12
                color: Theme.text2
            }
        }
    }
    Item {
        id: movers
        readonly property real s: panel.twoRows ? 30 : 44
        x: Theme.px(panel.placeX(panel.at))
        y: Theme.px(panel.placeY(panel.at) + 132 * panel.k + (panel.twoRows ? 1 : 8))
        width: Theme.px(104 * panel.k)
        height: Theme.px(s)
        z: 2
        IconBtn {
            objectName: "order_left"
            x: Theme.px(Math.max(0, Math.min(8, panel.k * 52 - 65)))
            icon: "back"
            s: movers.s
            label: qsTr("Move to the left")
            usable: panel.at > 0
            why: qsTr("It is the first card already.")
            onActivated: panel.shift(-1)
        }
        IconBtn {
            objectName: "order_right"
            x: parent.width - width - Theme.px(Math.max(0, Math.min(8, panel.k * 52 - 65)))
            icon: "fwd"
            s: movers.s
            label: qsTr("Move to the right")
            usable: panel.at < panel.count - 1
            why: qsTr("It is the last card already.")
            onActivated: panel.shift(1)
        }
    }
    Rectangle {
        x: Theme.px(16)
        y: Theme.px(396)
        width: Theme.px(panel.room)
        height: Theme.px(4)
        radius: height / 2
        color: Theme.line
        Glyph {
            x: parent.width - Theme.px(4)
            anchors.verticalCenter: parent.verticalCenter
            icon: "arrow"
            size: 20
            tone: "text2"
        }
    }
    Deck {
        x: panel.deckX - width / 2
        y: panel.deckY
        level: Math.max(1, panel.table.level)
        count: panel.deckCount
        k: 1.62
        enabled: false
    }
    Repeater {
        model: panel.count
        Rectangle {
            id: slip
            required property int index
            readonly property real pitch: Math.min(11, 62 / panel.count)
            x: panel.deckX - width / 2
            y: panel.deckY + Theme.px(226 + index * pitch)
            width: Theme.px(166 - index * Math.min(3, 30 / panel.count))
            height: Theme.px(Math.max(3, pitch - 3))
            radius: height / 2
            color: index === panel.at ? Theme.go : Qt.alpha(Theme.dark ? Theme.tile : Theme.trayLo, 1 - index * Math.min(0.14, 0.6 / panel.count))
            Txt {
                visible: panel.count <= 5
                anchors.left: parent.right
                anchors.leftMargin: Theme.px(8)
                anchors.verticalCenter: parent.verticalCenter
                text: slip.index + 1
                px: 11
                numeral: true
                color: Theme.text2
            }
        }
    }
    Txt {
        x: panel.deckX - width / 2
        y: panel.deckY + Theme.px(296)
        width: Theme.px(310)
        text: qsTr("The left card goes under the deck first")
        px: 13
        color: Theme.text2
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
    }
}
