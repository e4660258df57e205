pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Ui

// What has been won by whom: the persons in a list, the chosen one in figures and bars; computers among themselves at the end.
ScreenStage {
    id: screen

    required property AppModel app
    required property GameFiles files
    readonly property StatisticsModel statistics: screen.app.statistics
    readonly property string robots: " computers" // no person has a name that begins with a space
    readonly property bool any: tabs.tabs.length > 0
    property int stamp: 0
    property string chosen

    objectName: "screen_statistics"
    title: qsTr("Statistics")
    upright: true
    Keys.onEscapePressed: screen.app.back()

    function lines(): var {
        const found = [];
        for (let i = 0; i < screen.statistics.players.count; ++i) {
            const row = screen.statistics.players.get(i);
            found.push({
                id: row.name,
                label: row.name,
                sub: row.winText,
                icon: "person"
            });
        }
        if (screen.statistics.computers.count > 0)
            found.push({
                id: screen.robots,
                label: qsTr("Computers"),
                sub: qsTr("among themselves"),
                icon: "gizmo"
            });
        return found;
    }

    Connections {
        target: screen.statistics

        function onSummaryChanged(): void {
            screen.stamp += 1;
        }
    }

    ScreenHead {
        title: screen.title
        sub: screen.statistics.summary
        w: screen.tall ? 836 : 1216
        backName: "statistics_back"
        onBackRequested: screen.app.back()
    }

    Row {
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(32)
        y: Theme.px(22)
        spacing: Theme.px(8)

        Btn {
            objectName: "statistics_export"
            icon: "export"
            label: qsTr("Save as a table…")
            usable: screen.any
            why: qsTr("There is nothing to be saved yet.")
            onActivated: screen.files.saveStatistics()
        }

        Btn {
            objectName: "statistics_clear"
            icon: "trash"
            label: qsTr("Clear")
            usable: screen.any
            why: qsTr("There is nothing to be cleared.")
            onActivated: {
                screen.statistics.clear();
                undo.take();
            }
        }
    }

    Panel {
        x: Theme.px(32)
        y: Theme.px(84)
        width: Theme.px(screen.tall ? 836 : 264)
        height: Theme.px(screen.tall ? 320 : 604)
        r: 18
        visible: screen.any

        SideTabs {
            id: tabs

            anchors.fill: parent
            focus: true
            prefix: "statistics_tab_"
            tabs: screen.stamp >= 0 ? screen.lines() : []
            at: screen.chosen
            onPicked: id => screen.chosen = id
        }
    }

    Panel {
        x: Theme.px(screen.tall ? 32 : 312)
        y: Theme.px(screen.tall ? 420 : 84)
        width: Theme.px(screen.tall ? 836 : 936)
        height: Theme.px(screen.tall ? 760 : 604)
        r: 18
        visible: screen.any

        PlayerSheet {
            anchors.fill: parent
            visible: tabs.place < screen.statistics.players.count
            player: screen.stamp >= 0 ? screen.statistics.players.get(tabs.place) : {}
        }

        ComputerSheet {
            anchors.fill: parent
            visible: !(tabs.place < screen.statistics.players.count)
            rows: screen.statistics.computers
        }
    }

    Column {
        anchors.centerIn: parent
        visible: !screen.any
        spacing: Theme.px(20)

        LevelBot {
            anchors.horizontalCenter: parent.horizontalCenter
            size: 120
            level: 3
        }

        Txt {
            anchors.horizontalCenter: parent.horizontalCenter
            text: screen.statistics.cleared ? qsTr("The statistics are cleared. They are gone for good when you leave this screen.") : screen.statistics.summary
            px: 16
        }

        Btn {
            id: undo

            objectName: "statistics_undo"
            anchors.horizontalCenter: parent.horizontalCenter
            visible: screen.statistics.cleared
            h: 48
            icon: "undo"
            label: qsTr("Bring them back")
            primary: true
            onActivated: {
                screen.statistics.undoClear();
                tabs.forceActiveFocus(Qt.OtherFocusReason);
            }
        }
    }

    Txt {
        x: Theme.px(34)
        y: Theme.px(screen.tall ? 1196 : 692)
        width: Theme.px(screen.tall ? 832 : 1212)
        text: screen.statistics.problem
        px: 13
        elide: Text.ElideRight
        Accessible.role: Accessible.AlertMessage
    }
}
