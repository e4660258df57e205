pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Ui

// The levels of computers in games between computers alone, a line each.
Item {
    id: sheet

    required property RowList rows
    readonly property list<string> heads: [qsTr("Level"), qsTr("Games"), qsTr("Won"), qsTr("Points on average"), qsTr("Most points")]
    readonly property bool narrow: width < Theme.px(900)
    readonly property list<int> places: narrow ? [24, 250, 350, 540, 700] : [24, 330, 440, 640, 800]

    Txt {
        x: Theme.px(24)
        y: Theme.px(16)
        text: qsTr("Computers among themselves")
        px: 22
        strong: true
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    Txt {
        x: Theme.px(24)
        y: Theme.px(48)
        text: qsTr("Every seat counts as a game.")
        px: 14
        color: Theme.text2
    }

    Repeater {
        model: sheet.heads

        Txt {
            required property string modelData
            required property int index

            x: Theme.px(sheet.places[index])
            y: Theme.px(92)
            width: Theme.px((sheet.places[index + 1] ?? 930) - sheet.places[index] - 12)
            elide: Text.ElideRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.font(11)
            text: modelData
            px: 13
            color: Theme.text2
        }
    }

    Column {
        x: Theme.px(12)
        y: Theme.px(120)
        spacing: Theme.px(6)

        Repeater {
            model: sheet.rows

            Rectangle {
                id: line

                required property var model
                readonly property list<string> texts: [model.name, model.games, model.winText, model.mean, model.best]

                width: sheet.width - Theme.px(16)
                height: Theme.px(44)
                radius: Theme.px(10)
                color: Theme.column
                Accessible.role: Accessible.StaticText
                Accessible.name: Names.list(sheet.heads.map((head, index) => qsTr("%1: %2").arg(head).arg(line.texts[index])))

                Repeater {
                    model: line.texts

                    Txt {
                        required property string modelData
                        required property int index

                        x: Theme.px(sheet.places[index] - 12)
                        width: Theme.px((sheet.places[index + 1] ?? 930) - sheet.places[index] - 12)
                        height: line.height
                        text: modelData
                        quiet: true
                        px: 15
                        strong: index === 0
                        elide: Text.ElideRight
                    }
                }
            }
        }
    }
}
