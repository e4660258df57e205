pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Ui

// One setting: its name and what it does at the left, its control at the right.
Item {
    id: line

    property string label
    property string sub
    property bool last: false
    default property alias control: place.data

    width: parent?.width ?? 0
    // A page of many lines has lower ones
    height: Theme.px(Math.min(67, 536 / (parent?.children.length ?? 1)))

    Column {
        width: parent.width - place.width - Theme.px(24)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(1)

        Txt {
            width: parent.width
            text: line.label
            px: 16
            strong: true
            elide: Text.ElideRight
        }

        Txt {
            visible: line.sub !== ""
            width: parent.width
            text: line.sub
            px: 12
            color: Theme.text2
            wrapMode: Text.WordWrap
            maximumLineCount: 2
            elide: Text.ElideRight
        }
    }

    Item {
        id: place

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        width: childrenRect.width
        height: childrenRect.height
    }

    Rectangle {
        visible: !line.last
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.line
    }
}
