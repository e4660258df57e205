import QtQuick
import Gizmos.Ui

// A full screen: its content lies on a 1280 x 720 stage (in units of Theme.u) in the middle of the window; what belongs to
// the whole width (shelves) goes to `back`, what lies over all (dialogs) to `over`.
FocusScope {
    id: stage

    property string title
    default property alias content: board.data
    property alias back: behind.data
    property alias over: above.data
    readonly property alias board: board
    // Where messages may lie, on the stage in design pixels: no title, no button is there
    property rect free: Qt.rect(300, 8, 680, 68)
    readonly property rect noticeRoom: Qt.rect(board.x + Theme.px(free.x), board.y + Theme.px(free.y), Theme.px(free.width), Theme.px(free.height))

    anchors.fill: parent
    Accessible.role: Accessible.Pane
    Accessible.name: stage.title

    Item {
        id: behind

        anchors.fill: parent
    }

    Item {
        id: board

        width: Theme.px(1280)
        height: Theme.px(720)
        anchors.centerIn: parent
    }

    Item {
        id: above

        anchors.fill: parent
    }
}
