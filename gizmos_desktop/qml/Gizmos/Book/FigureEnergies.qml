pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Ui

// The kinds of Energy: a sphere of each, its symbol and name.
Flow {
    id: root

    property var parts: []

    spacing: Theme.px(28)

    Repeater {
        model: root.parts

        Row {
            id: kind

            required property var modelData

            spacing: Theme.px(8)

            Marble {
                energy: kind.modelData.colors[0]
                size: 46
            }

            Pip {
                anchors.verticalCenter: parent.verticalCenter
                energy: kind.modelData.colors[0]
                size: 24
            }

            Marked {
                anchors.verticalCenter: parent.verticalCenter
                words: kind.modelData.text
                marks: kind.modelData.marks
                px: 16
                quiet: true
            }
        }
    }
}
