pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Ui

// The dashboard of any seat in full: totals, ring, archive, what sets its Gizmos off, columns, last turn. Tabs lead to the others.
DialogFrame {
    id: frame

    required property TableModel table
    property int shownSeat: -1 // -1: closed
    readonly property SeatModel seat: shownSeat >= 0 ? table.seatModel(shownSeat) : null
    readonly property var tabs: tabsOf(table.opponents.count, table.own)

    signal seatChosen(int seat)
    readonly property alias columns: columns

    open: shownSeat >= 0
    closable: false // it has a cross of its own
    Keys.onEscapePressed: event => {
        event.accepted = true;
        frame.closed();
    }
    readonly property bool tall: Theme.tall
    w: tall ? 868 : 1248
    h: tall ? 1340 : 672
    title: ""
    first: closer

    function tabsOf(others: int, own: SeatModel): var {
        const all = [own];
        for (let i = 0; i < others; ++i)
            all.push(table.opponents.get(i).seat);
        return all;
    }
    // The next or previous tab, for Ctrl+Tab and the function keys.
    function turnTab(by: int): void {
        const at = tabs.findIndex(model => model.seat === shownSeat);
        seatChosen(tabs[(at + by + tabs.length) % tabs.length].seat);
    }

    component Total: Row {
        id: total
        property string icon
        property string value
        property string what
        height: Theme.px(60)
        spacing: Theme.px(8)
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("%1 %2", "a number and what it counts").arg(value).arg(what)
        Glyph {
            anchors.verticalCenter: parent.verticalCenter
            icon: total.icon
            size: 24
            tone: "text2"
        }
        Column {
            anchors.verticalCenter: parent.verticalCenter
            spacing: -Theme.px(2)
            Txt {
                text: total.value
                px: 22
                numeral: true
            }
            Txt {
                text: total.what
                px: 12
                color: Theme.text2
            }
        }
    }

    Item {
        anchors.fill: parent
        visible: frame.seat !== null

        Avatar {
            x: Theme.px(20)
            y: Theme.px(14)
            seat: frame.seat ? frame.seat.avatar : 0
            s: 60
        }
        TextMetrics {
            id: wide
            font.family: Theme.display
            font.pixelSize: Theme.font(26)
            text: name.text
        }
        Txt {
            id: name
            objectName: "dashboard_name"
            // A long name is whole in two smaller lines
            readonly property bool small: wide.advanceWidth > width
            x: Theme.px(94)
            y: Theme.px(small ? 8 : 14)
            width: Theme.px(200)
            height: Theme.px(small ? 40 : 34)
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.Wrap
            maximumLineCount: 2
            elide: Text.ElideRight
            text: frame.seat ? frame.seat.name : ""
            px: small ? 15 : 26
            lineHeight: small ? 0.95 : 1
            strong: true
        }
        Txt {
            x: Theme.px(94)
            y: Theme.px(48)
            width: Theme.px(196)
            elide: Text.ElideRight
            text: frame.seat ? frame.seat.levelName : ""
            px: 13
            color: Theme.text2
        }
        Row {
            x: Theme.px(frame.tall ? 26 : 300)
            y: Theme.px(frame.tall ? 84 : 14)
            height: Theme.px(60)
            spacing: Theme.px(26)
            Total {
                icon: "gizmo"
                value: frame.seat ? frame.seat.gizmos + "/16" : ""
                what: qsTr("Gizmos")
            }
            Total {
                icon: "level3"
                value: frame.seat ? frame.seat.level3 + "/4" : ""
                what: qsTr("Level 3")
            }
            Total {
                icon: "vp"
                value: frame.seat ? frame.seat.gizmoPoints : ""
                what: qsTr("on Gizmos")
            }
            Total {
                icon: "tokens"
                value: frame.seat ? frame.seat.tokens : ""
                what: qsTr("tokens", "victory point tokens")
            }
            Rectangle {
                anchors.verticalCenter: parent.verticalCenter
                width: score.implicitWidth + Theme.px(30)
                height: Theme.px(48)
                radius: Theme.px(14)
                color: Theme.panelLo
                Accessible.role: Accessible.StaticText
                Accessible.name: frame.seat ? qsTr("%n point(s)", "", frame.seat.score) : ""
                Row {
                    id: score
                    anchors.centerIn: parent
                    spacing: Theme.px(8)
                    Glyph {
                        anchors.verticalCenter: parent.verticalCenter
                        icon: "vp"
                        size: 26
                    }
                    Txt {
                        anchors.verticalCenter: parent.verticalCenter
                        text: frame.seat ? frame.seat.score : ""
                        px: 30
                        numeral: true
                    }
                }
            }
        }
        Row {
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(16)
            y: Theme.px(22)
            spacing: Theme.px(8)
            Repeater {
                model: frame.tabs
                SeatTab {
                    required property SeatModel modelData
                    objectName: "tab_" + modelData.seat
                    avatar: modelData.avatar
                    name: modelData.name
                    chosen: modelData.seat === frame.shownSeat
                    onActivated: frame.seatChosen(modelData.seat)
                }
            }
            Item {
                width: Theme.px(8)
                height: 1
            }
            IconBtn {
                id: closer
                objectName: "dashboard_close"
                icon: "close"
                s: 44
                label: qsTr("Close")
                onActivated: frame.closed()
            }
        }
        Rectangle {
            x: Theme.px(20)
            y: Theme.px(frame.tall ? 154 : 88)
            width: parent.width - Theme.px(40)
            height: 1
            color: Theme.line
        }
        Ring {
            x: Theme.px(34)
            y: Theme.px(frame.tall ? 174 : 110)
            d: 250
            balls: frame.seat ? frame.seat.ring : []
            limit: frame.seat ? frame.seat.storage : 5
            label: qsTr("Ring")
        }
        FullArchive {
            x: Theme.px(frame.tall ? 578 : 20)
            y: Theme.px(frame.tall ? 174 : 376)
            seat: frame.seat
        }
        SetsOff {
            x: Theme.px(frame.tall ? 578 : 20)
            y: Theme.px(frame.tall ? 342 : 546)
            seat: frame.seat
        }
        Columns {
            id: columns
            x: Theme.px(frame.tall ? 20 : 302)
            y: Theme.px(frame.tall ? 470 : 104)
            big: true
            cw: frame.tall ? 160.8 : 180
            ch: frame.tall ? 740 : 460
            interactive: false
            columns: frame.seat ? frame.seat.columns : []
            book: CardBook
        }
        Rectangle {
            x: Theme.px(frame.tall ? 20 : 302)
            y: Theme.px(frame.tall ? 1240 : 576)
            width: Theme.px(frame.tall ? 828 : 924)
            height: Theme.px(80)
            radius: Theme.px(13)
            color: Theme.panelLo
            Txt {
                x: Theme.px(16)
                y: Theme.px(8)
                text: !frame.seat ? "" : frame.seat.lastTurnText !== "" ? frame.seat.lastTurnText : qsTr("Last turn: none yet")
                px: 13
                strong: true
                color: Theme.text2
            }
            LastTurn {
                x: Theme.px(16)
                y: Theme.px(34)
                room: Theme.px(frame.tall ? 796 : 892)
                steps: frame.seat ? frame.seat.lastTurn : []
            }
        }
    }
}
