pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Ui

// What this program is, its version, and the licences of all that comes with it.
DialogFrame {
    id: sheet

    property string version
    readonly property list<string> paragraphs: [qsTr("Gizmos Desktop is a fan-made program for the board game Gizmos (2018). It is not made by, nor connected with, the publisher or the author of the game; all pictures and texts are its own."), qsTr("The program is free software under the GNU General Public License, version 3 or later. You may use, study, share and change it; it comes without any warranty."), qsTr("It plays offline. It sends nothing to anybody.")]
    readonly property string shipped: qsTr("What comes with it, and under which licence")
    readonly property string folder: Licences.texts === "" ? "" : qsTr("The texts of these licences are in the folder %1.").arg(Licences.texts)

    title: qsTr("Gizmos Desktop %1").arg(sheet.version)
    w: 720
    h: 520
    first: words
    closeName: "about_close"

    Flickable {
        id: words

        objectName: "about_words"
        x: Theme.px(28)
        y: Theme.px(10)
        width: Theme.px(sheet.w - 46)
        height: Theme.px(sheet.h - 84)
        contentHeight: column.height
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: true
        Keys.onUpPressed: contentY = Math.max(0, contentY - Theme.px(48))
        Keys.onDownPressed: contentY = Math.max(0, Math.min(contentHeight - height, contentY + Theme.px(48)))
        Accessible.role: Accessible.StaticText
        Accessible.name: [...sheet.paragraphs, sheet.shipped, ...Licences.parts.map(part => qsTr("%1: %2").arg(part.name).arg(part.licence)), sheet.folder].join("\n").trim()

        Column {
            id: column

            width: words.width - Theme.px(26)
            spacing: Theme.px(12)

            Repeater {
                model: sheet.paragraphs

                Txt {
                    required property string modelData

                    width: column.width
                    text: modelData
                    px: 15
                    wrapMode: Text.WordWrap
                    Accessible.ignored: true
                }
            }

            Txt {
                width: column.width
                topPadding: Theme.px(8)
                text: sheet.shipped
                px: 16
                strong: true
                wrapMode: Text.WordWrap
                Accessible.ignored: true
            }

            Column {
                width: column.width

                Repeater {
                    model: Licences.parts

                    Item {
                        id: part

                        required property int index
                        required property var modelData

                        width: column.width
                        height: Math.max(name.height, licence.height) + Theme.px(10)

                        Rectangle {
                            anchors.fill: parent
                            radius: Theme.px(6)
                            color: Theme.panelLo
                            visible: part.index % 2 === 0
                        }

                        Txt {
                            id: name

                            x: Theme.px(8)
                            y: Theme.px(5)
                            width: Theme.px(280)
                            text: part.modelData.name
                            px: 14
                            wrapMode: Text.WordWrap
                            Accessible.ignored: true
                        }

                        Txt {
                            id: licence

                            x: Theme.px(296)
                            y: Theme.px(5)
                            width: part.width - x - Theme.px(8)
                            text: part.modelData.licence
                            px: 14
                            color: Theme.text2
                            wrapMode: Text.Wrap
                            Accessible.ignored: true
                        }
                    }
                }
            }

            Txt {
                visible: text !== ""
                width: column.width
                text: sheet.folder
                px: 15
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
        }
    }

    ScrollBar {
        flick: words
    }
}
