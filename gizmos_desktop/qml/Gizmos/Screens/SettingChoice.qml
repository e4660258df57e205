import QtQuick
import Gizmos.Ui

// A setting that is one of a few: `codes` are its values, `items` how they are called.
SettingLine {
    id: line

    property string name
    property list<string> codes
    property list<string> items
    property string value

    signal picked(string code)

    Segment {
        items: line.items
        names: line.codes.map(code => "settings_" + line.name + "_" + (code === "" ? "system" : code))
        at: line.codes.indexOf(line.value)
        label: line.label
        onPicked: index => line.picked(line.codes[index])
    }
}
