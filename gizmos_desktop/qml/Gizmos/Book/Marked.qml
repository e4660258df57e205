import QtQuick
import Gizmos.Ui

// A text of the rulebook, in which what is looked for is marked: underlined and in mint.
Txt {
    id: root

    property string words
    // [[start, end], ...] in `words`
    property var marks: []
    readonly property bool marked: (marks ?? []).length > 0

    function safe(piece: string): string {
        return piece.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
    }

    function dressed(): string {
        let found = "";
        let at = 0;
        for (const [start, end] of marks) {
            found += safe(words.slice(at, start)) + "<u><font color=\"" + Theme.go + "\">" + safe(words.slice(start, end)) + "</font></u>";
            at = end;
        }
        return found + safe(words.slice(at));
    }

    text: marked ? dressed() : words
    textFormat: marked ? Text.StyledText : Text.PlainText
    wrapMode: Text.Wrap
    Accessible.name: words
}
