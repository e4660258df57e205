pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Book
import Gizmos.Models
import Gizmos.Screens
import Gizmos.Table
import Gizmos.Ui

// The window: it sets the scale, shows one screen at a time, and owns what all screens share (help, about, notices, full screen).
Window {
    id: root

    required property AppModel app
    readonly property bool handover: root.app.screen === "table" && root.app.table.mode === "handover"
    // The screen that was shown before the present one
    property string before
    property string present: "start"
    // How large each of the two designs would be in this window; the larger one is taken
    readonly property real wideFit: Math.min(root.width / 1280, root.height / 720)
    readonly property real tallFit: Math.min(root.width / 900, root.height / 1400)
    readonly property bool tall: root.tallFit > root.wideFit
    readonly property bool sheetOpen: help.open || about.open || pause.open || files.open || lost.open

    width: 1280
    height: 720
    // A window that is taller than wide may be narrow
    minimumWidth: root.height < 840 ? 960 : 580
    minimumHeight: 540
    visible: true
    title: qsTr("Gizmos")
    color: Theme.backBot
    // What could not be saved is not lost without a word.
    onClosing: close => close.accepted = root.app.quitting.may()
    onHandoverChanged: {
        if (!root.handover && pause.open)
            root.closeSheet(pause);
    }

    Connections {
        target: root.app

        function onScreenChanged(): void {
            root.before = root.present;
            root.present = root.app.screen;
        }
    }

    Connections {
        target: Sounds

        function onWanted(name: string): void {
            root.app.sound.play(name);
        }
    }

    Binding {
        target: Theme
        property: "u"
        value: (root.tall ? root.tallFit : root.wideFit) * root.app.settings.scale
    }

    Binding {
        target: Theme
        property: "tall"
        value: root.tall
    }

    Binding {
        target: Theme
        property: "dark"
        value: root.app.settings.dark
    }

    Binding {
        target: Theme
        property: "japanese"
        value: root.app.settings.spokenLanguage === "ja"
    }

    Binding {
        target: Theme
        property: "cut"
        value: keys.larger
    }

    Binding {
        target: Theme
        property: "motion"
        value: root.app.settings.motion
    }

    Binding {
        target: Theme
        property: "dpr"
        value: root.Screen.devicePixelRatio
    }

    Component.onCompleted: Theme.settle = 120

    function toggleFullScreen(): void {
        root.visibility = root.visibility === Window.FullScreen ? Window.Windowed : Window.FullScreen;
    }

    function openSheet(sheet: DialogFrame): void {
        if (!root.sheetOpen)
            sheet.open = true;
    }

    // A sheet gives the focus back to where it was, if that is still there.
    function closeSheet(sheet: DialogFrame): void {
        sheet.open = false;
        root.refocus();
    }

    function refocus(): void {
        if (!root.activeFocusItem || root.activeFocusItem === keys)
            root.focusScreen();
    }

    // What the rules are asked about a thing on the table; "" if it is none, or something lies over it.
    function topicOf(thing: Item): string {
        const table = root.sheetOpen || root.handover ? null : screens.item as TableScreen;
        return table && thing ? table.topics.of(thing) : "";
    }

    // The card that is shown large on the table, or null.
    function largeCard(): Item {
        const table = screens.item as TableScreen;
        return table && table.topics.spot.shown ? table.topics.spot.tile : null;
    }

    // F1: what the rules say about the thing under the mouse, the card shown large, or the thing with the focus; help where they say nothing.
    function explain(): void {
        const table = screens.item as TableScreen;
        const pointed = table && Tips.pointing ? root.topicOf(table.topics.under(table)) : "";
        const topic = pointed || root.topicOf(Tips.target) || root.topicOf(root.largeCard()) || root.topicOf(root.activeFocusItem);
        if (topic === "")
            root.openSheet(help);
        else
            root.app.explain(topic);
    }

    // Every screen says where a message is in nobody's way.
    function noticeRoom(): rect {
        const item = root.handover ? handoverLoader.item : screens.item;
        const table = item as TableScreen;
        if (table)
            return table.noticeRoom;
        const stage = item as ScreenStage;
        return stage ? stage.noticeRoom : Qt.rect(0, 0, root.width, Theme.px(52));
    }

    function focusScreen(): void {
        const item = root.handover ? handoverLoader.item : screens.item;
        (item as Item)?.forceActiveFocus(Qt.OtherFocusReason);
    }

    Magnifier {
        id: keys

        anchors.fill: parent
        focus: true
        leastWidth: (root.tall ? 900 : 1280) * Theme.u
        leastHeight: (root.tall ? 1400 : 720) * Theme.u
        Keys.onShortcutOverride: event => {
            Theme.keyboard = true;
            if ([Qt.Key_Tab, Qt.Key_Backtab, Qt.Key_Left, Qt.Key_Right, Qt.Key_Up, Qt.Key_Down].indexOf(event.key) >= 0)
                Tips.walk();
            event.accepted = false;
        }
        Keys.onPressed: event => {
            event.accepted = true;
            if (event.key === Qt.Key_F1)
                root.explain();
            else if (event.text === "?")
                root.openSheet(help);
            else if (event.key === Qt.Key_F11)
                root.toggleFullScreen();
            else if (event.key === Qt.Key_M && event.modifiers === Qt.ControlModifier)
                root.app.sound.toggle();
            else
                event.accepted = false;
        }

        HoverHandler {
            onPointChanged: Tips.move(point.scenePosition)
        }

        Backdrop {}

        Ahead {}

        FocusScope {
            id: ground

            anchors.fill: parent
            focus: true

            Loader {
                id: screens

                anchors.fill: parent
                focus: !root.handover
                visible: !root.handover
                enabled: !root.handover
                sourceComponent: {
                    switch (root.app.screen) {
                    case "setup":
                        return setupScreen;
                    case "table":
                        return tableScreen;
                    case "end":
                        return endScreen;
                    case "review":
                        return reviewScreen;
                    case "games":
                        return gamesScreen;
                    case "settings":
                        return settingsScreen;
                    case "statistics":
                        return statisticsScreen;
                    case "rules":
                        return rulesScreen;
                    case "gallery":
                        return galleryScreen;
                    default:
                        return startScreen;
                    }
                }
                onLoaded: {
                    keys.begin();
                    root.focusScreen();
                }
            }

            Loader {
                id: handoverLoader

                anchors.fill: parent
                active: root.handover
                focus: root.handover
                sourceComponent: handoverScreen
                onActiveChanged: root.focusScreen()
                onLoaded: root.focusScreen()
            }
        }

        NoticeBar {
            id: notice

            text: root.app.notice
            kind: root.app.noticeKind
            room: root.noticeRoom()
            onDismissed: {
                const had = focused;
                root.app.dismissNotice();
                if (had)
                    root.focusScreen();
            }
        }

        HelpSheet {
            id: help

            ground: ground
            onClosed: root.closeSheet(help)
            onRulesRequested: {
                root.closeSheet(help);
                root.app.openRules("");
            }
        }

        GameFiles {
            id: files

            anchors.fill: parent
            app: root.app
            ground: ground
            onClosed: root.refocus()
        }

        PauseSheet {
            id: pause

            anchors.fill: parent
            app: root.app
            ground: ground
            onClosed: root.closeSheet(pause)
        }

        AboutSheet {
            id: about

            anchors.fill: parent
            version: root.app.version
            ground: ground
            onClosed: root.closeSheet(about)
        }

        ConfirmDialog {
            id: lost

            anchors.fill: parent
            ground: ground
            open: root.app.quitting.losing !== ""
            h: 216
            question: qsTr("Quit and lose what is not saved?")
            detail: root.app.quitting.losing
            yes: qsTr("Quit all the same")
            no: qsTr("Stay")
            onConfirmed: root.app.quitting.anyway()
            onClosed: {
                root.app.quitting.stay();
                root.refocus();
            }
        }
    }

    TipLayer {
        anchors.fill: parent
        explained: thing => root.topicOf(thing) !== ""
        onPressed: Theme.keyboard = false
    }

    Component {
        id: startScreen

        StartScreen {
            app: root.app
            from: root.before
            onHelpRequested: root.openSheet(help)
            onAboutRequested: root.openSheet(about)
        }
    }

    Component {
        id: setupScreen

        NewGameScreen {
            app: root.app
        }
    }

    Component {
        id: tableScreen

        TableScreen {
            table: root.app.table
            log: root.app.log
            app: root.app
            files: files
            onHelpRequested: root.openSheet(help)
        }
    }

    Component {
        id: handoverScreen

        HandoverScreen {
            app: root.app
            onMenuRequested: root.openSheet(pause)
        }
    }

    Component {
        id: endScreen

        EndScreen {
            app: root.app
        }
    }

    Component {
        id: reviewScreen

        ReviewScreen {
            app: root.app
        }
    }

    Component {
        id: gamesScreen

        GamesScreen {
            app: root.app
            files: files
        }
    }

    Component {
        id: settingsScreen

        SettingsScreen {
            app: root.app
            files: files
            onFullScreenRequested: root.toggleFullScreen()
        }
    }

    Component {
        id: rulesScreen

        RulesScreen {
            app: root.app
        }
    }

    Component {
        id: galleryScreen

        GalleryScreen {
            app: root.app
        }
    }

    Component {
        id: statisticsScreen

        StatisticsScreen {
            app: root.app
            files: files
        }
    }
}
