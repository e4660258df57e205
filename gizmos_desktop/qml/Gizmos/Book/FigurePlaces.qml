pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Ui

// What goes where, from left to right: a card, a place (icon), a deck (by level), or some cards.
Row {
    id: root

    property var parts: []
    readonly property real k: 0.72
    readonly property real room: (width - (parts.length - 1) * (spacing * 2 + Theme.px(28))) / Math.max(1, parts.length)

    spacing: Theme.px(10)

    Repeater {
        model: root.parts

        Row {
            id: part

            required property var modelData
            required property int index

            spacing: Theme.px(10)

            Glyph {
                visible: part.index > 0
                y: Theme.snap((Theme.px(132 * root.k) - height) / 2)
                icon: "fwd"
                size: 28
                tone: "text2"
            }

            Column {
                spacing: Theme.px(6)

                Item {
                    id: place

                    readonly property var cards: part.modelData.card !== "" ? [part.modelData.card] : part.modelData.give

                    width: Theme.snap(root.room)
                    height: Theme.px(132 * root.k)

                    Row {
                        anchors.centerIn: parent
                        spacing: Theme.px(6)

                        Repeater {
                            model: place.cards

                            GizmoCard {
                                required property string modelData

                                k: Math.min(root.k, (root.room / Theme.u - 6 * (place.cards.length - 1)) / (104 * place.cards.length))
                                interactive: false
                                card: CardBook.revision >= 0 ? CardBook.card(modelData) : ({})
                            }
                        }
                    }

                    Deck {
                        anchors.horizontalCenter: parent.horizontalCenter
                        visible: part.modelData.count > 0
                        interactive: false
                        Accessible.ignored: true
                        k: root.k
                        level: Math.max(1, part.modelData.count)
                        count: 20
                    }

                    Rectangle {
                        anchors.horizontalCenter: parent.horizontalCenter
                        visible: part.modelData.icon !== ""
                        width: Theme.px(104 * root.k)
                        height: parent.height
                        radius: Theme.px(10)
                        color: Theme.socket
                        border.width: Theme.px(1.5)
                        border.color: Theme.line

                        Glyph {
                            anchors.centerIn: parent
                            icon: part.modelData.icon
                            size: 36
                            tone: "text2"
                        }
                    }
                }

                Marked {
                    width: Theme.snap(root.room)
                    horizontalAlignment: Text.AlignHCenter
                    words: part.modelData.text
                    marks: part.modelData.marks
                    px: 13
                    quiet: true
                }
            }
        }
    }
}
