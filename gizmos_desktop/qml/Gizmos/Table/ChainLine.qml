pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Ui

// The chain of this turn: a mint line that grows to the right, one white bead per step, open sockets for what is ready now.
// When it would grow beyond its room, the oldest beads fold into one that counts them; then the sockets show only their keys, and those that
// have no room even so are counted: their plates can be used all the same.
Item {
    id: line

    required property RowList chain // BeadRows
    required property RowList ready // ReadyRows
    property real room: 400 // pixels
    property int folded: 0
    property bool brief: false
    property int without: 0 // sockets without room
    property real fullWidth: 0 // what it would take without folding

    signal used(string card)

    implicitWidth: beads.implicitWidth
    implicitHeight: Theme.px(44)

    // Folds as many of the oldest beads as it takes to fit the room.
    function fold(): void {
        const gap = Theme.px(20);
        let total = -gap;
        const widths = [];
        for (let i = 0; i < steps.count; ++i) {
            const bead = steps.itemAt(i);
            widths.push(bead ? bead.width : 0);
            total += widths[i] + gap;
        }
        let open = 0;
        for (let i = 0; i < sockets.count; ++i) {
            const socket = sockets.itemAt(i) as Socket;
            open += (socket ? socket.whole : 0) + Theme.px(20);
        }
        total += open;
        fullWidth = Math.max(0, total);
        let n = 0;
        let sum = total;
        while (sum > room && n < widths.length) {
            sum -= widths[n] + gap;
            if (n === 0)
                sum += more.width + gap;
            ++n;
        }
        folded = n;
        brief = sum > room;
        const each = Theme.px(44 + 8);
        without = brief ? Math.max(0, sockets.count - Math.max(1, Math.floor((room - (sum - open) - more.width) / each))) : 0;
    }
    onRoomChanged: Qt.callLater(fold)

    Rectangle {
        visible: beads.implicitWidth > Theme.px(40)
        x: Theme.px(6)
        anchors.verticalCenter: parent.verticalCenter
        width: beads.implicitWidth - Theme.px(20)
        height: Theme.px(4)
        radius: height / 2
        color: Theme.go
        opacity: 0.78
    }
    Row {
        id: beads
        height: parent.height
        spacing: Theme.px(line.brief ? 8 : 20)

        Bead {
            id: more
            anchors.verticalCenter: parent.verticalCenter
            visible: line.folded > 0
            more: line.folded
        }
        Repeater {
            id: steps
            model: line.chain
            onCountChanged: Qt.callLater(line.fold)
            Bead {
                id: bead
                property real come: 1
                // A new step slides onto the line
                opacity: come
                transform: Translate {
                    x: -Theme.px(26) * (1 - bead.come)
                }
                Component.onCompleted: {
                    if (OnTheWay.pace > 0 && index === line.chain.count - 1)
                        coming.restart();
                }
                NumberAnimation {
                    id: coming
                    target: bead
                    property: "come"
                    from: 0
                    to: 1
                    duration: OnTheWay.ms(160)
                    easing.type: Easing.OutCubic
                }
                Connections {
                    target: OnTheWay
                    enabled: coming.running
                    function onSkipped(): void {
                        coming.complete();
                    }
                }
                required property int index
                required property string text
                required tokens
                Accessible.role: Accessible.StaticText
                Accessible.name: text
                anchors.verticalCenter: parent?.verticalCenter
                visible: index >= line.folded
                onWidthChanged: Qt.callLater(line.fold)
            }
        }
        Repeater {
            id: sockets
            model: line.ready
            onItemAdded: beads.forceLayout()
            onCountChanged: Qt.callLater(line.fold)
            Socket {
                required property int index
                required property string card
                required property string hotkey
                required tokens
                required property string text
                key: hotkey
                label: text
                objectName: "ready_" + card
                brief: line.brief
                visible: index < sockets.count - line.without
                anchors.verticalCenter: parent?.verticalCenter
                onWholeChanged: Qt.callLater(line.fold)
                onActivated: line.used(card)
            }
        }
        Bead {
            anchors.verticalCenter: parent.verticalCenter
            visible: line.without > 0
            more: line.without
        }
    }
}
