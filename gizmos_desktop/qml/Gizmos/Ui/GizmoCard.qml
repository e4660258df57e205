pragma ComponentBehavior: Bound
import QtQuick

// A whole card, 104 x 132 design pixels at k = 1.
Usable {
    id: root

    property var card: ({})
    property real k: 1
    // Can be paid now: mint brackets on the corners
    property bool affordable: false
    property bool fresh: false
    // A key, or the number of the card in an order
    property string badge: ""
    property bool faceDown: false
    // Nothing can be done with it now, while something else can be decided: it lies flat and pale
    property bool off: false
    readonly property real s: k * Theme.u
    readonly property int level: card.level ?? 0
    readonly property int points: card.points ?? 0
    readonly property string energy: card.energy ?? "none"

    // A length of the card's own drawing in logical pixels.
    function len(n: real): real {
        return Theme.px(n * k);
    }

    width: len(104)
    height: len(132)
    r: 11 * k
    ringGap: affordable ? 5 : 4
    refusal: ""
    label: card.name ?? ""
    hint: card.words ?? ""

    Item {
        id: face

        width: root.width
        height: root.height
        y: root.interactive && root.hovered ? -Theme.px(2) : 0

        Soft {
            visible: !root.off
            r: root.r
            depth: root.interactive && root.hovered ? 1.8 : 1
        }

        Rectangle {
            visible: !root.faceDown
            anchors.fill: parent
            radius: root.r * Theme.u
            // Until the print is there, the card lies on its face
            color: imprint.waiting ? Theme.deckBack : root.off ? Theme.tileOff : Theme.tile
            border.width: imprint.waiting ? 0 : 1
            border.color: Theme.tileEdge
        }

        Loader {
            active: root.faceDown
            sourceComponent: CardBack {
                k: root.k
                level: root.level
            }
        }

        // What is printed on it
        Later {
            id: imprint

            urgent: true
            anchors.fill: parent
            wanted: !root.faceDown
            sourceComponent: Item {
                Stage {
                    x: root.len(5)
                    y: root.len(28)
                    width: root.width - 2 * x
                    height: root.len(64)
                    k: root.k
                    card: root.card.id ?? ""
                    energy: root.energy
                    opacity: root.off ? 0.7 : 1
                }

                CostTab {
                    k: root.k
                    energy: root.energy
                    cost: root.card.cost ?? 0
                }

                Bars {
                    visible: root.level > 0
                    x: root.len(48.3)
                    y: root.len(6.5)
                    level: root.level
                    barWidth: root.len(5.6)
                    barHeight: root.len(13)
                    spacing: root.len(2.4)
                }

                Medal {
                    visible: root.points > 0
                    x: root.width - width - root.len(4)
                    y: root.len(1.5)
                    size: 26 * root.k
                    points: root.points
                }

                Strip {
                    x: root.len(3)
                    y: root.len(99)
                    width: root.width - 2 * x
                    height: root.len(26)
                    size: 22 * root.k
                    tokens: root.card.tokens ?? []
                }
            }
        }

        Loader {
            active: root.fresh
            x: Theme.snap((parent.width - width) / 2)
            y: parent.height - Theme.px(8)
            sourceComponent: Rectangle {
                implicitWidth: word.implicitWidth + Theme.px(14)
                implicitHeight: Theme.px(17)
                radius: height / 2
                color: Theme.panelHi
                border.width: 1
                border.color: Theme.line

                Txt {
                    id: word

                    anchors.centerIn: parent
                    text: qsTr("New")
                    quiet: true
                    px: 11
                }
            }
        }

        Brackets {
            visible: root.affordable
            size: 18 * Math.max(1, root.k * 0.8)
        }

        Rectangle {
            visible: root.chosen
            anchors.fill: parent
            anchors.margins: -Theme.px(3)
            radius: (root.r + 3) * Theme.u
            color: "transparent"
            border.width: Theme.px(3)
            border.color: Theme.go
        }

        Loader {
            active: root.badge !== ""
            x: root.width - width + Theme.px(7)
            y: -Theme.px(8)
            sourceComponent: Badge {
                size: 22
                text: root.badge
            }
        }
    }
}
