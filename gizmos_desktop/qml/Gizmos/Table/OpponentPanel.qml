pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Ui

// Another seat at the table. Height 132 with 4 seats, 202 with 3 (ring and archive on lines of their own), 412 with 2 (miniature
// cards with their machines). Click or key opens the dashboard in full.
Usable {
    id: panel

    required property SeatModel seat
    property real h: 132 // design pixels

    readonly property bool large: h > 300
    readonly property bool two: h > 180
    readonly property real trayD: large ? 31 : two ? 27 : 22
    // Beside the archive, if it is in the same line, with the count between them
    readonly property real trayRoom: two ? 270 : Math.min(176, (archiveRow.x - ringCount.width - tray.x) / Theme.u - 14)
    readonly property bool counted: seat.storage * 13 > trayRoom // the spheres would hide each other
    readonly property Item ringItem: counted ? counts : tray
    // a long archive shows its limit as a number, and only the first cards
    readonly property bool longArchive: seat.archiveLimit > (two ? 4 : 3)
    readonly property int chips: filed.count <= (two ? 5 : 3) ? filed.count : two ? 4 : 2
    readonly property var balls: OnTheWay.arrived(seat.ring, "ring " + seat.seat) // those that have arrived
    readonly property real columnsY: large ? 142 : two ? 100 : 66

    width: Theme.px(340)
    height: Theme.px(h)
    r: 14
    label: qsTr("%1's dashboard").arg(seat.name)
    hint: qsTr("%n point(s), %1 of 16 Gizmos, %2 of 4 of level 3, %3 of %4 spheres in the ring, %5 of %6 cards in the archive, research %7", "", seat.score).arg(seat.gizmos).arg(seat.level3).arg(seat.ring.length).arg(seat.storage).arg(filed.count).arg(seat.archiveLimit).arg(seat.researchAmount)

    // Where things fly to and from, in this item's coordinates.
    function ringPoint(): point {
        return ringItem.mapToItem(panel, ringItem.width / 2, ringItem.height / 2);
    }
    function scorePoint(): point {
        return score.mapToItem(panel, score.width / 2, score.height / 2);
    }
    function archivePoint(): point {
        return archiveRow.mapToItem(panel, archiveRow.width / 2, archiveRow.height / 2);
    }
    function columnPoint(kind: string): point {
        for (let i = 0; i < columns.count; ++i) {
            const column = columns.itemAt(i) as OpponentColumn;
            if (column && column.kind === kind)
                return column.mapToItem(panel, column.width / 2, column.height / 2);
        }
        return Qt.point(width / 2, height / 2);
    }

    Panel {
        anchors.fill: parent
        turn: panel.seat.turn
        depth: panel.hovered ? 1.8 : 1
    }
    Avatar {
        x: Theme.px(9)
        y: Theme.px(panel.large ? 7 : 5)
        seat: panel.seat.avatar
        s: panel.large ? 44 : 30
    }
    Tip {
        target: panel
        text: panel.asked && name.truncated ? panel.seat.name : ""
    }
    Txt {
        id: name
        objectName: "opponent_name"
        quiet: true
        x: Theme.px(panel.large ? 62 : 49)
        y: Theme.px(panel.large ? 8 : 3)
        width: Math.max(0, totals.x - x - Theme.px(6))
        elide: Text.ElideRight
        text: panel.seat.name
        px: panel.large ? 18 : 15
        strong: true
    }
    Txt {
        quiet: true
        x: Theme.px(panel.large ? 62 : 49)
        y: Theme.px(panel.large ? 34 : 21)
        width: panel.large ? panel.width - x - Theme.px(10) : Math.max(0, totals.x - x - Theme.px(6))
        elide: Text.ElideRight
        text: panel.large ? panel.seat.levelName : panel.seat.levelShort
        px: 11
        color: Theme.text2
    }
    Row {
        id: totals
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(10)
        y: Theme.px(4)
        height: Theme.px(30)
        spacing: Theme.px(10)
        Count {
            anchors.verticalCenter: parent.verticalCenter
            icon: "gizmo"
            value: panel.seat.gizmos
            limit: "16"
        }
        Count {
            anchors.verticalCenter: parent.verticalCenter
            icon: "level3"
            value: panel.seat.level3
            limit: "4"
        }
        Row {
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.px(4)
            Glyph {
                anchors.verticalCenter: parent.verticalCenter
                icon: "vp"
                size: panel.large ? 24 : 19
            }
            Rolling {
                id: score
                anchors.verticalCenter: parent.verticalCenter
                value: panel.seat.score - OnTheWay.count("points " + panel.seat.seat)
                px: panel.large ? 28 : 21
            }
        }
    }
    Tray {
        id: tray
        x: Theme.px(9)
        y: Theme.px(panel.large ? 62 : 39)
        balls: panel.balls
        limit: panel.seat.storage
        size: panel.trayD
        room: panel.trayRoom
        visible: !panel.counted
    }
    RingCounts {
        id: counts
        x: tray.x
        y: tray.y
        balls: panel.balls
        size: panel.trayD
        visible: panel.counted
    }
    Txt {
        id: ringCount
        quiet: true
        x: panel.ringItem.x + panel.ringItem.width + Theme.px(6)
        anchors.verticalCenter: tray.verticalCenter
        text: panel.balls.length + "/" + panel.seat.storage
        px: 14
        numeral: true
    }
    Row {
        id: archiveRow
        x: panel.two ? Theme.px(10) : panel.width - width - Theme.px(10)
        y: panel.large ? Theme.px(106) : panel.two ? Theme.px(72) : tray.y
        height: Theme.px(panel.two ? 28 : 25)
        spacing: Theme.px(5)
        Glyph {
            anchors.verticalCenter: parent.verticalCenter
            icon: panel.seat.noFile ? "no_file" : "archive"
            size: 15
            tone: "text2"
        }
        Txt {
            quiet: true
            anchors.verticalCenter: parent.verticalCenter
            visible: panel.two
            text: qsTr("Archive %1/%2").arg(filed.count).arg(panel.seat.archiveLimit)
            px: 12
            color: Theme.text2
        }
        Txt {
            quiet: true
            anchors.verticalCenter: parent.verticalCenter
            visible: !panel.two && panel.longArchive
            text: filed.count + "/" + panel.seat.archiveLimit
            px: 13
            numeral: true
        }
        Repeater {
            id: filed
            model: panel.seat.archive
            CostChip {
                required card
                required property int index
                anchors.verticalCenter: parent?.verticalCenter
                // a chip may outlive the panel by a moment, in which the scale can change
                visible: index < (panel?.chips ?? 0)
                implicitWidth: Theme.px(panel?.two ?? false ? 31 : 28)
            }
        }
        Txt {
            quiet: true
            anchors.verticalCenter: parent.verticalCenter
            visible: panel.two && filed.count > panel.chips
            text: "+" + (filed.count - panel.chips)
            px: 13
            numeral: true
        }
        Repeater {
            model: panel.longArchive ? 0 : Math.max(0, panel.seat.archiveLimit - filed.count)
            CostChip {
                anchors.verticalCenter: parent?.verticalCenter
                implicitWidth: Theme.px(panel?.two ?? false ? 31 : 13)
            }
        }
        Item {
            width: Theme.px(panel.two ? 14 : 2)
            height: 1
        }
        Glyph {
            anchors.verticalCenter: parent.verticalCenter
            icon: panel.seat.noResearch ? "no_research" : "research"
            size: 14
            tone: "text2"
        }
        Txt {
            quiet: true
            anchors.verticalCenter: parent.verticalCenter
            visible: panel.two && panel.seat.archiveLimit <= 3
            text: qsTr("Research")
            px: 12
            color: Theme.text2
        }
        Txt {
            quiet: true
            anchors.verticalCenter: parent.verticalCenter
            text: panel.seat.researchAmount
            px: 14
            numeral: true
        }
    }
    Row {
        x: Theme.px(9)
        y: Theme.px(panel.columnsY)
        spacing: Theme.px(4)
        Repeater {
            id: columns
            model: panel.seat.columns
            OpponentColumn {
                required property var modelData
                kind: modelData.kind
                cards: modelData.cards
                large: panel.large
                room: panel.h - panel.columnsY - (panel.large ? 9 : 5)
            }
        }
    }
}
