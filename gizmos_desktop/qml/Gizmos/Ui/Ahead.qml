pragma ComponentBehavior: Bound
import QtQuick

// Has the pictures of all cards drawn ahead in Qt's thread for pictures, at the size of the display, and keeps them: a card that is dealt,
// or a jump in a replay, finds them ready. Few at a time: a picture that is asked for while it waits here would have to wait, too.
Item {
    id: root

    // Not while the first frames are drawn
    readonly property bool running: Turns.settled
    readonly property int abreast: 2
    // Machines of all cards
    readonly property var paths: {
        const found = [];
        for (const [level, count] of [[1, 36], [2, 36], [3, 36], [0, 4]]) {
            for (let i = 1; i <= count; ++i)
                found.push("machines/" + level + "-" + String(i).padStart(2, "0"));
        }
        return found;
    }
    property var pictures: []
    property int ready: 0
    readonly property bool done: ready === paths.length
    readonly property string size: Theme.sharp + " " + Theme.ratio

    visible: false
    Accessible.ignored: true
    Component.onCompleted: again()
    onRunningChanged: again()
    onSizeChanged: again()

    function again(): void {
        for (const each of pictures)
            each.destroy();
        pictures = [];
        ready = 0;
        fill();
    }

    function fill(): void {
        while (running && pictures.length < paths.length && pictures.length - ready < abreast)
            pictures.push(picture.createObject(root, {
                path: paths[pictures.length]
            }));
    }

    function arrived(): void {
        ++ready;
        Qt.callLater(fill);
    }

    Component {
        id: picture

        Image {
            property string path

            // As on the stage of a card of the display, and not in another size later
            Component.onCompleted: {
                sourceSize = Qt.size(Theme.raster(94.6), Theme.raster(94.6 / 1.5));
                source = Theme.art(path);
            }
            asynchronous: true
            onStatusChanged: {
                if (status === Image.Ready || status === Image.Error)
                    root.arrived();
            }
        }
    }
}
