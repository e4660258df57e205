import QtQuick
import Gizmos.Ui

// The statistics of one person. `player` is a row of StatisticsModel.players as a map.
Item {
    id: sheet

    property var player: ({})
    readonly property bool narrow: width < Theme.px(900)

    Txt {
        x: Theme.px(24)
        y: Theme.px(16)
        width: sheet.width - Theme.px(48)
        text: sheet.player.name ?? ""
        px: 22
        strong: true
        elide: Text.ElideRight
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    Txt {
        x: Theme.px(24)
        y: Theme.px(48)
        width: sheet.width - Theme.px(48)
        text: sheet.player.winText ?? ""
        px: 14
        color: Theme.text2
    }

    Flow {
        x: Theme.px(24)
        y: Theme.px(84)
        width: sheet.width - Theme.px(40)
        spacing: Theme.px(10)

        Figure {
            value: sheet.player.games ?? 0
            label: qsTr("Games")
        }

        Figure {
            value: sheet.player.wins ?? 0
            label: qsTr("Won")
            icon: "trophy"
        }

        Figure {
            value: sheet.player.mean ?? ""
            label: qsTr("Points on average")
        }

        Figure {
            value: sheet.player.best ?? 0
            label: qsTr("Most points")
            icon: "vp"
        }

        Figure {
            value: sheet.player.chain ?? 0
            label: qsTr("Longest chain")
        }

        Figure {
            value: (sheet.player.favouriteName ?? "") !== "" ? sheet.player.favouriteName : "–"
            label: qsTr("Built most often")
            icon: sheet.player.favourite ?? ""
            word: true
        }
    }

    CountBars {
        x: Theme.px(24)
        y: Theme.px(sheet.narrow ? 300 : 192)
        title: qsTr("By opponents")
        lines: sheet.player.byLevel ?? []
        w: sheet.narrow ? 370 : 420
    }

    CountBars {
        x: Theme.px(sheet.narrow ? 428 : 490)
        y: Theme.px(sheet.narrow ? 300 : 192)
        title: qsTr("By number of seats")
        lines: sheet.player.bySeats ?? []
        w: sheet.narrow ? 370 : 420
    }

    Txt {
        x: Theme.px(24)
        y: Theme.px(sheet.narrow ? 700 : 560)
        width: sheet.width - Theme.px(48)
        text: sheet.player.helpedText ?? ""
        px: 13
        color: Theme.text2
        wrapMode: Text.WordWrap
    }
}
