pragma Singleton
import QtQuick

// Words that the components need for screen readers and captions.
QtObject {
    function energy(e: string): string {
        switch (e) {
        case "red":
            return qsTr("Heat");
        case "yellow":
            return qsTr("Electric");
        case "blue":
            return qsTr("Atomic");
        case "black":
            return qsTr("Battery");
        case "any":
            return qsTr("any energy");
        case "rand":
            return qsTr("random energy");
        default:
            return "";
        }
    }

    function level(n: int): string {
        return qsTr("Level %1").arg(n);
    }
}
