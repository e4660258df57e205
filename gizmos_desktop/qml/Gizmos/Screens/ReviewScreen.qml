pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Ui

// The review of a game that is over: the curve of the chances, where it turned, and what each decision of a seat gave away. All of
// it leads to the moment in the replay, from where it can be played on.
ScreenStage {
    id: screen

    required property AppModel app
    readonly property ReviewModel review: screen.app.review
    readonly property bool shows: screen.review.curve.length > 0

    objectName: "screen_review"
    title: qsTr("Review")
    upright: true
    free: screen.tall ? Qt.rect(32, 1328, 836, 60) : Qt.rect(300, 8, 680, 68)
    Keys.onEscapePressed: screen.review.leave()

    // The review has been made, or has failed: the focus goes where it can be used.
    function settle(): void {
        if (screen.review.phase === "ready" && screen.shows)
            curveLoader.forceActiveFocus(Qt.OtherFocusReason);
        else if (screen.review.phase === "failed")
            again.forceActiveFocus(Qt.OtherFocusReason);
    }
    function move(to: int): void {
        if (to < 0 || to >= list.count)
            return;
        Theme.keyboard = true;
        list.currentIndex = to;
        list.positionViewAtIndex(to, ListView.Contain);
        list.currentItem.forceActiveFocus(Qt.OtherFocusReason);
    }

    Connections {
        target: screen.review

        function onPhaseChanged(): void {
            Says.say(screen, screen.review.text);
            Qt.callLater(screen.settle);
        }
    }
    ScreenHead {
        id: head

        keep: again.visible ? again.width / Theme.u + 12 : 0
        title: screen.review.title
        sub: screen.review.text
        w: screen.tall ? 836 : 1216
        backName: "review_back"
        onBackRequested: screen.review.leave()
    }
    Btn {
        id: again

        objectName: "review_again"
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(32)
        y: Theme.px(22)
        visible: screen.review.phase === "failed" || screen.review.partial
        icon: "redo"
        label: screen.review.partial ? qsTr("Review the whole game") : qsTr("Try again")
        onActivated: {
            screen.review.start();
            stop.take();
        }
    }
    Panel {
        x: Theme.px(32)
        y: Theme.px(84)
        width: Theme.px(screen.tall ? 836 : 1216)
        height: Theme.px(screen.shows ? 284 : 612)
        r: 18

        Loader {
            id: curveLoader

            anchors.fill: parent
            anchors.margins: Theme.px(8)
            focus: true
            active: screen.shows
            sourceComponent: ChanceCurve {
                objectName: "review_curve"
                focus: true
                curve: screen.review.curve
                seats: screen.review.seats
                shown: screen.review.shownSeat
                turning: screen.review.turning
                onMomentChosen: position => screen.review.jump(position)
            }
        }
        Column {
            anchors.centerIn: parent
            visible: screen.review.phase === "working"
            spacing: Theme.px(18)

            Txt {
                anchors.horizontalCenter: parent.horizontalCenter
                text: screen.review.text
                px: 16
            }
            Rectangle {
                width: Theme.px(520)
                height: Theme.px(10)
                radius: height / 2
                color: Theme.panelLo
                Accessible.role: Accessible.ProgressBar
                Accessible.name: screen.review.text

                Rectangle {
                    width: Math.max(parent.height, parent.width * screen.review.done / Math.max(1, screen.review.count))
                    height: parent.height
                    radius: height / 2
                    color: Theme.go
                }
            }
            Btn {
                id: stop

                objectName: "review_stop"
                anchors.horizontalCenter: parent.horizontalCenter
                focus: screen.review.phase === "working"
                h: 48
                icon: "close"
                label: qsTr("Stop here")
                tip: qsTr("What has been found so far is shown.")
                onActivated: screen.review.stop()
            }
        }
        Txt {
            anchors.centerIn: parent
            visible: !screen.shows && screen.review.phase !== "working"
            text: screen.review.phase === "failed" ? screen.review.text : qsTr("Too little was thought over to show a curve.")
            px: 16
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
        Chip {
            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.px(8)
            visible: moment.text !== ""

            Txt {
                id: moment

                anchors.verticalCenter: parent.verticalCenter
                text: (curveLoader.item as ChanceCurve)?.at >= 0 ? (curveLoader.item as ChanceCurve).hint : ""
                px: 13
            }
        }
    }
    Txt {
        x: Theme.px(36)
        y: Theme.px(380)
        visible: screen.shows
        text: screen.review.turning.count > 0 ? qsTr("Where the game turned") : qsTr("The game turned nowhere at once.")
        px: 16
        strong: true
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Column {
        x: Theme.px(32)
        y: Theme.px(408)
        visible: screen.shows
        spacing: Theme.px(8)

        Repeater {
            model: screen.review.turning

            TurningTile {
                required property int position
                required property int index

                objectName: "review_turn_" + index
                width: Theme.px(screen.tall ? 836 : 600)
                onActivated: screen.review.jump(position)
            }
        }
    }
    Panel {
        x: Theme.px(screen.tall ? 32 : 648)
        y: Theme.px(screen.tall ? 712 : 380)
        width: Theme.px(screen.tall ? 836 : 600)
        height: Theme.px(screen.tall ? 608 : 316)
        r: 18
        visible: screen.shows

        Segment {
            id: who

            x: Theme.px(12)
            y: Theme.px(10)
            px: 13
            label: qsTr("Whose decisions are shown")
            items: screen.review.seats.map(each => each.name)
            names: screen.review.seats.map(each => "review_seat_" + each.seat)
            at: screen.review.shownSeat
            onPicked: index => screen.review.showSeat(index)
        }
        Txt {
            x: who.x + who.width + Theme.px(14)
            y: Theme.px(10)
            width: parent.width - x - Theme.px(16)
            height: Theme.px(44)
            verticalAlignment: Text.AlignVCenter
            text: screen.review.summary
            px: 12
            color: Theme.text2
            wrapMode: Text.WordWrap
            maximumLineCount: 2
            elide: Text.ElideRight
        }
        ListView {
            id: list

            objectName: "review_list"
            x: Theme.px(10)
            y: Theme.px(62)
            width: parent.width - Theme.px(18)
            height: parent.height - Theme.px(72)
            clip: true
            topMargin: Theme.px(2)
            keyNavigationEnabled: false
            boundsBehavior: Flickable.StopAtBounds
            highlightFollowsCurrentItem: false
            model: screen.review.losses
            Accessible.role: Accessible.List
            Accessible.name: qsTr("What each decision gave away")
            Keys.onUpPressed: screen.move(list.currentIndex - 1)
            Keys.onDownPressed: screen.move(list.currentIndex + 1)
            Keys.onPressed: event => {
                event.accepted = event.key === Qt.Key_Home || event.key === Qt.Key_End;
                if (event.accepted)
                    screen.move(event.key === Qt.Key_Home ? 0 : list.count - 1);
            }

            delegate: LossLine {
                required property int position
                required property int index

                objectName: "review_loss_" + index
                width: list.width - Theme.px(22)
                activeFocusOnTab: index === Math.max(0, list.currentIndex)
                onActivated: screen.review.jump(position)
                onActiveFocusChanged: {
                    if (activeFocus)
                        list.currentIndex = index;
                }
            }
        }
        ScrollBar {
            flick: list
        }
    }
}
