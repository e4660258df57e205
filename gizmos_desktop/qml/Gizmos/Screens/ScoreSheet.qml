pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Ui

// The points by source, one column a seat (best first), the total sunken, then the figures of the tie-breaks with the one
// that decided ringed. `rows` is ResultModel.rows; `note` the sentence about a tie.
Panel {
    id: sheet

    required property var rows
    property int winner: -1
    property string note
    // What stands above it, to be read with it
    property string summary
    // Takes every key, and does nothing with it
    property bool closed: false
    readonly property int count: heads.count
    readonly property int step: 92
    // The tie-break that set the winner before the second: "" if points did.
    readonly property string decided: heads.count > 0 ? (heads.itemAt(0) as SheetColumn)?.tie ?? "" : ""
    readonly property var lines: [
        {
            "icon": "level3",
            "text": qsTr("Level 3 Gizmos"),
            "role": "level3"
        },
        {
            "icon": "level2",
            "text": qsTr("Level 2 Gizmos"),
            "role": "level2"
        },
        {
            "icon": "level1",
            "text": qsTr("Level 1 Gizmos"),
            "role": "level1"
        },
        {
            "icon": "ring",
            "text": qsTr("Award: spheres in the ring"),
            "role": "energy"
        },
        {
            "icon": "trophy",
            "text": qsTr("Award: tokens"),
            "role": "tokenAwards"
        },
        {
            "icon": "tokens",
            "text": qsTr("Tokens"),
            "role": "tokens"
        },
        {
            "icon": "vp",
            "text": qsTr("Total"),
            "role": "score",
            "big": true
        },
        {
            "icon": "gizmo",
            "text": qsTr("Tie: more active Gizmos"),
            "role": "gizmoCount",
            "tie": "gizmos"
        },
        {
            "icon": "ring",
            "text": qsTr("then more spheres"),
            "role": "spheres",
            "tie": "energy"
        },
        {
            "icon": "end",
            "text": qsTr("then later in turn order"),
            "role": "turnOrder",
            "tie": "seat"
        }
    ]

    width: Theme.px(652)
    height: Theme.px(598)
    r: 18
    objectName: "end_sheet"
    activeFocusOnTab: true
    Accessible.role: Accessible.Table
    Accessible.name: qsTr("Score sheet")
    Accessible.description: sheet.summary
    Accessible.focusable: true
    Accessible.focused: activeFocus
    Keys.onPressed: event => {
        Theme.keyboard = true;
        event.accepted = sheet.closed || event.isAutoRepeat;
    }

    FocusRing {
        visible: sheet.activeFocus && Theme.keyboard
        r: sheet.r
    }

    Txt {
        x: Theme.px(24)
        y: Theme.px(18)
        text: qsTr("Score sheet")
        px: 20
        strong: true
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    // The grounds and names of the lines.
    Column {
        id: grounds

        x: Theme.px(24)
        y: Theme.px(132)
        width: parent.width - Theme.px(48)

        Repeater {
            model: sheet.lines

            Rectangle {
                id: line

                required property var modelData
                required property int index
                readonly property bool big: line.modelData.big ?? false

                width: grounds.width
                height: Theme.px(line.big ? 58 : 38)
                radius: Theme.px(10)
                color: line.big ? Theme.panelLo : line.index % 2 ? "transparent" : Qt.alpha(Theme.panelLo, 0.45)

                Glyph {
                    x: Theme.px(12)
                    anchors.verticalCenter: parent.verticalCenter
                    icon: line.modelData.icon
                    size: 20
                    tone: line.big ? "text" : "text2"
                }

                Txt {
                    x: Theme.px(42)
                    width: Theme.px(226)
                    anchors.verticalCenter: parent.verticalCenter
                    text: line.modelData.text
                    px: line.big ? 18 : 14
                    strong: line.big
                    color: line.big ? Theme.text : Theme.text2
                    elide: Text.ElideRight
                }
            }
        }
    }

    // One column a seat.
    Repeater {
        id: heads

        model: sheet.rows

        SheetColumn {
            required property int index

            x: Theme.px(652 - 24 - 8 - sheet.step * (sheet.count - index))
            lines: sheet.lines
            decided: sheet.decided
            first: index === 0
        }
    }

    Rectangle {
        x: Theme.px(24)
        y: Theme.px(544)
        width: parent.width - Theme.px(48)
        height: Theme.px(40)
        visible: sheet.note !== ""
        radius: Theme.px(12)
        color: Theme.goSoft

        Glyph {
            x: Theme.px(12)
            anchors.verticalCenter: parent.verticalCenter
            icon: "trophy"
            size: 19
            tone: "text"
        }

        Txt {
            x: Theme.px(42)
            width: parent.width - Theme.px(54)
            anchors.verticalCenter: parent.verticalCenter
            text: sheet.note
            px: 14
            elide: Text.ElideRight
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }
}
