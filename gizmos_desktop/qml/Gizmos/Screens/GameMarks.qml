import QtQuick
import Gizmos.Ui

// What is to be known of a kept game beside its state, as small tags.
Row {
    id: marks

    property bool assisted
    property bool branch
    property bool recovered

    spacing: Theme.px(6)
    visible: marks.assisted || marks.branch || marks.recovered

    component Tag: Rectangle {
        id: tag

        property string text

        width: words.implicitWidth + Theme.px(16)
        height: Theme.px(20)
        radius: height / 2
        color: Theme.panelLo
        border.width: 1
        border.color: Theme.text2

        Txt {
            id: words

            anchors.centerIn: parent
            text: tag.text
            px: 11
        }
    }

    Tag {
        visible: marks.assisted
        text: qsTr("Assisted")
    }

    Tag {
        visible: marks.branch
        text: qsTr("What if")
    }

    Tag {
        visible: marks.recovered
        text: qsTr("Recovered")
    }
}
