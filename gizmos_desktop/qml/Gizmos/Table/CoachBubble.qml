pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Ui

// What the guided game says now: a title, one or two sentences, what to do, and the ways on and back.
Panel {
    id: bubble

    required property LessonModel lesson
    readonly property bool usable: true // it takes presses
    property bool wide: false
    property string side: "" // which side points at something: left right top bottom, "" for none
    property real at: 0 // where along that side

    signal leaveRequested

    readonly property real inner: width - Theme.px(32)

    // The keyboard comes in: to what goes on.
    readonly property Btn entry: go

    width: Theme.px(wide ? 620 : Theme.japanese ? 392 : 352)
    height: body.y + body.height + Theme.px(8) + foot.height + Theme.px(12)
    r: 16
    depth: 2.2
    Accessible.role: Accessible.Dialog
    Accessible.name: lesson.title
    Accessible.description: Names.sentences([lesson.progress, lesson.refusal !== "" ? lesson.refusal : lesson.text, lesson.task])

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(16)
        color: "transparent"
        border.width: Theme.px(2)
        border.color: Theme.go
    }
    // It lies over the table: presses do not fall through
    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        acceptedButtons: Qt.AllButtons
        onWheel: wheel => wheel.accepted = true
    }
    BubblePointer {
        side: bubble.side
        at: bubble.at
    }
    Rectangle {
        x: Theme.px(12)
        y: Theme.px(12)
        width: Theme.px(44)
        height: width
        radius: Theme.px(13)
        color: Theme.goSoft
        LevelBot {
            anchors.centerIn: parent
            level: 2
            size: 40
        }
    }
    Txt {
        id: head

        x: Theme.px(68)
        y: Theme.px(11)
        width: closer.x - x - Theme.px(6)
        height: Theme.px(26)
        text: bubble.lesson.title
        px: Theme.japanese ? 16 : 18
        strong: true
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.font(13)
        elide: Text.ElideRight
        Accessible.role: Accessible.Heading
    }
    // How far it has come
    Row {
        x: Theme.px(68)
        y: Theme.px(43)
        spacing: Theme.px(5)
        Accessible.role: Accessible.StaticText
        Accessible.name: bubble.lesson.progress
        Repeater {
            model: bubble.lesson.parts
            Rectangle {
                required property int index
                readonly property bool now: index + 1 === bubble.lesson.part
                width: Theme.px(now ? 20 : 8)
                height: Theme.px(8)
                radius: height / 2
                color: index + 1 <= bubble.lesson.part ? Theme.go : "transparent"
                border.width: index + 1 <= bubble.lesson.part ? 0 : Theme.px(1.5)
                border.color: Theme.text2
            }
        }
    }
    IconBtn {
        id: closer

        objectName: "coach_close"
        x: bubble.width - width - Theme.px(10)
        y: Theme.px(10)
        s: 32
        icon: "close"
        label: qsTr("Leave the guided game")
        onActivated: bubble.leaveRequested()
    }
    Column {
        id: body

        x: Theme.px(16)
        y: Theme.px(66)
        width: bubble.inner
        spacing: Theme.px(10)

        Row {
            width: parent.width
            spacing: Theme.px(8)
            Glyph {
                id: mark
                visible: bubble.lesson.refusal !== ""
                y: Theme.px(1)
                icon: "info"
                size: 18
                tone: "text"
            }
            Txt {
                objectName: "coach_text"
                width: parent.width - (mark.visible ? mark.width + Theme.px(8) : 0)
                text: bubble.lesson.refusal !== "" ? bubble.lesson.refusal : bubble.lesson.text
                px: Theme.japanese ? 14 : 15
                wrapMode: Text.Wrap
                Accessible.role: bubble.lesson.refusal !== "" ? Accessible.AlertMessage : Accessible.StaticText
            }
        }
        Rectangle {
            width: parent.width
            height: task.height + Theme.px(14)
            visible: bubble.lesson.task !== ""
            radius: Theme.px(11)
            color: Theme.goSoft
            Glyph {
                x: Theme.px(11)
                anchors.verticalCenter: parent.verticalCenter
                icon: "play"
                size: 15
                tone: "text"
            }
            Txt {
                id: task
                objectName: "coach_task"
                x: Theme.px(34)
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - x - Theme.px(11)
                text: bubble.lesson.task
                px: Theme.japanese ? 13 : 15
                strong: true
                wrapMode: Text.Wrap
            }
        }
    }
    Item {
        id: foot

        x: Theme.px(12)
        y: body.y + body.height + Theme.px(12)
        width: bubble.width - Theme.px(24)
        height: Theme.px(36)

        IconBtn {
            id: back
            objectName: "coach_back"
            visible: bubble.lesson.canBack
            s: 36
            icon: "back"
            label: qsTr("Back")
            onActivated: bubble.lesson.back()
        }
        Btn {
            id: skip
            objectName: "coach_skip"
            visible: bubble.lesson.canSkip
            x: back.visible ? back.width + Theme.px(8) : 0
            width: Math.min(implicitWidth, go.x - x - Theme.px(8))
            h: 36
            px: Theme.japanese ? 12 : 14
            pad: 20
            label: qsTr("Skip part")
            tip: qsTr("Leaves out this part: what happens in it is done by itself.")
            onActivated: bubble.lesson.skip()
        }
        Btn {
            id: leave
            objectName: "coach_leave"
            visible: bubble.lesson.last
            x: skip.x
            width: Math.min(implicitWidth, go.x - x - Theme.px(8))
            h: 36
            px: Theme.japanese ? 12 : 14
            pad: 20
            label: qsTr("Start screen")
            onActivated: bubble.leaveRequested()
        }
        Btn {
            id: go
            objectName: "coach_next"
            x: parent.width - width
            width: Math.min(implicitWidth, Theme.px(bubble.wide ? 300 : 190))
            h: 36
            px: Theme.japanese ? 13 : 15
            pad: 26
            go: !bubble.lesson.decides
            icon: bubble.lesson.decides ? "" : "fwd"
            label: bubble.lesson.last ? qsTr("Play a game") : bubble.lesson.nextLabel
            tip: bubble.lesson.decides ? qsTr("Does it for you, and goes on.") : ""
            onActivated: bubble.lesson.next()
        }
    }
}
