pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Ui

// The end of a game: podium, score sheet, what to do next.
ScreenStage {
    id: screen

    required property AppModel app
    readonly property ResultModel result: screen.app.result

    objectName: "screen_end"
    title: screen.result.winnerText
    upright: true
    free: screen.tall ? Qt.rect(40, 88, 820, 56) : Qt.rect(40, 88, 540, 56)
    // A key that was meant for the table does nothing here
    readonly property bool guarded: guard.running
    Keys.onEscapePressed: event => {
        if (!screen.guarded && !event.isAutoRepeat)
            screen.app.leaveResult();
    }

    Timer {
        id: guard

        interval: 1000
        running: true
    }

    Txt {
        x: Theme.px(40)
        y: Theme.px(20)
        width: Theme.px(screen.tall ? 820 : 548)
        text: screen.result.winnerText
        px: 34
        strong: true
        elide: Text.ElideMiddle // who, and that he has won
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.font(22)
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    Txt {
        x: Theme.px(42)
        y: Theme.px(66)
        width: Theme.px(screen.tall ? 820 : 540)
        text: screen.result.subText
        px: 14
        color: Theme.text2
        elide: Text.ElideRight
    }

    Podium {
        x: Theme.px(screen.tall ? 170 : 24)
        y: Theme.px(screen.tall ? 130 : 110)
        rows: screen.result.rows
    }

    ScoreSheet {
        focus: true
        closed: screen.guarded
        summary: Names.sentences([screen.result.winnerText, screen.result.subText])
        x: Theme.px(screen.tall ? 124 : 604)
        y: Theme.px(screen.tall ? 664 : 32)
        rows: screen.result.rows
        winner: screen.result.winner
        note: screen.result.tieText
    }

    Row {
        x: Theme.px(screen.tall ? 124 : 40)
        y: Theme.px(screen.tall ? 1338 : 648)
        spacing: Theme.px(10)

        Btn {
            objectName: "end_start"
            h: 50
            label: screen.app.replay.active ? qsTr("Back") : qsTr("Start screen")
            icon: "back"
            onActivated: screen.app.leaveResult()
        }

        Btn {
            objectName: "end_quit"
            h: 50
            label: qsTr("Quit")
            icon: "door"
            onActivated: screen.app.quit()
        }

        Btn {
            objectName: "end_replay"
            h: 50
            label: qsTr("Look back")
            icon: "eye"
            onActivated: screen.app.replayGame()
        }

        Btn {
            objectName: "end_review"
            h: 50
            label: qsTr("Review")
            icon: "chart"
            tip: qsTr("How the chances went, where the game turned, what would have been better.")
            onActivated: screen.app.reviewGame()
        }

        Txt {
            height: Theme.px(50)
            leftPadding: Theme.px(8)
            verticalAlignment: Text.AlignVCenter
            text: qsTr("Deal %1").arg(screen.result.seed)
            px: 12
            color: Theme.text2
        }
    }

    Row {
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(screen.tall ? 124 : 24)
        y: Theme.px(screen.tall ? 1276 : 648)
        spacing: Theme.px(10)

        Btn {
            objectName: "end_setup"
            h: 50
            px: 17
            pad: 26
            label: qsTr("Change seats")
            icon: "person"
            onActivated: screen.app.changeSeats()
        }

        Btn {
            objectName: "end_same"
            h: 50
            px: 17
            pad: 26
            label: qsTr("Same deal again")
            icon: "redo"
            onActivated: screen.app.sameDeal()
        }

        Btn {
            objectName: "end_again"
            h: 50
            px: 17
            pad: 26
            go: true
            label: qsTr("Play again")
            icon: "play"
            onActivated: screen.app.playAgain()
        }
    }
}
