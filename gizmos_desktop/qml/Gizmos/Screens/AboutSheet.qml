pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Ui

// What this program is, its version and its licences.
DialogFrame {
    id: sheet

    property string version
    readonly property list<string> paragraphs: [qsTr("Gizmos Desktop is a fan-made program for the board game Gizmos (2018). It is not made by, nor connected with, the publisher or the author of the game; all pictures and texts are its own."), qsTr("The program is free software under the GNU General Public License, version 3 or later. You may use, study, share and change it; it comes without any warranty."), qsTr("It is built with Python, Qt and PySide6 (GNU Lesser General Public License, version 3). The fonts Fredoka, Figtree and M PLUS Rounded 1c are under the SIL Open Font License 1.1."), qsTr("It plays offline. It sends nothing to anybody.")]

    title: qsTr("Gizmos Desktop %1").arg(sheet.version)
    w: 640
    h: 316
    first: words
    closeName: "about_close"

    Column {
        id: words

        x: Theme.px(28)
        y: Theme.px(10)
        width: Theme.px(584)
        spacing: Theme.px(14)
        activeFocusOnTab: true
        Accessible.role: Accessible.StaticText
        Accessible.name: sheet.paragraphs.join("\n")

        Repeater {
            model: sheet.paragraphs

            Txt {
                required property string modelData

                width: words.width
                text: modelData
                px: 15
                wrapMode: Text.WordWrap
                Accessible.ignored: true
            }
        }
    }
}
