pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Ui

// What sets off the Gizmos of a seat: per action the energies that do, with how many Gizmos each sets off.
Rectangle {
    id: box

    property SeatModel seat: null

    width: Theme.px(270)
    height: Theme.px(110)
    radius: Theme.px(13)
    color: Theme.panelLo

    Txt {
        x: Theme.px(12)
        y: Theme.px(8)
        text: qsTr("What sets them off")
        px: 13
        strong: true
        color: Theme.text2
    }
    Txt {
        visible: rows.count === 0
        x: Theme.px(12)
        y: Theme.px(40)
        text: qsTr("Nothing yet")
        px: 13
        color: Theme.text2
    }
    Column {
        x: Theme.px(12)
        y: Theme.px(rows.count > 2 ? 28 : 36)
        spacing: Theme.px(rows.count > 2 ? 0 : 8)
        Repeater {
            id: rows
            model: box.seat ? box.seat.setsOff : null
            Row {
                id: line
                required property string kind
                required property int count
                required property var parts
                height: Theme.px(26)
                spacing: Theme.px(7)
                Glyph {
                    anchors.verticalCenter: parent.verticalCenter
                    icon: line.kind
                    size: 22
                }
                Txt {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: line.parts.length === 0 && line.count > 1
                    text: "\u00d7" + line.count
                    px: 13
                    numeral: true
                    color: Theme.text2
                }
                Repeater {
                    model: line.parts
                    Row {
                        id: part
                        required property var modelData
                        height: Theme.px(26)
                        spacing: Theme.px(2)
                        Strip {
                            anchors.verticalCenter: parent.verticalCenter
                            width: implicitWidth
                            height: parent.height
                            size: 23
                            tone: "text"
                            tokens: [part.modelData.token]
                        }
                        Txt {
                            anchors.verticalCenter: parent.verticalCenter
                            visible: part.modelData.count > 1
                            text: "\u00d7" + part.modelData.count
                            px: 13
                            numeral: true
                            color: Theme.text2
                            rightPadding: Theme.px(3)
                        }
                    }
                }
            }
        }
    }
}
