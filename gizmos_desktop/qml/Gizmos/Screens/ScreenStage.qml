import QtQuick
import Gizmos.Ui

// A full screen: its content lies on a 1280 x 720 stage (in units of Theme.u) in the middle of the window, or on one of 900 x 1400 where
// the window is taller than wide; what belongs to the whole width (shelves) goes to `back`, what lies over all (dialogs) to `over`.
FocusScope {
    id: stage

    property string title
    // There is a form of it for windows that are taller than wide; else it is made smaller there as a whole
    property bool upright: false
    readonly property bool tall: Theme.tall && upright
    default property alias content: board.data
    property alias back: behind.data
    property alias over: above.data
    readonly property alias board: board
    // Where messages may lie, on the stage in design pixels: no title, no button is there
    property rect free: stage.tall ? Qt.rect(200, 8, 640, 68) : Qt.rect(300, 8, 680, 68)
    readonly property rect noticeRoom: Qt.rect(width / 2 + (Theme.px(free.x) - board.width / 2) * board.scale, height / 2 + (Theme.px(free.y) - board.height / 2) * board.scale, Theme.px(free.width) * board.scale, Theme.px(free.height) * board.scale)

    anchors.fill: parent
    Accessible.role: Accessible.Pane
    Accessible.name: stage.title

    Item {
        id: behind

        anchors.fill: parent
    }

    Item {
        id: board

        width: Theme.px(stage.tall ? 900 : 1280)
        height: Theme.px(stage.tall ? 1400 : 720)
        scale: Theme.tall && !stage.upright ? 900 / 1280 : 1
        anchors.centerIn: parent
    }

    Item {
        id: above

        anchors.fill: parent
    }
}
