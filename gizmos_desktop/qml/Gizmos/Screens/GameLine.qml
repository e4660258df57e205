pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Ui

// A line of the list of games: picture, who plays, how it stands, when it was played.
Usable {
    id: line

    required property int index
    required property string status
    required property string names
    required property string sentence
    required property string points
    required property string date
    required property var seats
    required property string picture
    required property bool assisted
    required property bool branch
    required property bool recovered
    readonly property bool broken: line.status === "damaged"

    height: Theme.px(88)
    r: 12
    ringGap: 2
    label: line.broken ? qsTr("Damaged game. %1 %2").arg(line.sentence).arg(line.date) : qsTr("%1. %2 %3").arg(line.names).arg(line.sentence).arg(line.date)
    hint: line.points
    Accessible.role: Accessible.ListItem

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(12)
        color: line.chosen ? Theme.goSoft : line.hovered ? Theme.panelHi : Theme.column
        border.width: line.chosen ? Theme.px(2) : 0
        border.color: Theme.go
    }

    GamePicture {
        x: Theme.px(10)
        y: Theme.px(10)
        width: Theme.px(121)
        height: Theme.px(68)
        visible: !line.broken
        source: line.picture
        seats: line.seats
    }

    Rectangle {
        x: Theme.px(10)
        y: Theme.px(10)
        width: Theme.px(121)
        height: Theme.px(68)
        visible: line.broken
        radius: Theme.px(10)
        color: "transparent"
        border.width: Theme.px(2)
        border.color: Theme.line

        Glyph {
            anchors.centerIn: parent
            icon: "info"
            size: 28
            tone: "text2"
        }
    }

    Column {
        x: Theme.px(146)
        width: parent.width - x - Theme.px(14)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(2)

        Item {
            width: parent.width
            height: Theme.px(22)

            Txt {
                width: parent.width - when.width - Theme.px(12)
                height: parent.height
                text: line.broken ? qsTr("Damaged game") : line.names
                quiet: true
                px: 16
                strong: true
                elide: Text.ElideRight
            }

            Txt {
                id: when

                anchors.right: parent.right
                height: parent.height
                text: line.date
                quiet: true
                px: 12
                color: Theme.text2
            }
        }

        Txt {
            width: parent.width
            text: line.sentence
            quiet: true
            px: 13
            color: Theme.text2
            elide: Text.ElideRight
            wrapMode: line.broken ? Text.WordWrap : Text.NoWrap
            maximumLineCount: line.broken ? 2 : 1
        }

        Item {
            visible: !line.broken
            width: parent.width
            height: Theme.px(20)

            Txt {
                width: parent.width - tags.width - Theme.px(12)
                height: parent.height
                text: line.points
                quiet: true
                px: 13
                elide: Text.ElideRight
            }

            GameMarks {
                id: tags

                anchors.right: parent.right
                assisted: line.assisted
                branch: line.branch
                recovered: line.recovered
            }
        }
    }
}
