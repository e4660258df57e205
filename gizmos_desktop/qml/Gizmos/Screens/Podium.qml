pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Ui

// The seats on their blocks, first place on the tallest, among still confetti. `rows` is ResultModel.rows, best first.
Item {
    id: group

    required property var rows
    readonly property int count: blocks.count
    readonly property int shift: 8 + (4 - group.count) * 137 / 2

    width: Theme.px(560)
    height: Theme.px(520)

    // Second, first, third, fourth from left to right, the group in the middle.
    function slotOf(place: int): int {
        return place === 1 ? 1 : place === 2 ? 0 : place - 1;
    }

    // Each block is lower by a step, and by a little more where points lie between.
    function heightOf(place: int): int {
        return [278, 222, 182, 140][place - 1] ?? 140;
    }

    // Confetti keeps clear of the robots: their boxes are those of the columns, up from the blocks.
    function isFree(x: int, y: int, size: int): bool {
        for (let place = 1; place <= group.count; ++place) {
            const left = group.shift + group.slotOf(place) * 137 + 4;
            const top = 506 - group.heightOf(place) - (place === 1 ? 184 : 145);
            if (x + size > left && x < left + 125 && y + size > top)
                return false;
        }
        return true;
    }

    Repeater {
        model: [["blue", 68, 2, 30, 0], ["black", 198, 6, 30, 20], ["red", 308, 0, 24, 0], ["yellow", 382, 8, 24, 0], ["black", 462, 20, 20, -14], ["yellow", 46, 58, 25, 12], ["blue", 30, 120, 18, 0], ["yellow", 406, 62, 20, -20], ["red", 534, 58, 22, 16], ["blue", 484, 92, 18, 0], ["yellow", 318, 108, 20, 24], ["red", 108, 96, 18, -10]]

        Pip {
            required property var modelData

            x: Theme.px(modelData[1])
            y: Theme.px(modelData[2])
            size: modelData[3]
            energy: modelData[0]
            rotation: modelData[4]
            visible: group.isFree(modelData[1], modelData[2], modelData[3])
            Accessible.ignored: true
        }
    }

    Rectangle {
        y: Theme.px(506)
        width: Theme.px(560)
        height: Theme.px(10)
        radius: Theme.px(5)
        color: Theme.dark ? "#2B3558" : "#C4CEE2"
    }

    Item {
        x: Theme.px(group.shift)
        width: Theme.px(137 * 4)
        height: Theme.px(506)
        clip: rest.running

        Timer {
            // Only as long as they rise, for what stands above the ground is as wide as it likes
            id: rest

            interval: 1000
            running: Theme.motion > 0
        }

        Repeater {
            id: blocks

            model: group.rows

            Item {
                id: block

                required property int place
                required property int seat
                required property string name
                required property int score
                readonly property bool first: block.place === 1
                readonly property int tall: group.heightOf(block.place)
                readonly property color on: block.first || !Theme.dark ? Theme.ink : "#FFFFFF"

                // From the last place to the first they come out of the ground
                property real risen: 1
                transform: Translate {
                    y: Theme.px(block.tall + 190) * (1 - block.risen)
                }
                Component.onCompleted: {
                    if (Theme.motion > 0)
                        rising.start();
                }
                SequentialAnimation {
                    id: rising

                    PropertyAction {
                        target: block
                        property: "risen"
                        value: 0
                    }
                    PauseAnimation {
                        duration: Theme.ms(120) * Math.max(0, group.count - block.place)
                    }
                    NumberAnimation {
                        target: block
                        property: "risen"
                        to: 1
                        duration: Theme.ms(400)
                        easing.type: Easing.OutBack
                        easing.overshoot: 0.6
                    }
                }

                x: Theme.px(group.slotOf(block.place) * 137)
                width: Theme.px(133)
                height: Theme.px(506)
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("Place %1: %2, %n point(s)", "", block.score).arg(block.place).arg(block.name)

                Rectangle {
                    y: Theme.px(506 - block.tall)
                    width: parent.width
                    height: Theme.px(block.tall)
                    topLeftRadius: Theme.px(14)
                    topRightRadius: Theme.px(14)
                    color: block.first ? Theme.tray : Theme.dark ? "#3E4A78" : "#B4BFDA"

                    Rectangle {
                        width: parent.width * 0.62
                        height: parent.height
                        topLeftRadius: Theme.px(14)
                        color: "#FFFFFF"
                        opacity: !Theme.dark ? 0.35 : block.first ? 0.4 : 0.06
                    }

                    Txt {
                        anchors.horizontalCenter: parent.horizontalCenter
                        y: Theme.px(14)
                        text: block.score
                        px: 40
                        numeral: true
                        color: block.on
                        Accessible.ignored: true
                    }

                    Txt {
                        anchors.horizontalCenter: parent.horizontalCenter
                        y: Theme.px(62)
                        width: Math.min(implicitWidth, parent.width - Theme.px(16))
                        text: block.name
                        px: 16
                        strong: true
                        color: block.on
                        elide: Text.ElideRight
                        Accessible.ignored: true
                    }

                    Rectangle {
                        anchors.horizontalCenter: parent.horizontalCenter
                        y: Theme.px(92)
                        width: Theme.px(34)
                        height: width
                        radius: width / 2
                        color: block.first ? Theme.medal : Theme.tile

                        Txt {
                            anchors.centerIn: parent
                            text: block.place
                            px: 18
                            numeral: true
                            color: block.first ? "#FFFFFF" : Theme.ink
                            Accessible.ignored: true
                        }
                    }
                }

                Robot {
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: Theme.px(506 - block.tall + 5) - height
                    seat: block.seat
                    mood: block.first ? "cup" : ""
                    h: block.first ? 189 : 150
                }
            }
        }
    }
}
