import QtQuick
import Gizmos.Ui

// A glyph with a number, and the limit behind it small: "10/16".
Row {
    id: count

    property string icon
    property int value: 0
    property string limit: ""
    property real size: 15
    property real px: 14
    property bool quiet: false
    property bool main: false // the score: in the full colour of text

    spacing: Theme.px(3)

    Glyph {
        anchors.verticalCenter: parent.verticalCenter
        icon: count.icon
        size: count.size
        tone: count.main ? "text" : "text2"
    }
    Row {
        anchors.verticalCenter: parent.verticalCenter
        Rolling {
            id: number
            value: count.value
            px: count.px
            color: count.quiet ? Theme.text2 : Theme.text
        }
        Txt {
            quiet: true
            anchors.baseline: number.baseline
            visible: count.limit !== ""
            text: "/" + count.limit
            px: Math.max(11, count.px - 3)
            numeral: true
            color: Theme.text2
        }
    }
}
