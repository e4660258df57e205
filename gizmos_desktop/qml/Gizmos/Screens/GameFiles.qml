pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Ui

// Games as files of the user: a copy of one is saved, one is brought in, a problem is reported. Asks before it replaces a file.
Item {
    id: files

    required property AppModel app
    // What lies below and must not be reached while a question is open
    property Item ground: null
    readonly property alias open: confirm.open
    readonly property Item dialog: confirm
    readonly property list<string> kinds: [qsTr("Games of Gizmos (*.gizmos)"), qsTr("All files (*)")]

    signal opening
    signal closing

    // A copy of a game; id "" is the one that is being played.
    function saveCopy(id: string, name: string): void {
        choice.save(qsTr("Save a copy of the game"), name, kinds, url => write(id, url, false));
    }

    function write(id: string, url: url, replace: bool): void {
        const games = app.games;
        const code = id === "" ? games.saveAs(url, replace) : games.exportTo(id, url, replace);
        if (code !== "exists")
            return;
        confirm.detail = games.sentenceOf(code);
        confirm.then = () => write(id, url, true);
        opening();
        confirm.open = true;
    }

    // A game from a file; `then` is called with its id.
    function bringIn(then: var): void {
        choice.pick(qsTr("Bring in a game"), kinds, url => {
            const id = app.games.importFrom(url);
            if (id !== "")
                then(id);
        });
    }

    function report(): void {
        choice.save(qsTr("Save a problem report"), app.reportName(), [qsTr("Zip archives (*.zip)")], url => app.report(url));
    }

    // The same about a kept game, readable or not.
    function reportOn(id: string): void {
        choice.save(qsTr("Save a problem report"), app.reportName(), [qsTr("Zip archives (*.zip)")], url => app.games.report(id, url));
    }

    FileChoice {
        id: choice
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
            files.closing();
            then();
        }
        onClosed: {
            open = false;
            files.closing();
        }
    }
}
