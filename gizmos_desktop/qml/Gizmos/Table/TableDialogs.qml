pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Screens
import Gizmos.Ui

// The dialogs of the table: menu, taking back, question before something that cannot be taken back, dashboard in full, playing on from a
// moment of a replay. One is open at a time.
Item {
    id: dialogs

    required property TableModel table
    required property AppModel app
    required property GameFiles files
    required property TableFocus keeper

    readonly property Item current: [confirm, menu, undo, branch, full].find(dialog => dialog.open) ?? null
    readonly property bool open: current !== null
    readonly property bool begun: app.log.rows.count > 0 || table.canRedo
    readonly property string kept: app.lesson.active ? qsTr("Go on learning from the start screen at any time.") : begun ? qsTr("Your game is saved as it is now. Continue it from the start screen at any time.") : qsTr("Nothing has been decided in this game yet.")

    signal opening
    signal helpRequested

    function showMenu(): void {
        if (!open)
            begin(() => menu.open = true);
    }
    function showUndo(): void {
        if (!open)
            begin(() => undo.open = true);
    }
    function showBranch(): void {
        if (!open)
            begin(() => branch.open = true);
    }
    function showDashboard(seat: int): void {
        if (full.open)
            full.shownSeat = seat;
        else if (!open)
            begin(() => full.shownSeat = seat);
    }
    // Asks before "leave", "quit", "hint", taking back ("step decision turn"), or a button of the action bar that warns.
    function ask(what: string): void {
        const put = () => {
            menu.open = false;
            undo.open = false;
            confirm.what = what;
            confirm.open = true;
        };
        if (open)
            put();
        else
            begin(put);
    }
    // A new game from the moment that is looked at: with whom is asked if there is a choice.
    function branchOff(): void {
        const replay = app.replay;
        if (replay.branchChoices.length > 1)
            showBranch();
        else if (replay.branchChoices.length === 1)
            replay.branch(replay.branchChoices[0].id);
    }
    // Takes back a step, decision or turn; asks first if the game will count as assisted then. Where it may not be, the reason is read out.
    function takeBack(unit: string): void {
        const can = unit === "step" ? table.canUndo : unit === "turn" ? table.canUndoTurn : table.canUndoDecision;
        const why = unit === "step" ? table.undoWhy : unit === "turn" ? table.undoTurnWhy : table.undoDecisionWhy;
        if (!can) {
            if (why !== "")
                Says.say(dialogs, why);
            return;
        }
        if (warning(unit) !== "")
            ask(unit);
        else
            act(unit);
    }
    // What a question warns of.
    function warning(what: string): string {
        switch (what) {
        case "leave":
        case "quit":
            return app.replay.active ? "" : kept;
        case "hint":
            return app.hint.warn;
        case "step":
            return table.undoWarn;
        case "decision":
            return table.undoDecisionWarn;
        case "turn":
            return table.undoTurnWarn;
        }
        for (let i = 0; i < table.buttons.count; ++i)
            if (table.buttons.get(i).id === what)
                return table.buttons.get(i).warn;
        return "";
    }
    // A hint, or none any more; asks before the first one of a game.
    function giveHint(): void {
        if (app.lesson.active)
            app.lesson.help();
        else if (app.hint.phase !== "")
            app.hint.close();
        else if (app.hint.can && app.hint.warn !== "")
            ask("hint");
        else if (app.hint.can)
            app.hint.ask();
        else if (app.hint.why !== "")
            Says.say(dialogs, app.hint.why);
    }
    function leave(what: string): void {
        if (app.replay.active && what === "leave" || !app.settings.confirmLeave)
            act(what);
        else
            ask(what);
    }
    function act(what: string): void {
        end(() => {
            confirm.open = false;
            menu.open = false;
            undo.open = false;
        });
        switch (what) {
        case "leave":
            if (app.replay.active)
                app.replay.leave();
            else
                app.leaveGame();
            break;
        case "quit":
            app.quit();
            break;
        case "step":
            table.undo();
            break;
        case "decision":
            table.undoDecision();
            break;
        case "turn":
            table.undoTurn();
            break;
        case "redo":
            table.redo();
            break;
        case "hint":
            app.hint.ask();
            break;
        case "help":
            helpRequested();
            break;
        case "rules":
            app.openRules("");
            break;
        case "gallery":
            app.showGallery();
            break;
        case "settings":
            app.showSettings();
            break;
        case "replay":
            app.replayGame();
            break;
        case "copy":
            files.saveCopy("", app.games.saveName());
            break;
        case "report":
            files.report("");
            break;
        default:
            table.press(what);
        }
    }
    function begin(show: var): void {
        keeper.remember();
        opening();
        show();
    }
    // The frame gives the focus back; that is not the user's doing.
    function end(shut: var): void {
        const shows = Theme.keyboard;
        keeper.quiet = true;
        shut();
        keeper.quiet = false;
        Theme.keyboard = shows;
        if (!open)
            keeper.back();
    }

    FullDashboard {
        id: full
        anchors.fill: parent
        table: dialogs.table
        onSeatChosen: seat => full.shownSeat = seat
        onClosed: dialogs.end(() => full.shownSeat = -1)
    }
    MenuPanel {
        id: menu
        anchors.fill: parent
        replaying: dialogs.app.replay.active
        learning: dialogs.app.lesson.active
        canReplay: dialogs.table.stamp >= 0 && dialogs.app.log.rows.count > 0
        onClosed: dialogs.end(() => menu.open = false)
        onChosen: what => {
            if (what === "leave" || what === "quit")
                dialogs.leave(what);
            else
                dialogs.act(what);
        }
    }
    UndoPanel {
        id: undo
        anchors.fill: parent
        table: dialogs.table
        onClosed: dialogs.end(() => undo.open = false)
        onUndoRequested: unit => dialogs.takeBack(unit)
        onRedoRequested: dialogs.act("redo")
    }
    BranchPanel {
        id: branch
        anchors.fill: parent
        replay: dialogs.app.replay
        onClosed: dialogs.end(() => branch.open = false)
        onChosen: id => {
            dialogs.end(() => branch.open = false);
            dialogs.app.replay.branch(id);
        }
    }
    ConfirmDialog {
        id: confirm

        property string what
        readonly property var words: ({
                leave: [qsTr("Leave this game?"), qsTr("Leave the game"), qsTr("Stay")],
                hint: [qsTr("Get a hint?"), qsTr("Show the hint"), qsTr("No hint")],
                quit: [qsTr("Quit Gizmos?"), qsTr("Quit"), qsTr("Stay")],
                end: [qsTr("End the turn?"), qsTr("End turn"), qsTr("Go on playing")]
            })
        readonly property list<string> said: words[what] ?? (["step", "decision", "turn"].indexOf(what) >= 0 ? [qsTr("Take it back?"), qsTr("Take it back"), qsTr("Leave it so")] : words.end)

        anchors.fill: parent
        question: said[0]
        detail: dialogs.table.prompt !== "" ? dialogs.warning(what) : "" // rows of the table do not tell by themselves that the language has changed
        yes: said[1]
        no: said[2]
        onConfirmed: dialogs.act(what)
        onClosed: dialogs.end(() => confirm.open = false)
    }
}
