pragma ComponentBehavior: Bound

import QtCore
import QtQuick
import QtQuick.Dialogs
import Gizmos.Ui

// Where a file is to be written: a field with the whole path, ready to be confirmed, and the system's dialog to look for another place.
// (Without a desktop of its own Qt's dialog does not show the name that is offered; so it is not enough alone.)
DialogFrame {
    id: sheet

    property list<string> kinds
    // Where the last file was written
    property url folder
    property var then: null
    readonly property bool windows: Qt.platform.os === "windows"

    // Asks; `title` gives the title, in the language of the moment; `then` is called with the URL, unless the user gives up.
    function ask(title: var, name: string, kinds: list<string>, then: var): void {
        sheet.title = Qt.binding(title);
        sheet.kinds = kinds;
        sheet.then = then;
        box.text = pathOf(folder.toString() + "/" + encodeURIComponent(name));
        open = true;
    }

    function pathOf(url: string): string {
        const path = decodeURIComponent(url.replace(/^file:\/\//, ""));
        return windows ? path.replace(/^\//, "").replace(/\//g, "\\") : path;
    }

    function urlOf(path: string): string {
        let whole = path.trim();
        if (windows)
            whole = "/" + whole.replace(/\\/g, "/");
        else if (whole.startsWith("~/"))
            whole = pathOf(StandardPaths.writableLocation(StandardPaths.HomeLocation).toString()) + whole.substring(1);
        else if (!whole.startsWith("/"))
            whole = pathOf(folder.toString()) + "/" + whole;
        return "file://" + whole.split("/").map(encodeURIComponent).join("/");
    }

    function done(): void {
        if (!ok.usable)
            return;
        const url = urlOf(box.text);
        folder = url.substring(0, url.lastIndexOf("/"));
        closed();
        then(url);
    }

    w: 680
    h: 212
    first: box.input
    closeName: "save_close"

    TextBox {
        id: box

        objectName: "save_path"
        x: Theme.px(24)
        y: Theme.px(8)
        width: Theme.px(632)
        px: 14
        maximumLength: 2000
        label: qsTr("Folder and name of the file")
        onAccepted: sheet.done()
    }

    Btn {
        objectName: "save_browse"
        x: Theme.px(24)
        y: Theme.px(84)
        h: 48
        icon: "archive"
        label: qsTr("Choose a folder…")
        onActivated: {
            dialog.active = true;
            const files = dialog.item as FileDialog;
            files.nameFilters = sheet.kinds;
            files.currentFolder = sheet.folder;
            files.selectedFile = sheet.urlOf(box.text);
            files.open();
        }
    }

    Row {
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(24)
        y: Theme.px(84)
        spacing: Theme.px(10)

        Btn {
            objectName: "save_cancel"
            h: 48
            label: qsTr("Cancel")
            onActivated: sheet.close()
        }

        Btn {
            id: ok

            objectName: "save_ok"
            h: 48
            go: true
            icon: "check"
            label: qsTr("Save")
            usable: box.text.trim() !== ""
            why: qsTr("The file needs a name.")
            onActivated: sheet.done()
        }
    }

    Loader {
        id: dialog

        active: false
        sourceComponent: FileDialog {
            objectName: "file_dialog"
            fileMode: FileDialog.SaveFile
            // What is there already is asked about by us, once the name is complete
            options: FileDialog.DontConfirmOverwrite
            onAccepted: {
                sheet.folder = currentFolder;
                box.text = sheet.pathOf(selectedFile.toString());
            }
        }
    }
}
