pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Ui

// What a kept game looked like; where there is no picture, the robots of its seats.
Rectangle {
    id: picture

    property url source
    property var seats: []
    readonly property bool found: image.status === Image.Ready

    radius: Theme.px(10)
    color: Theme.dark ? Theme.backBot : Theme.panelLo
    clip: true

    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.verticalCenter: parent.verticalCenter
        visible: !picture.found
        spacing: picture.width * 0.02

        Repeater {
            model: picture.seats

            Robot {
                required property var modelData

                seat: modelData.seat
                h: Math.min(picture.height * 0.7, picture.width * 0.25) / Theme.u
            }
        }
    }

    Image {
        id: image

        anchors.fill: parent
        source: picture.source
        fillMode: Image.PreserveAspectCrop
        smooth: true
        mipmap: true
        asynchronous: true
        sourceSize.width: Math.ceil(picture.width * Theme.ratio)
        visible: picture.found
    }
}
