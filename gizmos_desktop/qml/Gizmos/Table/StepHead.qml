pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Ui

// Head of the research dialog: what it is, that only this person sees it, and which of the two steps it is.
Item {
    id: head

    required property string title
    required property int step // 1 keep one, 2 order of the rest

    height: Theme.px(32)

    Row {
        x: Theme.px(24)
        height: parent.height
        spacing: Theme.px(9)
        Glyph {
            anchors.verticalCenter: parent.verticalCenter
            icon: "research"
            size: 20
        }
        Txt {
            anchors.verticalCenter: parent.verticalCenter
            text: head.title
            px: 20
            strong: true
        }
        Item {
            width: Theme.px(6)
            height: 1
        }
        Glyph {
            anchors.verticalCenter: parent.verticalCenter
            icon: "eye"
            size: 16
            tone: "text2"
        }
        Txt {
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Only you see these cards")
            px: 13
            color: Theme.text2
        }
    }
    Row {
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(24)
        height: parent.height
        spacing: Theme.px(8)
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("Step %1 of 2").arg(head.step)
        Repeater {
            model: [qsTr("Keep one"), qsTr("Order of the rest")]
            Row {
                id: part
                required property string modelData
                required property int index
                readonly property bool here: index === head.step - 1
                readonly property bool done: index < head.step - 1
                height: parent?.height ?? 0
                spacing: Theme.px(6)
                Rectangle {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: part.index > 0
                    width: Theme.px(26)
                    height: Theme.px(3)
                    radius: height / 2
                    color: head.step === 2 ? Theme.go : Theme.line
                }
                Rectangle {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.px(22)
                    height: width
                    radius: width / 2
                    color: part.here ? Theme.go : "transparent"
                    border.width: Theme.px(2)
                    border.color: part.here || part.done ? Theme.go : Theme.line
                    Txt {
                        quiet: true
                        anchors.centerIn: parent
                        visible: !part.done
                        text: part.index + 1
                        px: 12
                        numeral: true
                        color: part.here ? Theme.goText : Theme.text2
                    }
                    Glyph {
                        anchors.centerIn: parent
                        visible: part.done
                        icon: "check"
                        size: 12
                        tone: "go"
                    }
                }
                Txt {
                    quiet: true
                    anchors.verticalCenter: parent.verticalCenter
                    text: part.modelData
                    px: 13
                    strong: part.here
                    color: part.here ? Theme.text : Theme.text2
                }
            }
        }
    }
}
