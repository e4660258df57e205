pragma ComponentBehavior: Bound
import QtQuick

// Text in the fonts of the style; px in design pixels.
Text {
    id: root

    property real px: 12
    // Display font
    property bool strong: false
    // Fredoka in every language
    property bool numeral: false
    // Somebody can be told the whole of what is cut
    property bool told: false
    // Not read by itself (its parent says it already)
    property bool quiet: false

    font.family: numeral ? Theme.number : strong ? Theme.display : Theme.body
    font.pixelSize: Theme.font(px)
    color: Theme.text
    verticalAlignment: Text.AlignVCenter
    textFormat: Text.PlainText
    renderType: Text.QtRendering
    onTruncatedChanged: {
        if (truncated && !told) {
            told = true;
            Cuts.tell(root);
        }
    }
    Accessible.role: Accessible.StaticText
    Accessible.name: text
    Accessible.focusable: false
    Accessible.ignored: quiet
}
