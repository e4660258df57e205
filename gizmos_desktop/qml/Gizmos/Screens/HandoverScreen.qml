pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Gizmos.Models
import Gizmos.Ui

// Between two persons: nothing of the table, the next one's robot waves, one button.
ScreenStage {
    id: screen

    required property AppModel app
    readonly property TableModel table: screen.app.table
    readonly property var info: screen.table.handover
    readonly property int seat: screen.info.seat ?? 0
    readonly property int fromSeat: screen.info.from ?? -1
    readonly property string name: screen.info.name ?? ""
    readonly property var since: screen.info.since ?? []

    signal menuRequested

    // In a tall window all stands nearer to each other, and what the others have done below
    readonly property real mx: screen.tall ? -190 : 0
    readonly property real nx: screen.tall ? -120 : 0
    readonly property real dy: screen.tall ? 160 : 0

    objectName: "screen_handover"
    upright: true
    title: qsTr("Pass the computer to %1").arg(screen.name)
    // It is somebody's turn who may not be looking: the same chime as at one's own turn.
    Component.onCompleted: {
        Sounds.wanted("turn");
        Says.say(screen, screen.title);
    }
    Keys.onSpacePressed: event => {
        if (!event.isAutoRepeat)
            screen.table.acceptHandover();
    }
    Keys.onEscapePressed: screen.menuRequested()

    Repeater {
        model: [[26, 560, Theme.dark ? 0.035 : 0.5], [86, 440, Theme.dark ? 0.045 : 0.6]]

        Rectangle {
            required property var modelData

            x: Theme.px(680 + screen.mx) - width / 2
            y: Theme.px(modelData[0] + screen.dy)
            width: Theme.px(modelData[1])
            height: width
            radius: width / 2
            color: "#FFFFFF"
            opacity: modelData[2]
        }
    }

    // The stage of the next person, and the small one of the last.
    Rectangle {
        x: Theme.px(470 + screen.mx)
        y: Theme.px(500 + screen.dy)
        width: Theme.px(420)
        height: Theme.px(44)
        radius: height / 2
        color: Theme.dark ? "#9FABC8" : "#C4CEE2"
    }

    Rectangle {
        x: Theme.px(470 + screen.mx)
        y: Theme.px(492 + screen.dy)
        width: Theme.px(420)
        height: Theme.px(40)
        radius: height / 2
        color: Theme.tray
    }

    Rectangle {
        x: Theme.px(482 + screen.mx)
        y: Theme.px(496 + screen.dy)
        width: Theme.px(396)
        height: Theme.px(4)
        radius: height / 2
        color: "#FFFFFF"
        opacity: 0.6
    }

    Item {
        visible: screen.fromSeat >= 0
        x: Theme.px(screen.nx)
        y: Theme.px(screen.dy)
        width: Theme.px(1280)
        height: Theme.px(720)

        Rectangle {
            x: Theme.px(150)
            y: Theme.px(506)
            width: Theme.px(190)
            height: Theme.px(32)
            radius: height / 2
            color: Theme.dark ? "#4A5788" : "#C4CEE2"
        }

        Rectangle {
            x: Theme.px(150)
            y: Theme.px(500)
            width: Theme.px(190)
            height: Theme.px(30)
            radius: height / 2
            color: Theme.dark ? "#5B6798" : "#D5DCEA"
        }

        Robot {
            x: Theme.px(162)
            y: Theme.px(302)
            seat: Math.max(0, screen.fromSeat)
            mood: "nap"
            h: 210
            opacity: 0.9
        }

        Shape {
            ShapePath {
                strokeColor: Theme.text2
                strokeWidth: Theme.px(3)
                fillColor: "transparent"
                strokeStyle: ShapePath.DashLine
                dashPattern: [0.2, 3]
                capStyle: ShapePath.RoundCap
                startX: Theme.px(330)
                startY: Theme.px(320)

                PathQuad {
                    controlX: Theme.px(430 + (screen.mx - screen.nx) / 2)
                    controlY: Theme.px(190)
                    x: Theme.px(560 + screen.mx - screen.nx)
                    y: Theme.px(300)
                }
            }
        }

        Marble {
            x: Theme.px(410 + (screen.mx - screen.nx) / 2)
            y: Theme.px(212)
            size: 58
            energy: "blue"
        }

        Txt {
            x: Theme.px(245) - width / 2
            y: Theme.px(539)
            width: Math.min(implicitWidth, Theme.px(screen.tall ? 230 : 300))
            elide: Text.ElideMiddle
            text: qsTr("%1 is done").arg(screen.info.fromName ?? "")
            px: 13
            color: Theme.text2
        }
    }

    Robot {
        id: hero

        x: Theme.px(540 + screen.mx)
        y: Theme.px(158 + screen.dy)
        seat: screen.seat
        mood: "wave"
        h: 350
        transformOrigin: Item.Bottom
        transform: Translate {
            y: Theme.px(60) * (1 - hero.risen)
        }

        property real risen: 1

        Component.onCompleted: {
            if (Theme.motion > 0)
                greeting.start();
        }

        SequentialAnimation {
            id: greeting

            NumberAnimation {
                target: hero
                property: "risen"
                from: 0
                to: 1
                duration: Theme.ms(400)
                easing.type: Easing.OutBack
                easing.overshoot: 1.2
            }
            // It waves once
            NumberAnimation {
                target: hero
                property: "rotation"
                to: 3
                duration: Theme.ms(130)
                easing.type: Easing.OutQuad
            }
            NumberAnimation {
                target: hero
                property: "rotation"
                to: -2
                duration: Theme.ms(180)
                easing.type: Easing.InOutQuad
            }
            NumberAnimation {
                target: hero
                property: "rotation"
                to: 0
                duration: Theme.ms(160)
                easing.type: Easing.OutQuad
            }
        }
    }

    Rectangle {
        x: Theme.px(806 + screen.mx)
        y: Theme.px(128 + screen.dy)
        width: speech.implicitWidth + Theme.px(44)
        height: Theme.px(64)
        radius: Theme.px(22)
        color: Theme.tile

        Soft {
            r: 22
            z: -1
        }

        Rectangle {
            x: Theme.px(26)
            y: Theme.px(50)
            width: Theme.px(24)
            height: width
            rotation: 45
            color: Theme.tile
        }

        Txt {
            id: speech

            anchors.centerIn: parent
            text: qsTr("My turn!")
            px: 22
            strong: true
            color: Theme.ink
        }
    }

    Txt {
        x: Theme.px(screen.tall ? 450 : 680) - width / 2
        y: Theme.px(558 + screen.dy)
        width: Math.min(implicitWidth, Theme.px(screen.tall ? 840 : 1160))
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.font(20)
        text: screen.title
        px: 34
        strong: true
        elide: Text.ElideRight
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    Txt {
        x: Theme.px(screen.tall ? 450 : 680) - width / 2
        y: Theme.px(606 + screen.dy)
        width: Math.min(implicitWidth, Theme.px(700))
        elide: Text.ElideMiddle
        text: qsTr("The table stays covered until %1 is here.").arg(screen.name)
        px: 14
        color: Theme.text2
    }

    Btn {
        objectName: "handover_ready"
        x: Theme.px(screen.tall ? 450 : 680) - width / 2
        y: Theme.px(640 + screen.dy)
        h: 52
        focus: true
        label: qsTr("I am %1").arg(screen.name)
        key: qsTr("Space")
        go: true
        px: 19
        pad: 44
        onActivated: screen.table.acceptHandover()
    }

    SinceList {
        x: Theme.px(screen.tall ? 250 : 944)
        y: Theme.px(screen.tall ? 900 : 250)
        width: Theme.px(screen.tall ? 400 : 304)
        visible: screen.since.length > 0
        turns: screen.since
    }

    Row {
        x: Theme.px(32)
        y: Theme.px(24)
        spacing: Theme.px(8)

        Chip {
            Txt {
                text: qsTr("Round %1").arg(screen.table.round)
                px: 13
                strong: true
            }
        }

        Chip {
            visible: leader.text !== ""

            Glyph {
                icon: "end"
                size: 14
                tone: "text2"
                anchors.verticalCenter: parent.verticalCenter
            }

            Txt {
                id: leader

                width: Math.min(implicitWidth, Theme.px(420))
                elide: Text.ElideMiddle
                text: screen.info.leaderText ?? ""
                px: 12
                color: Theme.text2
                anchors.verticalCenter: parent.verticalCenter
            }
        }
    }

    IconBtn {
        objectName: "handover_menu"
        x: Theme.px(screen.tall ? 828 : 1208)
        y: Theme.px(20)
        icon: "menu"
        s: 40
        label: qsTr("Menu")
        onActivated: screen.menuRequested()
    }
}
