pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Ui

// The dialogs of the table: menu, question before something that cannot be taken back, dashboard in full. One is open at a time.
Item {
    id: dialogs

    required property TableModel table
    required property AppModel app
    required property TableFocus keeper

    readonly property bool open: menu.open || confirm.open || full.open
    readonly property Item current: confirm.open ? confirm : menu.open ? menu : full.open ? full : null

    signal opening
    signal helpRequested

    function showMenu(): void {
        if (!open)
            begin(() => menu.open = true);
    }
    function showDashboard(seat: int): void {
        if (full.open)
            full.shownSeat = seat;
        else if (!open)
            begin(() => full.shownSeat = seat);
    }
    // Asks before "leave", "quit", or a button of the action bar that warns.
    function ask(what: string, warn: string): void {
        const put = () => {
            menu.open = false;
            confirm.what = what;
            confirm.detail = warn !== "" ? warn : qsTr("The game ends here and cannot be continued later.");
            confirm.open = true;
        };
        if (open)
            put();
        else
            begin(put);
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
    function confirmed(): void {
        const what = confirm.what;
        end(() => confirm.open = false);
        if (what === "leave")
            app.leaveGame();
        else if (what === "quit")
            app.quit();
        else
            table.press(what);
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
        onClosed: dialogs.end(() => menu.open = false)
        onHelpActivated: {
            dialogs.end(() => menu.open = false);
            dialogs.helpRequested();
        }
        onLeaveActivated: dialogs.ask("leave", "")
        onQuitActivated: dialogs.ask("quit", "")
    }
    ConfirmDialog {
        id: confirm
        property string what
        anchors.fill: parent
        question: what === "leave" ? qsTr("Leave this game?") : what === "quit" ? qsTr("Quit Gizmos?") : qsTr("End the turn?")
        yes: what === "leave" ? qsTr("Leave the game") : what === "quit" ? qsTr("Quit") : qsTr("End turn")
        no: what === "leave" || what === "quit" ? qsTr("Stay") : qsTr("Go on playing")
        onConfirmed: dialogs.confirmed()
        onClosed: dialogs.end(() => confirm.open = false)
    }
}
