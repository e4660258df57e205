import QtQuick
import Gizmos.Ui

// A setting that is on or off.
SettingLine {
    id: line

    property string name
    property bool on

    signal flipped

    Toggle {
        objectName: "settings_" + line.name
        on: line.on
        label: line.label
        hint: line.sub
        onActivated: line.flipped()
    }
}
