import QtQuick
import Gizmos.Models
import Gizmos.Ui

// The guided game on the table: its bubble, and the ring around what the bubble points at.
PointLayer {
    id: layer

    required property LessonModel lesson
    property bool barred: false // somebody only looks at the table

    signal leaveRequested
    signal arrived // at a step: the keyboard may come

    readonly property Item area: open ? said : null
    // Where the keyboard belongs; null while nothing is said
    readonly property Item home: !open ? null : lesson.decides && target instanceof Usable ? target : said.entry

    open: lesson.shown && !barred
    what: lesson.target
    bubble: said

    // A step has begun: it is said, and the keyboard goes to what it is about.
    function say(): void {
        if (!open)
            return;
        refresh();
        Says.say(layer, Names.sentences([lesson.title, lesson.text, lesson.task]));
        arrived();
    }

    CoachBubble {
        id: said

        objectName: "coach"
        lesson: layer.lesson
        wide: layer.panel !== null
        onLeaveRequested: layer.leaveRequested()
    }
    Connections {
        target: layer.lesson

        function onKeyChanged(): void {
            Qt.callLater(layer.say);
        }
        function onShownChanged(): void {
            Qt.callLater(layer.say);
        }
        function onRefusedAgain(): void {
            Says.say(layer, Names.sentences([layer.lesson.refusal, layer.lesson.task]));
        }
    }
}
