pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Ui

// Menu, round, who is closest to the end; at the right the last event that all could see, and the log.
Item {
    id: bar

    required property TableModel table
    // Something lies over the table: what was done last does not matter now
    property bool covered: false
    // A message lies in the bar: it gets the place of what others show as well
    property bool noticed: false
    // The log stands open beside the table
    property bool logged: false
    readonly property bool told: table.tickerSeat >= 0 && !covered && !Theme.tall // what was done last is shown
    readonly property real freeX: left.x + left.width + Theme.px(10)
    readonly property real freeWidth: right.x - Theme.px(10) - freeX
    signal menuRequested
    signal logRequested
    signal settingsRequested
    readonly property alias menuButton: menu

    implicitHeight: Theme.px(32)

    Row {
        id: left

        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(8)

        IconBtn {
            id: menu
            objectName: "menu"
            icon: "menu"
            s: 32
            label: qsTr("Menu (M or F10)")
            onActivated: bar.menuRequested()
        }
        Chip {
            anchors.verticalCenter: parent.verticalCenter
            Accessible.role: Accessible.StaticText
            Accessible.name: round.text
            Txt {
                id: round
                anchors.verticalCenter: parent.verticalCenter
                text: bar.table.lastRound ? qsTr("Round %1, last round").arg(bar.table.round) : qsTr("Round %1").arg(bar.table.round)
                px: 13
                strong: true
            }
        }
        Chip {
            anchors.verticalCenter: parent.verticalCenter
            visible: !bar.noticed
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("Closest to the end: %1 of 16 Gizmos, %2 of 4 Gizmos of level 3").arg(bar.table.nearGizmos).arg(bar.table.nearLevel3)
            Glyph {
                anchors.verticalCenter: parent.verticalCenter
                icon: "end"
                size: 14
                tone: "text2"
            }
            Txt {
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("Closest to the end")
                px: 12
                color: Theme.text2
            }
            Glyph {
                anchors.verticalCenter: parent.verticalCenter
                icon: "gizmo"
                size: 14
            }
            Txt {
                anchors.verticalCenter: parent.verticalCenter
                text: bar.table.nearGizmos + "/16"
                px: 13
                numeral: true
            }
            Glyph {
                anchors.verticalCenter: parent.verticalCenter
                icon: "level3"
                size: 15
            }
            Txt {
                anchors.verticalCenter: parent.verticalCenter
                text: bar.table.nearLevel3 + "/4"
                px: 13
                numeral: true
            }
        }
        Mark {
            objectName: "assisted"
            anchors.verticalCenter: parent.verticalCenter
            visible: bar.table.assisted
            icon: "undo"
            label: qsTr("Assisted")
            hint: bar.table.assistedText
        }
    }

    Row {
        id: right

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(8)

        Avatar {
            anchors.verticalCenter: parent.verticalCenter
            visible: bar.told
            seat: Math.max(0, bar.table.tickerSeat)
            s: 24
        }
        Strip {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, Theme.px(440))
            height: Theme.px(24)
            visible: bar.told
            tokens: bar.table.tickerTokens
            tone: "text2"
            size: 17
        }
        Item {
            width: Theme.px(4)
            height: 1
        }
        Btn {
            objectName: "log_open"
            visible: !bar.logged
            anchors.verticalCenter: parent.verticalCenter
            icon: "log"
            label: qsTr("Log")
            tip: qsTr("Open and close the log (L)")
            px: 13
            h: 32
            onActivated: bar.logRequested()
        }
        IconBtn {
            objectName: "settings_open"
            anchors.verticalCenter: parent.verticalCenter
            icon: "cog"
            s: 32
            label: qsTr("Settings")
            onActivated: bar.settingsRequested()
        }
    }
}
