pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes

// An active Gizmo in a column: spine (cost energy over points), machine, strip. `short` leaves out what the column's head says.
// mark: "" armed (usable now, key badge) waiting (with the reason) used converting (at work in a payment).
Usable {
    id: root

    property var card: ({})
    property string mark: ""
    property string key: ""
    property bool fresh: false
    // `why` in two words, for the chip
    property string brief: why
    property real w: half ? 71 : 146
    property real h: 42
    // One of two or three in a row
    property bool half: false
    // The whole strip, outside a column
    property bool full: false

    readonly property bool armed: mark === "armed" || mark === "converting"
    readonly property bool used: mark === "used"
    readonly property bool low: h < 32
    // Low plates show energy and points side by side, unless the strip needs the width
    readonly property bool beside: low && (half ? strip.measure(tokens, strip.gap) <= Theme.px(w - 38) : w > 90)
    readonly property bool pictured: !half && w > 130 && h > 24 && !(low && say !== "")
    readonly property int points: card.points ?? 0
    readonly property string energy: card.energy ?? "none"
    readonly property var tokens: (full ? card.tokens : card.short) ?? []
    readonly property bool twoLines: half && h > 25 && strip.measure(tokens, strip.gap) > strip.width
    readonly property real thumbW: !pictured ? 0 : h >= 60 ? [84, 84, 84, 84, 64][tokens.length] ?? 48 : tokens.length > 4 ? (h >= 50 ? 56 : h > 30 ? 34 : 26) : h >= 50 ? 72 : h >= 40 ? 52 : h >= 32 ? 44 : 38
    readonly property string say: brief !== "" && !low && !used ? brief : fresh && mark === "" ? qsTr("New") : ""

    // Where the strip breaks into two lines: at its gap, else before the middle sign.
    function lines(): var {
        let at = tokens.findIndex(t => t.gap);
        if (at > 0)
            return [tokens.slice(0, at), tokens.slice(at + 1)];
        at = Math.ceil(tokens.length / 2);
        while (at < tokens.length && tokens[at].t !== undefined)
            ++at;
        return [tokens.slice(0, at), tokens.slice(at)];
    }

    // How it stands this turn, for those who do not see the marks
    readonly property string standing: mark === "used" ? qsTr("Used this turn.") : mark === "converting" ? qsTr("At work in this payment.") : armed ? qsTr("Ready to be used.") : ""

    // It has just become armed (0 to 1), or been used
    property real lit: 1
    property real popped: 1
    property real pushed: 0

    Arrival {
        id: arrival

        key: root.interactive && root.card.id !== undefined ? "card " + root.card.id : ""
    }

    opacity: arrival.seen
    scale: 1 - 0.04 * pushed
    onArmedChanged: {
        if (armed && OnTheWay.pace > 0)
            lighting.restart();
    }
    onUsedChanged: {
        if (used && OnTheWay.pace > 0)
            using.restart();
    }

    NumberAnimation {
        id: lighting

        target: root
        property: "lit"
        from: 0
        to: 1
        duration: OnTheWay.ms(220)
        easing.type: Easing.OutQuad
    }
    ParallelAnimation {
        id: using

        SequentialAnimation {
            NumberAnimation {
                target: root
                property: "pushed"
                to: 1
                duration: OnTheWay.ms(60)
            }
            NumberAnimation {
                target: root
                property: "pushed"
                to: 0
                duration: OnTheWay.ms(80)
            }
        }
        NumberAnimation {
            target: root
            property: "popped"
            from: 0
            to: 1
            duration: OnTheWay.ms(220)
            easing.type: Easing.OutBack
            easing.overshoot: 1.7
        }
    }
    Connections {
        target: OnTheWay
        enabled: lighting.running || using.running

        function onSkipped(): void {
            lighting.complete();
            using.complete();
        }
    }

    width: Theme.px(w)
    height: Theme.px(h)
    r: low ? 8 : 10
    ringGap: armed ? 5 : 3
    label: card.name ?? ""
    hint: standing === "" ? card.words ?? "" : standing + " " + (card.words ?? "")
    usable: armed
    sound: ""
    refusal: ""
    z: mark !== "" || ringed ? 1 : 0

    Repeater {
        // The glow of what is ready: three rings that fade, still
        model: root.armed ? 3 : 0

        Rectangle {
            required property int index
            readonly property real grow: (3 + index * 2.6) * (root.low ? 0.5 : 1)

            anchors.fill: parent
            anchors.margins: -grow * Theme.u
            radius: (root.r + grow) * Theme.u
            color: Theme.go
            // From the outermost inwards
            opacity: [0.34, 0.18, 0.09][index] * Math.max(0, Math.min(1, root.lit * 2 - (2 - index) * 0.5))
        }
    }

    Soft {
        visible: !root.armed
        r: root.r
        depth: root.hovered && root.interactive ? 1.2 : root.low ? 0.35 : 0.7
    }

    Rectangle {
        anchors.fill: parent
        radius: root.r * Theme.u
        color: root.used ? Theme.tileUsed : Theme.tile
        border.width: root.armed ? Theme.px(2.5) : 1
        border.color: root.armed ? Theme.go : root.used ? "transparent" : Theme.tileEdge
    }

    Spine {
        id: spine

        x: root.armed ? Theme.px(2.5) : Theme.px(1)
        y: x
        width: Theme.px(root.beside ? 32 : root.h > 50 ? 21 : root.half ? 15 : 17)
        height: root.height - 2 * y
        beside: root.beside
        radius: Math.max(0, (root.r - 1.5) * Theme.u)
        energy: root.energy
        points: root.half && root.h < 25 && !root.beside ? 0 : root.points
        opacity: root.used ? 0.85 : 1
    }

    Rectangle {
        id: thumb

        visible: root.pictured
        x: spine.x + spine.width
        y: spine.y
        width: Theme.px(root.thumbW)
        height: spine.height
        color: Theme.tint(root.energy)
        opacity: root.used ? 0.55 : 1

        Later {
            anchors.fill: parent
            wanted: root.pictured
            sourceComponent: Item {
                Machine {
                    x: Theme.snap((thumb.width - width) / 2)
                    y: Theme.snap((thumb.height - height) / 2)
                    w: Math.min(root.thumbW, (root.h - 3) * 1.44)
                    card: root.card.id ?? ""
                }
            }
        }
    }

    Column {
        visible: root.twoLines
        x: spine.x + spine.width + Theme.px(1)
        y: Theme.snap((root.height - height) / 2)

        Repeater {
            model: root.twoLines ? root.lines() : []

            Strip {
                required property var modelData

                width: root.width - spine.x - spine.width - Theme.px(3)
                height: Theme.px(root.h > 30 ? 15 : 13)
                size: root.h > 30 ? 14.5 : 13
                tokens: modelData
                opacity: root.used ? 0.85 : 1
            }
        }
    }

    Strip {
        id: strip

        visible: !root.twoLines
        x: spine.x + spine.width + (root.pictured ? thumb.width : 0) + Theme.px(3)
        width: root.width - x - (root.low && root.say !== "" ? chip.width + Theme.px(6) : Theme.px(root.low && root.mark !== "" ? 17 : root.mark !== "" && root.tokens.length > 4 && root.h < 40 ? 13 : root.armed ? 6 : 4))
        height: root.height
        size: root.half ? 15 : root.h > 60 ? 25 : root.h > 50 ? 23 : root.h > 40 ? 20 : root.h > 30 ? 18 : 16
        tokens: root.twoLines ? [] : root.tokens
        opacity: root.used ? 0.85 : 1
    }

    Loader {
        active: root.mark === "waiting"
        anchors.fill: parent
        anchors.margins: -Theme.px(2.5)
        sourceComponent: Shape {
            preferredRendererType: Shape.GeometryRenderer

            ShapePath {
                strokeColor: Theme.go
                strokeWidth: Theme.px(2)
                fillColor: "transparent"
                strokeStyle: ShapePath.DashLine
                dashPattern: [3, 2.2]

                PathRectangle {
                    x: 1
                    y: 1
                    width: root.width + Theme.px(5) - 2
                    height: root.height + Theme.px(5) - 2
                    radius: (root.r + 2) * Theme.u
                }
            }
        }
    }

    Loader {
        active: root.mark !== ""
        x: root.width - width + Theme.px(5)
        y: root.low ? Theme.snap((root.height - height) / 2) : -Theme.px(8)
        scale: root.used ? root.popped : root.armed ? 0.6 + 0.4 * root.lit : 1
        sourceComponent: Badge {
            go: root.armed
            pending: root.mark === "waiting"
            text: root.mark === "armed" ? root.key : ""
            icon: root.used ? "check" : root.mark === "waiting" ? "pause" : root.mark === "converting" ? "converter" : "play"
        }
    }

    Rectangle {
        id: chip

        visible: root.say !== ""
        x: root.width - width - Theme.px(root.low ? 4 : 14)
        y: root.low ? Theme.snap((root.height - height) / 2) : root.height - Theme.px(7)
        width: Math.min(root.width - Theme.px(20), word.implicitWidth + Theme.px(12))
        height: Theme.px(16)
        radius: height / 2
        color: Theme.panelHi
        border.width: 1
        border.color: root.mark === "waiting" ? Theme.go : Theme.line

        Txt {
            id: word

            anchors.fill: parent
            anchors.leftMargin: Theme.px(6)
            anchors.rightMargin: Theme.px(6)
            horizontalAlignment: Text.AlignHCenter
            text: root.say
            quiet: true
            px: 11
            elide: Text.ElideRight
        }
    }
}
