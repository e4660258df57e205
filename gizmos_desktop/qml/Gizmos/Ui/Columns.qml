pragma ComponentBehavior: Bound
import QtQuick

// The five columns of a dashboard at any height. Plates shrink with the number in the column; from seven on they stand two in a row,
// and where that would make them too low, three in a row of a column that is wider: those with few plates lend it the room.
Row {
    id: root

    // [{kind, name, cards: model with card mark key why fresh}]
    property var columns: []
    // Has card(id) and revision
    required property var book
    property real cw: 154
    property real ch: 176
    // A dashboard in full
    property bool big: false
    property bool interactive: true
    property string focusedCard: ""
    property string hoveredCard: ""

    readonly property real lent: 38
    readonly property var widths: {
        const counts = columns.map(column => column.cards?.count ?? 0);
        const crowded = big ? 0 : counts.filter(n => n > 10).length;
        const share = crowded > 0 ? Math.floor(lent * counts.filter(n => n <= 6).length / crowded) : 0;
        return counts.map(n => crowded === 0 || n > 6 && n <= 10 ? cw : n > 10 ? cw + share : cw - lent);
    }

    signal activated(string id)
    signal refused(string id)

    // The number of plates in a column.
    function count(column: int): int {
        const item = list.itemAt(column) as DashColumn;
        return item ? item.n : 0;
    }

    // The middle of a column, in this item's coordinates.
    function middle(column: int): point {
        const item = list.itemAt(column);
        return item ? Qt.point(item.x + item.width / 2, item.height / 2) : Qt.point(0, height / 2);
    }

    // A plate by its place, or null.
    function plate(column: int, index: int): Item {
        const item = list.itemAt(column) as DashColumn;
        return item ? item.plate(index) : null;
    }

    spacing: Theme.px(6)

    Repeater {
        id: list

        model: root.columns

        DashColumn {
            required property var modelData
            required property int index

            kind: modelData.kind ?? ""
            title: modelData.name ?? ""
            cards: modelData.cards
            book: root.book
            cw: root.widths[index] ?? root.cw
            ch: root.ch
            big: root.big
            interactive: root.interactive
            onActivated: id => root.activated(id)
            onRefused: id => root.refused(id)
            onLooked: (id, set) => root.focusedCard = set ? id : root.focusedCard === id ? "" : root.focusedCard
            onPointed: (id, set) => root.hoveredCard = set ? id : root.hoveredCard === id ? "" : root.hoveredCard
        }
    }
}
