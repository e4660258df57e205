import QtQuick
import Gizmos.Ui

// Over the table while something lies on it: nothing below is hit.
Rectangle {
    opacity: Theme.overlay
    color: Theme.scrim

    MouseArea {
        anchors.fill: parent
        acceptedButtons: Qt.AllButtons
        hoverEnabled: true
        onWheel: wheel => wheel.accepted = true
    }
}
