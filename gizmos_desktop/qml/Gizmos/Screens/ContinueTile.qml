pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Ui

// The newest game in progress: what it looked like, how it stands; one press plays it on. `game` is GamesModel.latest.
Usable {
    id: tile

    property var game: ({})

    width: Theme.px(470)
    height: Theme.px(186)
    r: 18
    label: qsTr("Continue")
    hint: Names.sentences([tile.game.sentence ?? "", tile.game.points ?? "", tile.game.date ?? ""])

    Soft {
        r: 18
        depth: tile.hovered ? 2.2 : 1.4
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(18)
        color: Theme.tile
    }

    GamePicture {
        x: Theme.px(12)
        y: Theme.px(16)
        width: Theme.px(274)
        height: Theme.px(154)
        source: tile.game.picture ?? ""
        seats: tile.game.seats ?? []
    }

    Column {
        x: Theme.px(302)
        y: Theme.px(16)
        width: Theme.px(156)
        spacing: Theme.px(2)

        Txt {
            text: tile.label
            quiet: true
            px: Theme.japanese ? 22 : 26
            strong: true
            color: Theme.ink
        }

        Txt {
            width: parent.width
            text: tile.game.sentence ?? ""
            quiet: true
            px: 13
            color: Theme.ink2
            wrapMode: Text.WordWrap
            maximumLineCount: 2
            elide: Text.ElideRight
        }

        Row {
            topPadding: Theme.px(2)
            spacing: Theme.px(6)

            Repeater {
                model: tile.game.seats ?? []

                Column {
                    id: seat

                    required property var modelData

                    Avatar {
                        seat: seat.modelData.seat
                        s: 28
                    }

                    Txt {
                        anchors.horizontalCenter: parent.horizontalCenter
                        text: seat.modelData.points
                        quiet: true
                        px: 14
                        numeral: true
                        color: Theme.ink
                    }
                }
            }
        }
    }

    Txt {
        x: Theme.px(302)
        y: Theme.px(126)
        width: Theme.px(96)
        height: Theme.px(44)
        text: tile.game.date ?? ""
        quiet: true
        px: 12
        color: Theme.ink2
        wrapMode: Text.WordWrap
        maximumLineCount: 2
        elide: Text.ElideRight
        verticalAlignment: Text.AlignBottom
    }

    Rectangle {
        x: Theme.px(412)
        y: Theme.px(134)
        width: Theme.px(44)
        height: Theme.px(38)
        radius: Theme.px(12)
        color: "#0D755C"

        Glyph {
            anchors.centerIn: parent
            icon: "play"
            size: 20
            tone: "white"
        }
    }
}
