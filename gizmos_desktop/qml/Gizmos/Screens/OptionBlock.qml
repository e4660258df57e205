import QtQuick
import Gizmos.Ui

// A control with its caption above it.
Column {
    id: block

    property string caption

    spacing: Theme.px(6)

    Txt {
        text: block.caption
        px: 13
        color: Theme.text2
    }
}
