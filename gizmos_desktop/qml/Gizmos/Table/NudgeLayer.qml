import QtQuick
import Gizmos.Models
import Gizmos.Ui

// The tips of the first games on the table.
PointLayer {
    id: layer

    required property NudgeModel nudge
    property bool barred: false // something else is said or looked at

    readonly property Item area: open ? said : null

    open: nudge.code !== "" && !barred
    what: nudge.target
    bubble: said
    rings: false

    NudgeBubble {
        id: said

        objectName: "nudge"
        nudge: layer.nudge
    }
    Connections {
        target: layer.nudge

        function onCodeChanged(): void {
            if (layer.open)
                Says.say(layer, layer.nudge.text);
        }
    }
}
