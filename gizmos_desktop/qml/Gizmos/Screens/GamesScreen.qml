pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Ui

// All kept games: a list with a filter, the chosen one large beside it. Enter continues it or looks back at it, Del removes it.
ScreenStage {
    id: screen

    required property AppModel app
    required property GameFiles files
    readonly property GamesModel games: screen.app.games
    readonly property list<string> filters: ["", "progress", "finished", "damaged"]
    property string filter
    property var game: ({})

    objectName: "screen_games"
    title: qsTr("Games")
    upright: true
    readonly property real listW: screen.tall ? 836 : 760
    free: screen.tall ? Qt.rect(32, 1318, 836, 70) : Qt.rect(520, 8, 550, 70)
    Keys.onEscapePressed: screen.app.back()
    Component.onCompleted: screen.settle()

    function shows(index: int): bool {
        const row = screen.games.rows.get(index);
        return row.id !== undefined && (screen.filter === "" || row.status === screen.filter);
    }

    // The nearest line that is shown, from a place on in a direction; -1 if there is none.
    function next(from: int, by: int): int {
        for (let i = from; i >= 0 && i < screen.games.rows.count; i += by) {
            if (screen.shows(i))
                return i;
        }
        return -1;
    }

    function choose(index: int): void {
        if (index < 0)
            return;
        list.currentIndex = index;
        list.positionViewAtIndex(index, ListView.Contain);
        screen.look();
    }

    function look(): void {
        screen.game = screen.shows(list.currentIndex) ? screen.games.rows.get(list.currentIndex) : {};
    }

    // After the list or the filter has changed: a line that is shown is chosen, if there is one.
    function settle(): void {
        const at = Math.max(0, Math.min(list.currentIndex, screen.games.rows.count - 1));
        const to = screen.next(at, 1);
        screen.choose(to >= 0 ? to : screen.next(at, -1));
        screen.look();
        if (list.activeFocus)
            screen.refocus();
    }

    // What stands in place of the list.
    function nothing(): string {
        if (screen.games.problem !== "")
            return screen.games.problem;
        if (screen.games.count > 0)
            return qsTr("There are no such games.");
        if (screen.games.binned > 0)
            return qsTr("There are no games in the list. What you have removed is in the bin until it is emptied.");
        return qsTr("No games yet. Every game you play will stand here.");
    }

    function move(to: int, by: int): void {
        const index = screen.next(to, by);
        if (index < 0)
            return;
        screen.choose(index);
        Theme.keyboard = true;
        list.currentItem.forceActiveFocus(Qt.OtherFocusReason);
    }

    function refocus(): void {
        if (screen.game.id !== undefined)
            list.currentItem.forceActiveFocus(Qt.OtherFocusReason);
        else
            head.forceActiveFocus(Qt.OtherFocusReason);
    }

    function use(): void {
        if (screen.game.canContinue)
            screen.games.continueGame(screen.game.id);
        else if (screen.game.canReplay)
            screen.games.replay(screen.game.id);
    }

    Connections {
        target: screen.games

        function onCountChanged(): void {
            screen.settle();
        }
    }

    ScreenHead {
        id: head

        title: screen.title
        sub: qsTr("Every game is kept after each decision; nothing has to be saved.")
        w: screen.tall ? 836 : 1216
        backName: "games_back"
        onBackRequested: screen.app.back()
    }

    Btn {
        objectName: "games_import"
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(32)
        y: Theme.px(22)
        icon: "import"
        label: qsTr("Bring in a game…")
        onActivated: screen.files.bringIn(id => {
            for (let i = 0; i < screen.games.rows.count; ++i) {
                if (screen.games.rows.get(i).id === id) {
                    if (!screen.shows(i))
                        screen.filter = "";
                    screen.choose(i);
                }
            }
        })
    }

    Panel {
        x: Theme.px(32)
        y: Theme.px(84)
        width: Theme.px(screen.listW)
        height: Theme.px(604)
        r: 18

        Segment {
            x: Theme.px(16)
            y: Theme.px(16)
            label: qsTr("Which games are shown")
            items: [qsTr("All: %1").arg(screen.games.count), qsTr("In progress: %1").arg(screen.games.progress), qsTr("Finished: %1").arg(screen.games.finished), qsTr("Damaged: %1").arg(screen.games.damaged)]
            names: ["games_all", "games_progress", "games_finished", "games_damaged"]
            off: screen.games.damaged === 0 && screen.filter !== "damaged" ? [3] : []
            at: screen.filters.indexOf(screen.filter)
            onPicked: index => {
                screen.filter = screen.filters[index];
                screen.settle();
            }
        }

        ListView {
            id: list

            objectName: "games_list"
            focus: true
            x: Theme.px(16)
            y: Theme.px(76)
            width: Theme.px(screen.listW - 32)
            height: Theme.px(448)
            clip: true
            topMargin: Theme.px(4)
            bottomMargin: Theme.px(4)
            keyNavigationEnabled: false
            boundsBehavior: Flickable.StopAtBounds
            highlightFollowsCurrentItem: false
            model: screen.games.rows
            Accessible.role: Accessible.List
            Accessible.name: screen.title
            Keys.onUpPressed: screen.move(list.currentIndex - 1, -1)
            Keys.onDownPressed: screen.move(list.currentIndex + 1, 1)
            Keys.onDeletePressed: {
                if (screen.game.id !== undefined)
                    screen.games.remove(screen.game.id);
            }
            Keys.onPressed: event => {
                event.accepted = event.key === Qt.Key_Home || event.key === Qt.Key_End;
                if (event.key === Qt.Key_Home)
                    screen.move(0, 1);
                else if (event.key === Qt.Key_End)
                    screen.move(screen.games.rows.count - 1, -1);
            }

            delegate: FocusScope {
                id: place

                required property int index
                required property string status
                required property var model
                readonly property bool shown: screen.filter === "" || place.status === screen.filter

                width: list.width - Theme.px(20)
                height: place.shown ? Theme.px(96) : 0
                visible: place.shown

                GameLine {
                    objectName: "game_" + place.index
                    focus: true
                    x: Theme.px(4)
                    width: parent.width - x
                    index: place.index
                    status: place.status
                    names: place.model.names
                    sentence: place.model.sentence
                    points: place.model.points
                    date: place.model.date
                    seats: place.model.seats
                    picture: place.model.picture
                    assisted: place.model.assisted
                    branch: place.model.branch
                    recovered: place.model.recovered
                    chosen: place.ListView.isCurrentItem
                    activeFocusOnTab: chosen || activeFocus
                    onActivated: {
                        if (chosen && Theme.keyboard)
                            screen.use();
                        else
                            screen.choose(index);
                    }
                }
            }
        }

        ScrollBar {
            flick: list
        }

        Txt {
            objectName: "games_nothing"
            anchors.centerIn: list
            width: Math.min(implicitWidth, list.width - Theme.px(40))
            visible: screen.game.id === undefined || screen.games.problem !== ""
            text: screen.nothing()
            px: 15
            color: Theme.text2
            wrapMode: Text.WordWrap
            horizontalAlignment: Text.AlignHCenter
        }

        Item {
            x: Theme.px(16)
            y: Theme.px(536)
            width: Theme.px(screen.listW - 32)
            height: Theme.px(52)

            Txt {
                width: parent.width - Theme.px(300)
                height: parent.height
                text: screen.games.removed
                px: 14
                elide: Text.ElideRight
                Accessible.role: Accessible.AlertMessage
            }

            Row {
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.px(8)

                Btn {
                    objectName: "games_undo"
                    visible: screen.games.removed !== ""
                    icon: "undo"
                    label: qsTr("Take it back")
                    primary: true
                    px: 14
                    onActivated: screen.games.undoRemove()
                }

                Btn {
                    objectName: "games_empty_bin"
                    visible: screen.games.binned > 0
                    icon: "trash"
                    px: 14
                    label: qsTr("Empty the bin…")
                    onActivated: empty.open = true
                }
            }
        }
    }

    GameDetails {
        x: Theme.px(screen.tall ? 230 : 808)
        y: Theme.px(screen.tall ? 704 : 84)
        width: Theme.px(440)
        height: Theme.px(604)
        game: screen.game
        onContinueRequested: screen.games.continueGame(gameId)
        onReplayRequested: screen.games.replay(gameId)
        onResultRequested: screen.games.showResult(gameId)
        onCopyRequested: screen.files.saveCopy(gameId, screen.game.fileName)
        onReportRequested: screen.files.report(gameId)
        onRemoveRequested: screen.games.remove(gameId)
    }

    over: ConfirmDialog {
        id: empty

        anchors.fill: parent
        ground: screen.board
        question: qsTr("Empty the bin?")
        detail: qsTr("The games that you have removed are gone for good then.")
        yes: qsTr("Empty the bin")
        no: qsTr("Keep them")
        onConfirmed: {
            open = false;
            screen.games.emptyBin();
            screen.refocus(); // the button has gone
        }
        onClosed: open = false
    }
}
