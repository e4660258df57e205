pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Ui

// A seat's column of the score sheet: avatar, name, its figures.
Item {
    id: column

    required property int seat
    required property string name
    required property int score
    required property int level1
    required property int level2
    required property int level3
    required property int tokens
    required property int energy
    required property int tokenAwards
    required property int gizmoCount
    required property int spheres
    required property int turnOrder
    required property string tie
    property var lines: []
    property string decided
    property bool first: false

    width: Theme.px(92)
    height: Theme.px(560)

    function figure(role: string): int {
        switch (role) {
        case "level1":
            return column.level1;
        case "level2":
            return column.level2;
        case "level3":
            return column.level3;
        case "energy":
            return column.energy;
        case "tokenAwards":
            return column.tokenAwards;
        case "tokens":
            return column.tokens;
        case "score":
            return column.score;
        case "gizmoCount":
            return column.gizmoCount;
        case "spheres":
            return column.spheres;
        default:
            return column.turnOrder;
        }
    }

    Avatar {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(58)
        seat: column.seat
        s: 44
        turn: column.first
    }

    Txt {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(105)
        width: Math.min(implicitWidth, parent.width - Theme.px(6))
        text: column.name
        px: 13
        strong: true
        elide: Text.ElideRight
    }

    Column {
        y: Theme.px(132)
        width: parent.width

        Repeater {
            model: column.lines

            Item {
                id: cell

                required property var modelData
                readonly property bool big: cell.modelData.big ?? false
                readonly property int number: column.figure(cell.modelData.role)
                readonly property bool decisive: column.first && column.decided !== "" && column.decided === cell.modelData.tie
                readonly property bool none: cell.number === 0 && !cell.big && cell.modelData.tie === undefined

                width: column.width
                height: Theme.px(cell.big ? 58 : 38)
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("%1, %2: %3").arg(column.name).arg(cell.modelData.text).arg(cell.number)

                Txt {
                    anchors.centerIn: parent
                    text: cell.none ? "–" : cell.number
                    px: cell.big ? 26 : 16
                    numeral: true
                    color: cell.decisive || (cell.big && column.first) ? Theme.go : cell.none ? Theme.text2 : Theme.text
                    Accessible.ignored: true
                }

                Rectangle {
                    anchors.centerIn: parent
                    visible: cell.decisive
                    width: Theme.px(40)
                    height: Theme.px(26)
                    radius: height / 2
                    color: "transparent"
                    border.width: Theme.px(2)
                    border.color: Theme.go
                }
            }
        }
    }
}
