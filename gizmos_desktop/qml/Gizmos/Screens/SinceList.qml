pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Ui

// What the others have done since a person's last turn: a sentence and the steps of each turn.
Panel {
    id: list

    property var turns: []

    height: rows.height + Theme.px(62)

    Txt {
        x: Theme.px(16)
        y: Theme.px(12)
        text: qsTr("Since your last turn")
        px: 15
        strong: true
    }

    Column {
        id: rows

        x: Theme.px(16)
        y: Theme.px(46)
        width: parent.width - Theme.px(32)
        spacing: Theme.px(12)

        Repeater {
            model: list.turns

            Row {
                id: turn

                required property var modelData

                spacing: Theme.px(10)
                Accessible.role: Accessible.StaticText
                Accessible.name: turn.modelData.text

                Avatar {
                    seat: turn.modelData.seat
                    s: 36
                }

                Column {
                    width: rows.width - Theme.px(46)
                    spacing: Theme.px(4)

                    Txt {
                        width: parent.width
                        text: turn.modelData.text
                        px: 13
                        wrapMode: Text.Wrap // a name may be longer than a line
                        maximumLineCount: 3
                        elide: Text.ElideRight
                        Accessible.ignored: true
                    }

                    Flow {
                        width: parent.width
                        spacing: Theme.px(5)

                        Repeater {
                            // More steps than fit two lines become "+n".
                            model: (turn.modelData.steps ?? []).slice(0, 6)

                            Bead {
                                required property var modelData

                                h: 26
                                tokens: modelData
                            }
                        }

                        Bead {
                            visible: more > 0
                            h: 26
                            more: Math.max(0, (turn.modelData.steps ?? []).length - 6)
                        }
                    }
                }
            }
        }
    }
}
