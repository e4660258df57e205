pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Gizmos.Models
import Gizmos.Ui

// Beside a card: the card large, its rule in words, what building or filing it would trigger, and the two actions themselves.
// Clicks do not fall through; the pointer may rest on the buttons without the view going away.
Item {
    id: view

    required property string cardId
    required property var facts // TableModel.about(cardId)
    property bool actions: true // File and Build are offered
    property real pointerX: -1 // pixels from the left edge, -1: no pointer
    property bool pointerUp: false // the card lies above

    signal fileActivated
    signal buildActivated
    signal rulesActivated
    signal dismissed

    readonly property bool held: holder.hovered || reader.hovered
    // Why not, in words: one line if it is the same for both, and then there is nothing to press.
    readonly property string fileWhy: actions && !(facts.canFile ?? false) ? facts.fileWhy ?? "" : ""
    readonly property string buildWhy: actions && !(facts.canBuild ?? false) ? facts.buildWhy ?? "" : ""
    readonly property bool neither: fileWhy !== "" && fileWhy === buildWhy
    readonly property var reasons: neither ? [
        {
            icon: "",
            why: fileWhy
        }
    ] : [
        {
            icon: "file",
            why: fileWhy
        },
        {
            icon: "build",
            why: buildWhy
        }
    ].filter(row => row.why !== "")
    // The one thing that is possible, if it is one
    readonly property Btn single: file.usable === build.usable ? null : file.usable ? file : build
    readonly property alias fileButton: file
    readonly property alias buildButton: build
    // Building and filing both trigger something: less room for the rule
    readonly property bool crowded: (facts.would ?? []).length > 1
    readonly property var info: CardBook.revision >= 0 && cardId !== "" ? CardBook.card(cardId) : null

    implicitWidth: Theme.px(456)
    implicitHeight: Theme.px(264)
    width: implicitWidth
    height: implicitHeight
    Accessible.role: Accessible.ToolTip
    Accessible.name: info ? info.name : ""
    Accessible.description: info ? info.words : ""

    MouseArea {
        anchors.fill: parent
        acceptedButtons: Qt.AllButtons
        onClicked: view.dismissed()
        onWheel: wheel => wheel.accepted = true
    }
    Panel {
        anchors.fill: parent
        r: 18
        depth: 2.2
        Rectangle {
            anchors.fill: parent
            radius: Theme.px(18)
            color: "transparent"
            border.width: 1
            border.color: Theme.line
        }
    }
    Shape {
        visible: view.pointerX >= 0
        x: view.pointerX - width / 2
        y: view.pointerUp ? -height + 2 : view.height - 2
        width: Theme.px(24)
        height: Theme.px(12)
        rotation: view.pointerUp ? 180 : 0
        ShapePath {
            strokeWidth: 0
            strokeColor: "transparent"
            fillColor: Theme.panel
            startX: 0
            startY: 0
            PathLine {
                x: Theme.px(24)
                y: 0
            }
            PathLine {
                x: Theme.px(12)
                y: Theme.px(12)
            }
            PathLine {
                x: 0
                y: 0
            }
        }
    }
    GizmoCard {
        x: Theme.px(14)
        y: Theme.px(14)
        k: 236 / 132
        card: view.info ?? ({})
        interactive: false
    }
    Row {
        x: Theme.px(216)
        y: Theme.px(14)
        height: Theme.px(20)
        spacing: Theme.px(6)
        Glyph {
            anchors.verticalCenter: parent.verticalCenter
            icon: view.info ? view.info.kind : ""
            size: 15
            tone: "text2"
        }
        Txt {
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(174)
            elide: Text.ElideRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.font(11)
            text: view.facts.head ?? ""
            px: 12
            color: Theme.text2
        }
    }
    // As large as the rest leaves room for
    Txt {
        id: words
        x: Theme.px(216)
        y: Theme.px(36)
        width: Theme.px(226)
        height: Math.max(Theme.px(34), (buttons.visible ? buttons.y : view.height - Theme.px(6)) - y - rest.height - Theme.px(8))
        text: view.facts.words ?? ""
        px: Theme.japanese ? 15 : 17
        strong: true
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.font(12)
        lineHeight: 0.98
        verticalAlignment: Text.AlignTop
    }
    Column {
        id: rest
        x: Theme.px(216)
        y: words.y + words.contentHeight + Theme.px(view.crowded ? 4 : 8)
        width: Theme.px(226)
        Repeater {
            model: view.facts.would ?? []
            Column {
                id: would
                required property var modelData
                width: parent?.width ?? 0
                bottomPadding: Theme.px(view.crowded ? 4 : 7)
                spacing: Theme.px(view.crowded ? 2 : 4)
                Txt {
                    width: parent.width
                    elide: Text.ElideRight
                    text: would.modelData.text
                    px: 12
                    color: Theme.text2
                }
                Flow {
                    width: parent.width
                    spacing: Theme.px(5)
                    Repeater {
                        model: would.modelData.plates
                        Rectangle {
                            id: small
                            required property var modelData
                            width: strip.implicitWidth + Theme.px(16)
                            height: Theme.px(26)
                            radius: Theme.px(8)
                            color: Theme.goSoft
                            border.width: Theme.px(1.5)
                            border.color: Theme.go
                            Strip {
                                id: strip
                                anchors.centerIn: parent
                                width: implicitWidth
                                height: parent.height
                                size: 17
                                tone: "text"
                                tokens: small.modelData
                            }
                        }
                    }
                }
            }
        }
        Repeater {
            model: view.reasons
            Row {
                id: reason
                required property var modelData
                width: parent?.width ?? 0
                spacing: Theme.px(6)
                bottomPadding: Theme.px(4)
                Glyph {
                    visible: icon !== ""
                    y: Theme.px(1)
                    icon: reason.modelData.icon
                    size: 14
                    tone: "text2"
                }
                Txt {
                    width: reason.width - (reason.modelData.icon !== "" ? Theme.px(20) : 0)
                    text: reason.modelData.why
                    px: 12
                    color: Theme.text2
                    wrapMode: Text.WordWrap
                }
            }
        }
        Txt {
            width: parent.width
            visible: text !== ""
            text: view.facts.state ?? ""
            px: 13
            color: Theme.text2
            wrapMode: Text.WordWrap
        }
    }
    IconBtn {
        objectName: "large_rules"
        x: view.width - width - Theme.px(10)
        y: Theme.px(9)
        s: 30
        icon: "book"
        label: qsTr("What the rules say (F1)")
        activeFocusOnTab: false
        onActivated: view.rulesActivated()
        HoverHandler {
            id: reader
            margin: Theme.px(30)
        }
    }
    Row {
        id: buttons
        visible: view.actions && !view.neither
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(14)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(14)
        spacing: Theme.px(6)
        HoverHandler {
            id: holder
            margin: Theme.px(14)
        }
        Btn {
            id: file
            objectName: "large_file"
            width: Theme.px(98)
            icon: "file"
            label: qsTr("File")
            sub: view.facts.fileSub ?? ""
            primary: true
            go: usable && !build.usable
            pad: 6
            usable: view.facts.canFile ?? false
            why: view.facts.fileWhy ?? ""
            onActivated: view.fileActivated()
        }
        Btn {
            id: build
            objectName: "large_build"
            width: Theme.px(124)
            icon: "build"
            label: qsTr("Build")
            sub: view.facts.buildSub ?? ""
            primary: true
            go: usable && !file.usable
            pad: 6
            usable: view.facts.canBuild ?? false
            why: view.facts.buildWhy ?? ""
            onActivated: view.buildActivated()
        }
    }
}
