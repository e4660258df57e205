import QtQuick
import Gizmos.Ui

// A number that is to be seen from afar, with what it counts below it.
Rectangle {
    id: figure

    property string value
    property string label
    property string icon
    property bool word: false

    width: Theme.px(140)
    height: Theme.px(84)
    radius: Theme.px(12)
    color: Theme.column
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1: %2").arg(figure.label).arg(figure.value)

    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(12)
        height: Theme.px(32)
        spacing: Theme.px(8)

        Glyph {
            anchors.verticalCenter: parent.verticalCenter
            visible: figure.icon !== ""
            icon: figure.icon
            size: figure.word ? 20 : 24
        }

        Txt {
            anchors.verticalCenter: parent.verticalCenter
            text: figure.value
            quiet: true
            // Words are longer than numbers
            px: figure.word ? 16 : 26
            numeral: !figure.word
            strong: figure.word
        }
    }

    Txt {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(52)
        width: Math.min(implicitWidth, parent.width - Theme.px(12))
        text: figure.label
        quiet: true
        px: 12
        color: Theme.text2
        elide: Text.ElideRight
    }
}
