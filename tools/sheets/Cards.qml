pragma ComponentBehavior: Bound
import QtQuick
import Gizmos.Ui
import Gizmos.Models

// All 112 cards, in id order.
Item {
    id: root

    readonly property var ids: {
        const all = [];
        for (const [level, count] of [[0, 4], [1, 36], [2, 36], [3, 36]]) {
            for (let i = 1; i <= count; ++i)
                all.push(level + "-" + String(i).padStart(2, "0"));
        }
        return all;
    }

    Backdrop {}

    Grid {
        x: 12
        y: 12
        columns: 14
        columnSpacing: 10
        rowSpacing: 10

        Repeater {
            model: root.ids

            GizmoCard {
                required property string modelData

                card: CardBook.card(modelData)
            }
        }
    }
}
