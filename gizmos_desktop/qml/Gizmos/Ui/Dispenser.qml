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
    property int focusedPlace: -1
    property int hoveredPlace: -1
    // Colours in the order of their places in the glass, lowest first
    property list<string> heap: []

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

    // Takes out and puts in what changed, so that all other spheres keep their places.
    function settle(): void {
        const have = heap.slice();
        for (const colour of ["red", "yellow", "blue", "black"]) {
            let more = (glass[colour] ?? 0) - have.filter(c => c === colour).length;
            for (; more < 0; ++more) {
                const at = have.lastIndexOf(colour);
                const top = have.pop();
                if (at < have.length)
                    have[at] = top;
            }
            // New ones are mixed in from the start, later ones come to lie on top
            for (; more > 0; --more)
                have.splice(heap.length === 0 ? (have.length * 7 + more * 5) % (have.length + 1) : have.length, 0, colour);
        }
        heap = have;
    }

    width: len(324)
    height: len(412)
    onGlassChanged: settle()
    Component.onCompleted: settle()

    Art {
        w: 324 * root.k
        h: 412 * root.k
        path: "dispenser/back-" + (Theme.dark ? "dark" : "light")
    }

    Item {
        Repeater {
            model: Math.min(root.heap.length, Packing.places.length)

            Marble {
                required property int index
                // Of two that cover each other the lower one is in front
                z: -index
                readonly property var at: Packing.places[index]

                energy: root.heap[index] ?? ""
                size: 40 * root.k
                x: root.len(at[0] - 20)
                y: root.len(at[1] - 19.4)
            }
        }
    }

    Marble {
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

    Repeater {
        id: spheres

        model: root.row

        Sphere {
            required property var model
            required property int index

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
