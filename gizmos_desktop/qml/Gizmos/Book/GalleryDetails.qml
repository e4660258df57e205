pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Ui

// The chosen card large, its rule in words, and what is known of it. In a wide room the words stand beside the card.
Panel {
    id: root

    required property GalleryModel gallery
    property string cardId
    readonly property bool wide: width > Theme.px(500)
    readonly property var face: CardBook.revision >= 0 && cardId !== "" ? CardBook.card(cardId) : ({})
    readonly property var facts: gallery.stamp >= 0 && cardId !== "" ? gallery.about(cardId) : ({})

    signal rulesRequested(string topic)

    r: 18
    Accessible.role: Accessible.Pane
    Accessible.name: face.name ?? ""
    Accessible.description: [facts.words ?? "", ...(facts.lines ?? []).map(line => line.text)].join("\n")

    GizmoCard {
        id: card

        visible: root.cardId !== ""
        x: root.wide ? Theme.px(24) : Theme.snap((root.width - width) / 2)
        y: Theme.px(root.wide ? 22 : 20)
        k: root.wide ? 1.9 : Math.min(2.1, (root.height / Theme.u - 300) / 132)
        interactive: false
        card: root.face
    }

    Column {
        visible: card.visible
        x: root.wide ? card.x + card.width + Theme.px(32) : Theme.px(20)
        y: root.wide ? card.y + Theme.px(8) : card.y + card.height + Theme.px(14)
        width: root.width - x - Theme.px(20)
        spacing: Theme.px(10)

        Txt {
            width: parent.width
            text: root.facts.words ?? ""
            px: text.length > 60 ? 16 : 18
            strong: true
            wrapMode: Text.Wrap
            horizontalAlignment: root.wide ? Text.AlignLeft : Text.AlignHCenter
        }

        Rectangle {
            width: parent.width
            height: 1
            color: Theme.line
        }

        Repeater {
            model: root.facts.lines ?? []

            Row {
                id: line

                required property var modelData

                width: parent?.width ?? 0
                spacing: Theme.px(10)

                Glyph {
                    y: Theme.px(1)
                    icon: line.modelData.icon
                    size: 18
                    tone: "text2"
                }

                Txt {
                    width: line.width - Theme.px(28)
                    text: line.modelData.text
                    px: 14
                    wrapMode: Text.Wrap
                }
            }
        }

        Txt {
            text: root.facts.number ?? ""
            px: 12
            color: Theme.text2
        }
    }

    Btn {
        objectName: "gallery_rules"
        visible: card.visible
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.px(16)
        icon: "book"
        px: 14
        label: qsTr("How it works")
        onActivated: root.rulesRequested("gizmo " + root.cardId)
    }
}
