pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Dialogs
import Gizmos.Models
import Gizmos.Ui

// Files of the user: a copy of a game is saved, one is brought in, a problem is reported, statistics become a table. Asks before it
// replaces a file.
Item {
    id: files

    required property AppModel app
    // What lies below and must not be reached while something is open
    property Item ground: null
    readonly property bool open: sheet.open || confirm.open
    readonly property list<string> games: [qsTr("Games of Gizmos (*.gizmos)"), qsTr("All files (*)")]

    signal closed

    Component.onCompleted: sheet.folder = app.games.folder()

    // A copy of a game; id "" is the one that is being played.
    function saveCopy(id: string, name: string): void {
        sheet.ask(() => qsTr("Save a copy of the game"), name, games, url => write(replace => id === "" ? app.games.saveAs(url, replace) : app.games.exportTo(id, url, replace)));
    }

    // Writes, and asks before anything is replaced: `act` is called with whether it may be, and gives a code.
    function write(act: var): void {
        const code = act(false);
        if (code !== "exists")
            return;
        confirm.detail = app.games.sentenceOf(code);
        confirm.then = () => act(true);
        confirm.open = true;
    }

    // A game from a file; `then` is called with its id.
    function bringIn(then: var): void {
        dialog.active = true;
        dialog.then = url => {
            const id = app.games.importFrom(url);
            if (id !== "")
                then(id);
        };
        (dialog.item as FileDialog).open();
    }

    // A problem report; about a kept game if an id is given, else about the one on the table, if any.
    function report(id: string): void {
        sheet.ask(() => qsTr("Save a problem report"), app.games.reportName(), [qsTr("Zip archives (*.zip)")], url => write(replace => app.games.report(id, url, replace)));
    }

    function saveStatistics(): void {
        sheet.ask(() => qsTr("Save the statistics"), qsTr("Gizmos statistics.csv"), [qsTr("Tables (*.csv)")], url => write(replace => app.statistics.exportTo(url, replace)));
    }

    SaveSheet {
        id: sheet

        anchors.fill: parent
        ground: files.ground
        onClosed: {
            open = false;
            files.closed();
        }
    }

    ConfirmDialog {
        id: confirm

        property var then: null

        anchors.fill: parent
        ground: files.ground
        question: qsTr("Replace the file?")
        yes: qsTr("Replace")
        no: qsTr("Keep the old file")
        onConfirmed: {
            open = false;
            files.closed();
            then();
        }
        onClosed: {
            open = false;
            files.closed();
        }
    }

    Loader {
        id: dialog

        property var then: null

        active: false
        sourceComponent: FileDialog {
            objectName: "file_dialog"
            title: qsTr("Bring in a game")
            nameFilters: files.games
            currentFolder: files.app.games.folder()
            onAccepted: dialog.then(selectedFile)
        }
    }
}
