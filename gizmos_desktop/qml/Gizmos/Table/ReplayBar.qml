pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Ui

// In place of the action bar while a game is looked at: whose seat it is seen from, what moment it is, the way through it.
Panel {
    id: bar

    readonly property bool tall: Theme.tall // in two lines
    readonly property real lineY: tall ? Theme.px(76) : height / 2
    readonly property real headY: tall ? Theme.px(27) : height / 2
    required property ReplayModel replay
    required property TableModel table

    signal branchRequested
    signal reviewRequested
    signal resultRequested

    readonly property Item playButton: play
    readonly property list<Item> areas: [ways, slide, seats]
    readonly property var speeds: [["slow", qsTr("Slow")], ["normal", qsTr("Normal")], ["fast", qsTr("Fast")]]
    readonly property int speedAt: Math.max(0, speeds.findIndex(each => each[0] === replay.speed))

    function toggle(): void {
        if (replay.playing)
            replay.pause();
        else
            replay.play();
    }

    r: 16
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Replay")

    Row {
        id: seats

        x: Theme.px(8)
        y: Theme.snap(bar.headY - height / 2)
        spacing: Theme.px(4)

        Repeater {
            model: bar.replay.seats

            Usable {
                id: seat

                required property var modelData

                objectName: "replay_seat_" + modelData.seat
                width: Theme.px(40)
                height: Theme.px(40)
                r: 12
                reach: 2
                ringGap: 2
                label: qsTr("Look from the seat of %1").arg(modelData.name)
                chosen: modelData.seat === bar.replay.viewer
                onActivated: bar.replay.lookFrom(modelData.seat)

                Rectangle {
                    anchors.fill: parent
                    radius: Theme.px(12)
                    color: seat.chosen ? Theme.goSoft : seat.hovered ? Theme.panelHi : "transparent"
                    border.width: seat.chosen ? Theme.px(2) : 0
                    border.color: Theme.go
                }
                Avatar {
                    anchors.centerIn: parent
                    seat: seat.modelData.seat
                    s: 32
                }
                Tip {
                    target: seat
                    text: seat.asked ? seat.label : ""
                }
            }
        }
    }
    Count {
        id: score

        x: seats.x + seats.width + Theme.px(10)
        y: Theme.snap(bar.headY - height / 2)
        icon: "vp"
        main: true
        size: 18
        px: 19
        value: bar.table.own.score
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("%n point(s)", "", bar.table.own.score)
    }
    Rectangle {
        id: rule

        x: score.x + score.width + Theme.px(12)
        y: Theme.px(10)
        width: 1
        height: Theme.px(32)
        color: Theme.line
    }
    Column {
        id: moment

        x: rule.x + Theme.px(12)
        width: (bar.tall ? bar.width : slide.x) - x - Theme.px(12)
        y: Theme.snap(bar.headY - height / 2)
        spacing: -Theme.px(line.lineCount > 1 ? 3 : 1)

        Txt {
            width: parent.width
            text: bar.replay.title
            px: Theme.japanese || line.lineCount > 1 ? 14 : 16
            strong: true
            elide: Text.ElideRight
        }
        Txt {
            id: line

            width: parent.width
            text: bar.replay.line
            px: 12
            color: Theme.text2
            wrapMode: Text.Wrap
            maximumLineCount: 2
            lineHeight: 0.9
            elide: Text.ElideRight
            HoverHandler {
                id: overLine
            }
            Tip {
                target: line
                text: overLine.hovered && line.truncated ? bar.replay.line : ""
            }
        }
    }
    Slide {
        id: slide

        objectName: "replay_slide"
        x: ways.x - width - Theme.px(14)
        y: Theme.snap(bar.lineY - height / 2)
        // The buttons of a finished game leave it less room
        width: bar.tall ? ways.x - Theme.px(30) : Theme.px(bar.replay.running ? 210 : 150)
        from: 0
        to: Math.max(1, bar.replay.count)
        step: 1
        value: bar.replay.position
        marks: bar.replay.rounds.map(each => each.position)
        label: qsTr("Moment of the game, by rounds")
        onMoved: value => bar.replay.jump(Math.round(value))
        Accessible.description: bar.replay.title
    }
    Row {
        id: ways

        x: bar.width - width - Theme.px(8)
        y: Theme.snap(bar.lineY - height / 2)
        spacing: Theme.px(4)

        IconBtn {
            objectName: "replay_turn_back"
            s: 40
            icon: "prev"
            label: qsTr("One turn back (Ctrl+←)")
            usable: bar.replay.position > 0
            why: qsTr("This is the beginning.")
            onActivated: bar.replay.turn(-1)
        }
        IconBtn {
            objectName: "replay_back"
            s: 40
            icon: "back"
            label: qsTr("One step back (,)")
            usable: bar.replay.position > 0
            why: qsTr("This is the beginning.")
            onActivated: bar.replay.step(-1)
        }
        IconBtn {
            id: play

            objectName: "replay_play"
            s: 40
            icon: bar.replay.playing ? "pause" : "play"
            label: bar.replay.playing ? qsTr("Pause") : qsTr("Play")
            chosen: bar.replay.playing
            usable: bar.replay.count > 0
            why: qsTr("Nothing has happened in this game yet.")
            onActivated: bar.toggle()
        }
        IconBtn {
            objectName: "replay_forward"
            s: 40
            icon: "fwd"
            label: qsTr("One step on (.)")
            usable: bar.replay.position < bar.replay.count
            why: qsTr("This is the last moment.")
            onActivated: bar.replay.step(1)
        }
        IconBtn {
            objectName: "replay_turn_forward"
            s: 40
            icon: "skip"
            label: qsTr("One turn on (Ctrl+→)")
            usable: bar.replay.position < bar.replay.count
            why: qsTr("This is the last moment.")
            onActivated: bar.replay.turn(1)
        }
        Btn {
            id: speed

            objectName: "replay_speed"
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(78)
            px: Theme.japanese ? 12 : 13
            pad: 12
            label: bar.speeds[bar.speedAt][1]
            hint: qsTr("Speed of the replay")
            repeats: true
            onActivated: bar.replay.speed = bar.speeds[(bar.speedAt + 1) % 3][0]
        }
        IconBtn {
            objectName: "replay_result"
            visible: !bar.replay.running
            s: 40
            icon: "trophy"
            label: qsTr("Result of the game")
            onActivated: bar.resultRequested()
        }
        IconBtn {
            objectName: "replay_review"
            visible: !bar.replay.running
            s: 40
            icon: "chart"
            label: qsTr("Review of the game")
            onActivated: bar.reviewRequested()
        }
        Btn {
            id: branch

            objectName: "replay_branch"
            anchors.verticalCenter: parent.verticalCenter
            px: Theme.japanese ? 12 : 14
            pad: 20
            icon: "play"
            label: qsTr("Play on from here")
            go: true
            usable: bar.replay.canBranch
            why: bar.replay.branchWhy
            onActivated: bar.branchRequested()
        }
        IconBtn {
            id: leave

            objectName: "replay_leave"
            anchors.verticalCenter: parent.verticalCenter
            s: 40
            icon: "close"
            label: qsTr("Leave the replay (Esc)")
            onActivated: bar.replay.leave()
        }
    }
}
