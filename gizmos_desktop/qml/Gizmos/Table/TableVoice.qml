import QtQuick
import Gizmos.Models
import Gizmos.Ui

// What the table says by itself: every move, then what is due and whose it is. At a hand-over that screen has the words.
Item {
    id: voice

    required property TableModel table

    function due(): void {
        if (voice.table.mode !== "handover")
            Says.say(voice.parent, voice.table.prompt);
    }

    Component.onCompleted: voice.due()

    Connections {
        target: voice.table

        function onPromptChanged(): void {
            voice.due();
        }
        function onTold(text: string): void {
            Says.say(voice.parent, text);
        }
    }
}
