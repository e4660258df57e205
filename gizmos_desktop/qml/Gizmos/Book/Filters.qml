pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Ui

// What the gallery shows: level, kind, energy, seen or not. Within a group each choice adds to what is shown.
Flow {
    id: root

    required property GalleryModel gallery

    spacing: Theme.px(14)

    Btn {
        objectName: "gallery_all"
        h: 44
        pad: 32
        px: 14
        label: qsTr("All")
        tip: qsTr("Show all Gizmos")
        usable: root.gallery.filtered
        why: qsTr("All Gizmos are shown.")
        onActivated: root.gallery.showAll()
    }

    Repeater {
        model: root.gallery.groups

        Row {
            id: group

            required property var modelData

            spacing: Theme.px(6)
            Accessible.role: Accessible.Grouping

            Repeater {
                model: group.modelData

                FilterBtn {
                    required property var modelData

                    objectName: "gallery_" + modelData.code
                    icon: modelData.icon
                    energy: modelData.group === "energy" ? modelData.code : ""
                    label: modelData.label
                    chosen: root.gallery.chosen.indexOf(modelData.group + " " + modelData.code) >= 0
                    onActivated: root.gallery.toggle(modelData.group, modelData.code)
                }
            }
        }
    }

    Segment {
        readonly property list<string> codes: ["", "seen", "unseen"]

        visible: root.gallery.inGame
        label: qsTr("In this game")
        items: [qsTr("All"), qsTr("Seen"), qsTr("Unseen")]
        names: ["gallery_any", "gallery_seen", "gallery_unseen"]
        at: codes.indexOf(root.gallery.seen)
        onPicked: index => root.gallery.seen = codes[index]
    }
}
