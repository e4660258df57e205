pragma ComponentBehavior: Bound
import QtQuick

// Button: white tile = what you can do now, mint = the one confirm, raised = secondary, outline = not now.
Usable {
    id: root

    property string icon: ""
    property string sub: ""
    // Shown in place of `sub`, which says the same in words
    property var strip: []
    // What it does, where the label does not say it: shown under pointer and focus
    property string tip: ""
    property string key: ""
    property bool primary: false
    property bool go: false
    property real px: Theme.japanese ? 13 : 16
    property real pad: 22
    property real h: sub === "" ? 40 : 44

    readonly property bool drawn: (root.strip ?? []).length > 0
    readonly property string tone: !usable ? "text2" : go ? "goText" : primary ? "ink" : "text"
    readonly property color ground: !usable ? Theme.off : go ? Theme.go : primary ? Theme.tile : Theme.panelHi

    // Beside the words: icon and key. What is too long for a given width is set smaller, then elided.
    readonly property real beside: (icon !== "" ? glyph.width + row.spacing : 0) + (key !== "" ? keyCap.width + row.spacing : 0)
    readonly property real room: Math.max(0, width - beside - Theme.px(Math.min(pad, 12)))

    // A second line that is too long runs below the key, which moves up to the first
    readonly property bool spills: key !== "" && !drawn && small.implicitWidth > room
    // A first line that is too long runs above the key, which moves down to a second that leaves room for it
    readonly property real titleRoom: room + (key !== "" && sub !== "" && (drawn ? signs.natural : small.implicitWidth) <= room ? keyCap.width + row.spacing : 0)
    readonly property bool rises: titleRoom > room && title.implicitWidth > room

    implicitWidth: Theme.snap(Math.max(title.implicitWidth, root.drawn ? signs.natural : small.implicitWidth) + beside + Theme.px(pad))
    implicitHeight: Theme.px(h)
    width: implicitWidth
    height: implicitHeight
    reach: Math.max(0, (44 - h) / 2)
    hint: tip === "" ? sub : tip
    scale: pressed && usable ? 0.97 : 1

    Soft {
        visible: root.usable && (root.primary || root.go)
        r: root.r
        depth: root.hovered ? 1.1 : 0.7
    }

    Rectangle {
        anchors.fill: parent
        radius: root.r * Theme.u
        color: root.ground
        border.width: root.chosen ? Theme.px(2.5) : root.usable === Theme.dark || root.go && root.usable ? 0 : Theme.px(1.5)
        border.color: root.chosen ? Theme.go : root.usable ? Theme.edge : Theme.dark ? Theme.line : "transparent"
    }

    Rectangle {
        anchors.fill: parent
        visible: root.hovered && root.usable
        radius: root.r * Theme.u
        color: root.primary || !Theme.dark && !root.go ? Theme.ink : "#FFFFFF"
        opacity: 0.07
    }

    Row {
        id: row

        x: Theme.snap((root.width - width) / 2)
        y: Theme.snap((root.height - height) / 2)
        spacing: Theme.px(8)

        Glyph {
            id: glyph

            visible: root.icon !== ""
            icon: root.icon
            size: root.sub === "" ? 19 : 22
            tone: root.tone
            y: Theme.snap((row.height - height) / 2)
        }

        Column {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(root.room, Math.max(title.implicitWidth, root.drawn ? signs.natural : small.implicitWidth))
            spacing: -Theme.px(1)

            Txt {
                id: title

                visible: text !== ""
                width: Math.min(implicitWidth, root.rises ? root.titleRoom : root.room)
                elide: Text.ElideRight
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.font(11)
                text: root.label
                quiet: true
                px: root.px
                strong: true
                color: Theme.tone(root.tone)
            }

            Txt {
                id: small

                visible: text !== "" && !root.drawn
                width: Math.min(implicitWidth, root.room + (root.spills ? keyCap.width + row.spacing : 0))
                elide: Text.ElideRight
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.font(11)
                text: root.sub
                quiet: true
                px: Theme.japanese ? 11 : 12
                color: root.usable && root.go ? Theme.goText : root.usable && root.primary ? Theme.ink2 : Theme.text2
            }

            Strip {
                id: signs

                visible: root.drawn
                width: Math.min(natural, root.room)
                size: 15
                tokens: root.strip ?? []
                tone: root.tone
            }
        }

        Rectangle {
            id: keyCap

            visible: root.key !== ""
            y: root.spills ? 0 : root.rises ? row.height - height : Theme.snap((row.height - height) / 2)
            width: Math.max(Theme.px(18), cap.implicitWidth + Theme.px(8))
            height: Theme.px(18)
            radius: Theme.px(5)
            color: !root.usable ? "transparent" : root.go ? Theme.goKey : root.primary ? "#E3E8F2" : Theme.panelLo

            Txt {
                id: cap

                anchors.centerIn: parent
                text: root.key
                quiet: true
                numeral: true
                px: 11
                color: root.usable && root.go ? Theme.goText : root.usable && root.primary ? Theme.ink2 : Theme.text2
            }
        }
    }

    Component.onCompleted: Tips.keep(root)
    Component.onDestruction: Tips.forget(root)

    Tip {
        target: root
        text: !root.asked ? "" : root.usable ? root.tip : root.why
    }
}
