import QtQuick
import Gizmos.Ui

// A number that counts up or down to its value.
Txt {
    id: rolling

    property int value: 0
    property real seen: value

    quiet: true
    numeral: true
    text: Math.round(seen)

    Behavior on seen {
        enabled: OnTheWay.pace > 0

        NumberAnimation {
            duration: OnTheWay.ms(400)
            easing.type: Easing.OutQuad
        }
    }
}
