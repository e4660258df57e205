pragma ComponentBehavior: Bound
import QtQuick

// A sunken field for a name or a number. `problem` (a sentence) marks a fault.
Rectangle {
    id: root

    property alias text: input.text
    property alias maximumLength: input.maximumLength
    property alias validator: input.validator
    readonly property alias input: input
    property string placeholder: ""
    property string label: ""
    property string problem: ""
    property real px: 15
    // Design pixels at the right that something else has
    property real taken: problem !== "" ? 22 : 0
    readonly property bool ringed: input.activeFocus

    signal edited(string text)
    signal accepted

    implicitWidth: Theme.px(200)
    implicitHeight: Theme.px(44)
    width: implicitWidth
    height: implicitHeight
    radius: Theme.px(12)
    color: Theme.panelLo
    border.width: problem !== "" ? Theme.px(2) : 1
    border.color: problem !== "" ? Theme.text : Theme.line

    TextInput {
        id: input

        anchors.fill: parent
        anchors.leftMargin: Theme.px(12)
        anchors.rightMargin: Theme.px(12 + root.taken)
        verticalAlignment: TextInput.AlignVCenter
        clip: true
        maximumLength: 24
        activeFocusOnTab: true
        selectByMouse: true
        font.family: Theme.body
        font.pixelSize: Theme.font(root.px)
        color: Theme.text
        selectionColor: Theme.go
        selectedTextColor: Theme.goText
        renderType: TextInput.QtRendering
        cursorDelegate: Rectangle {
            width: Theme.px(2)
            color: Theme.text
            visible: input.activeFocus
        }
        Accessible.role: Accessible.EditableText
        Accessible.name: root.label
        Accessible.description: root.problem
        Accessible.focusable: true
        onTextEdited: root.edited(text)
        onAccepted: root.accepted()
        onActiveFocusChanged: {
            if (activeFocus)
                selectAll();
            else
                deselect();
        }
    }

    Txt {
        anchors.fill: input
        visible: input.text === "" && input.preeditText === ""
        text: root.placeholder
        quiet: true
        px: root.px
        color: Theme.text2
        elide: Text.ElideRight
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.font(11)
    }

    Glyph {
        visible: root.problem !== ""
        x: root.width - width - Theme.px(10)
        y: Theme.snap((root.height - height) / 2)
        icon: "info"
        size: 18
    }

    FocusRing {
        visible: root.ringed
        r: 12
        gap: 3
    }
}
