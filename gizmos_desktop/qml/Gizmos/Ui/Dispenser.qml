pragma ComponentBehavior: Bound
import QtQuick
import "packing.js" as Packing

// The dispenser, 324 x 412: the glass with the spheres that are really in it, the chute, the row of six.
Item {
    id: root

    // Numbers by colour
    property var glass: ({})
    // Model with color canPick triggers why
    property var row: null
    // Colour of the sphere that lies in the chute, or ""
    property string shown: ""
    property real k: 1
    // Without the count
    property bool bare: false
    property bool interactive: true
    // The one on the table: what is on its way into the glass is not yet in it
    property bool live: false
    property int focusedPlace: -1
    property int hoveredPlace: -1
    // Colours in the order of their places in the glass, lowest first
    property list<string> heap: []

    // The sphere in the chute
    readonly property Item chuteItem: next
    readonly property Item rowItem: rowArea

    signal activated(int place)
    signal refused(int place)

    // A length of the drawing in logical pixels.
    function len(n: real): real {
        return Theme.px(n * k);
    }

    // The usable sphere of a place of the row, or null.
    function sphere(index: int): Item {
        return spheres.itemAt(index);
    }

    // Centres in this item's coordinates, for things that fly.
    function rowPlace(index: int): point {
        return Qt.point(len(15 + index * 49 + 24.5), len(348 + 25));
    }
    function mouthPoint(): point {
        return Qt.point(len(258), len(287));
    }
    function lidPoint(): point {
        return Qt.point(len(162), len(12));
    }

    // A sphere rolls through the chute to its place in the row.
    function rollIn(index: int, wait: int, span: int): void {
        (spheres.itemAt(index) as RowSphere)?.roll(wait, span);
    }

    // The lid gives way under a sphere that comes back.
    function nod(): void {
        if (OnTheWay.pace > 0)
            nodding.restart();
    }

    // Takes out and puts in what changed, so that all other spheres keep their places.
    function settle(): void {
        const have = heap.slice();
        const moved = []; // [place, the one that it was in before]
        for (const colour of ["red", "yellow", "blue", "black"]) {
            let more = (glass[colour] ?? 0) - (live ? OnTheWay.count("glass " + colour) : 0) - have.filter(c => c === colour).length;
            for (; more < 0; ++more) {
                const at = have.lastIndexOf(colour);
                const top = have.pop();
                if (at < have.length)
                    have[at] = top;
                moved.push([at, have.length]);
            }
            // New ones are mixed in from the start, later ones come to lie on top
            for (; more > 0; --more) {
                const at = heap.length === 0 ? (have.length * 7 + more * 5) % (have.length + 1) : have.length;
                have.splice(at, 0, colour);
                moved.push([at, -1]);
            }
        }
        const first = heap.length === 0;
        if (moved.length === 0)
            return;
        heap = have;
        // A whole deal that changes (another game, a jump in a replay) does not move
        if (live && !first && moved.length <= 12)
            moved.forEach(([at, from], n) => shake(at, from, n));
    }

    // What lies above a place that has been left sinks, and the one that fills it falls there.
    function shake(at: int, from: int, n: int): void {
        const place = Packing.places[at];
        const falls = balls.itemAt(at) as GlassSphere;
        if (from < 0) {
            falls?.drop([162, 24], 0);
            return;
        }
        if (from !== at)
            falls?.drop(Packing.places[from] ?? [162, 24], 60 + n * 40);
        for (let i = at + 1; i < heap.length; ++i) {
            const other = Packing.places[i];
            if (Math.abs(other[0] - place[0]) < 46)
                (balls.itemAt(i) as GlassSphere)?.sink(20 + Math.round((place[1] - other[1]) * 0.8));
        }
    }

    width: len(324)
    height: len(412)
    onGlassChanged: settle()
    Connections {
        target: OnTheWay
        enabled: root.live

        function onKeysChanged(): void {
            root.settle();
        }
    }
    Component.onCompleted: settle()

    Art {
        w: 324 * root.k
        h: 412 * root.k
        path: "dispenser/back-" + (Theme.dark ? "dark" : "light")
    }

    Item {
        Repeater {
            id: balls

            model: Packing.places.length

            GlassSphere {
                required property int index
                // Of two that cover each other the lower one is in front
                z: -index
                at: Packing.places[index]
                k: root.k
                visible: index < root.heap.length
                energy: visible ? root.heap[index] : ""
            }
        }
    }

    Marble {
        id: next

        visible: root.shown !== ""
        energy: root.shown
        size: 38 * root.k
        x: root.len(258 - 19)
        y: root.len(287 - 19)
    }

    Art {
        w: 324 * root.k
        h: 412 * root.k
        path: "dispenser/front-" + (Theme.dark ? "dark" : "light")
    }

    Art {
        id: lid

        property real dip: 0

        x: root.len(114)
        y: root.len(dip)
        w: 96 * root.k
        h: 32 * root.k
        path: "dispenser/lid-" + (Theme.dark ? "dark" : "light")

        SequentialAnimation {
            id: nodding

            NumberAnimation {
                target: lid
                property: "dip"
                to: 4
                duration: OnTheWay.ms(50)
                easing.type: Easing.OutQuad
            }
            NumberAnimation {
                target: lid
                property: "dip"
                to: 0
                duration: OnTheWay.ms(180)
                easing.type: Easing.OutBack
            }
        }
        Connections {
            target: OnTheWay
            enabled: nodding.running

            function onSkipped(): void {
                nodding.complete();
            }
        }
    }

    Repeater {
        // Below all spheres, which roll over them
        model: 6

        Rectangle {
            required property int index

            x: root.len(15 + index * 49 + 2.5)
            y: root.len(352)
            width: root.len(44)
            height: width
            radius: width / 2
            color: Theme.trayLo
        }
    }

    Item {
        id: rowArea

        x: root.len(15)
        y: root.len(348)
        width: root.len(6 * 49)
        height: root.len(50)
    }

    Repeater {
        id: spheres

        model: root.row

        RowSphere {
            required property var model

            objectName: "row_" + index
            x: root.len(15 + index * 49)
            y: root.len(348)
            k: root.k
            energy: model.color ?? ""
            place: index
            usable: model.canPick ?? false
            why: model.why ?? ""
            triggers: model.triggers ?? 0
            interactive: root.interactive && energy !== ""
            onActivated: root.activated(index)
            onRefused: root.refused(index)
            onActiveFocusChanged: root.focusedPlace = activeFocus ? index : root.focusedPlace === index ? -1 : root.focusedPlace
            onHoveredChanged: root.hoveredPlace = hovered ? index : root.hoveredPlace === index ? -1 : root.hoveredPlace
        }
    }

    Column {
        visible: !root.bare
        x: root.len(4)
        y: root.len(258)
        spacing: Theme.px(4)
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("In the glass: Heat %1, Electric %2, Atomic %3, Battery %4").arg(root.glass.red ?? 0).arg(root.glass.yellow ?? 0).arg(root.glass.blue ?? 0).arg(root.glass.black ?? 0)

        Txt {
            text: qsTr("In the glass")
            quiet: true
            px: 11
            color: Theme.text2
        }

        Grid {
            columns: 2
            columnSpacing: Theme.px(8)
            rowSpacing: Theme.px(5)

            Repeater {
                model: ["red", "yellow", "blue", "black"]

                Row {
                    id: entry

                    required property string modelData

                    spacing: Theme.px(4)

                    Pip {
                        size: 17
                        energy: entry.modelData
                    }

                    Txt {
                        width: Theme.px(19)
                        height: Theme.px(17)
                        text: root.glass[entry.modelData] ?? 0
                        quiet: true
                        numeral: true
                        px: 14
                    }
                }
            }
        }
    }
}
