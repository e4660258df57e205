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
