pragma ComponentBehavior: Bound

import QtCore
import QtQuick
import QtQuick.Dialogs

// The system's dialog for files. It is made when it is first wanted, so that nobody waits for it at the start.
Item {
    id: choice

    // Where the last file was
    property url folder: StandardPaths.writableLocation(StandardPaths.DocumentsLocation)
    property var then: null

    // Asks where to write a file; `then` is called with its URL, unless the user gives up.
    function save(title: string, name: string, filters: list<string>, then: var): void {
        const files = made(FileDialog.SaveFile, title, filters, then);
        files.selectedFile = folder + "/" + encodeURIComponent(name);
        files.open();
    }

    // Asks which file to read.
    function pick(title: string, filters: list<string>, then: var): void {
        made(FileDialog.OpenFile, title, filters, then).open();
    }

    function made(mode: int, title: string, filters: list<string>, then: var): FileDialog {
        choice.then = then;
        dialog.active = true;
        const files = dialog.item as FileDialog;
        files.fileMode = mode;
        files.title = title;
        files.nameFilters = filters;
        files.currentFolder = folder;
        return files;
    }

    Loader {
        id: dialog

        active: false
        sourceComponent: FileDialog {
            objectName: "file_dialog"
            // What is there already is asked about by us, once the name is complete
            options: FileDialog.DontConfirmOverwrite
            onAccepted: {
                choice.folder = currentFolder;
                choice.then(selectedFile);
            }
        }
    }
}
