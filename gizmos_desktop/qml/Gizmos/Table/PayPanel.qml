pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Ui

// Paying: the card, the flow of the chosen payment (ring -> converters -> cost), all legal payments best first. Confirm and cancel
// stand in the action bar.
Panel {
    id: panel

    required property PayModel pay
    signal confirmRequested

    readonly property alias list: list
    readonly property var info: CardBook.revision >= 0 && pay.card !== "" ? CardBook.card(pay.card) : null
    property var lanes: []
    // In a narrow window the options stand below
    readonly property bool tall: Theme.tall
    readonly property real shift: tall ? 48 : 0
    // Lanes share 336 design pixels by how many marbles they show.
    readonly property real marbles: lanes.reduce((sum, lane) => sum + weight(lane), 0)

    r: 18
    depth: 2
    Accessible.role: Accessible.Dialog
    Accessible.name: pay.title
    // Lanes are made in a turn of their own, after the options
    Component.onCompleted: {
        Qt.callLater(showLanes);
        Qt.callLater(reveal);
    }

    function weight(lane: var): real {
        return 1 + Math.max(1, lane.from.length, lane.out.length);
    }
    function roomOf(index: int): real {
        return Math.min(136, 336 * weight(lanes[index]) / marbles) - 12;
    }
    function yOf(index: int): real {
        let y = 0;
        for (let i = 0; i < index; ++i)
            y += roomOf(i) + 12;
        return y;
    }
    function showLanes(): void {
        lanes = pay.lanes;
    }
    // The chosen option is always in sight.
    function reveal(): void {
        list.positionViewAtIndex(pay.chosen, ListView.Contain);
    }
    // Where Tab and the first key go: to the chosen option.
    function entry(): Item {
        reveal();
        return list.itemAtIndex(pay.chosen);
    }
    // A key that walks through the options; false if it leads out of them.
    function walk(key: int): bool {
        const inside = Window.activeFocusItem instanceof PayOption;
        const page = Math.max(1, Math.floor(list.height / Theme.px(122)));
        const last = list.count - 1;
        let to = pay.chosen;
        switch (key) {
        case Qt.Key_Up:
            to -= 1;
            break;
        case Qt.Key_Down:
            to += 1;
            break;
        case Qt.Key_Home:
            to = 0;
            break;
        case Qt.Key_End:
            to = last;
            break;
        case Qt.Key_PageUp:
            to = Math.max(0, to - page);
            break;
        case Qt.Key_PageDown:
            to = Math.min(last, to + page);
            break;
        default:
            return false;
        }
        if (!inside && (key === Qt.Key_Up || key === Qt.Key_Down) || to < 0 || to > last)
            return false;
        list.positionViewAtIndex(to, ListView.Contain);
        (list.itemAtIndex(to) as PayOption)?.take();
        return true;
    }

    component Caption: Txt {
        px: 13
        color: Theme.text2
    }

    Txt {
        x: Theme.px(24)
        y: Theme.px(14)
        width: Theme.px(244)
        elide: Text.ElideRight
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.font(14)
        text: panel.pay.title
        px: 20
        strong: true
    }
    GizmoCard {
        x: Theme.px(24)
        y: Theme.px(52)
        k: 2.05
        card: panel.info ?? ({})
        interactive: false
    }
    Txt {
        x: Theme.px(24)
        y: Theme.px(332)
        width: Theme.px(214)
        text: panel.info ? panel.info.words : ""
        px: 13
        color: Theme.text2
        wrapMode: Text.WordWrap
        horizontalAlignment: Text.AlignHCenter
    }
    Caption {
        x: Theme.px(282 + panel.shift)
        y: Theme.px(18)
        text: qsTr("From your ring")
    }
    Caption {
        x: Theme.px(498 + panel.shift) - width / 2
        y: Theme.px(18)
        visible: panel.lanes.some(lane => lane.converters.length > 0)
        text: qsTr("Converters at work")
    }
    Caption {
        x: Theme.px(748 + panel.shift) - width
        y: Theme.px(18)
        text: qsTr("Counts as")
    }
    Repeater {
        model: panel.lanes.length
        PayLane {
            required property int index
            flow: panel.lanes[index] ?? ({
                    from: [],
                    converters: [],
                    out: [],
                    changed: []
                })
            room: panel.lanes[index] ? panel.roomOf(index) : 40
            x: Theme.px(268 + panel.shift)
            y: Theme.px(48 + panel.yOf(index))
        }
    }
    Row {
        x: Theme.px(268 + panel.shift)
        y: Theme.px(384)
        width: Theme.px(480)
        height: Theme.px(34)
        layoutDirection: Qt.RightToLeft
        spacing: Theme.px(10)
        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: cost.implicitWidth + Theme.px(22)
            height: Theme.px(28)
            radius: Theme.px(9)
            color: Theme.energy(panel.pay.color !== "" ? panel.pay.color : "any")
            Row {
                id: cost
                anchors.centerIn: parent
                spacing: Theme.px(5)
                Txt {
                    anchors.verticalCenter: parent.verticalCenter
                    text: panel.pay.sum
                    px: 17
                    numeral: true
                    color: Theme.on(panel.pay.color !== "" ? panel.pay.color : "any")
                }
                Glyph {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: panel.pay.color !== "" && panel.pay.color !== "any"
                    icon: visible ? panel.pay.color : ""
                    tone: visible ? Theme.onTone(panel.pay.color) : "text"
                    size: 17
                }
                Pip {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: panel.pay.color === "any"
                    energy: "any"
                    size: 17
                }
            }
        }
        Txt {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, Theme.px(470) - cost.implicitWidth - Theme.px(30))
            elide: Text.ElideRight
            text: panel.pay.line
            px: 13
            color: Theme.text2
        }
    }
    Caption {
        x: panel.tall ? Theme.px(206) : Theme.px(774)
        y: Theme.px(panel.tall ? 438 : 18)
        text: panel.pay.offered
    }
    // There may be hundreds of options: only those in sight are made. The frame leaves room for the ring around them.
    Item {
        id: frame
        x: Theme.px(panel.tall ? 196 : 764)
        y: Theme.px(panel.tall ? 460 : 40)
        width: Theme.px(476)
        height: panel.tall ? panel.height - y - Theme.px(8) : Theme.px(374)
        clip: list.contentHeight > list.height
        ListView {
            id: list
            anchors.fill: parent
            anchors.margins: Theme.px(8)
            model: panel.pay.options
            currentIndex: -1 // the model knows which one is chosen
            spacing: Theme.px(10)
            cacheBuffer: 0
            reuseItems: true
            keyNavigationEnabled: false // TableKeys walks
            boundsBehavior: Flickable.StopAtBounds
            interactive: contentHeight > height
            delegate: PayOption {
                id: option
                required property int index
                required property var model
                objectName: "pay_" + index
                reason: model.why
                chosen: panel.pay.chosen === index
                ListView.onPooled: option.visible = false // out of the way of mouse, keys and assistive tools
                ListView.onReused: option.visible = true
                onActivated: {
                    // Enter on the chosen one pays; a click only chooses
                    if (chosen && Theme.keyboard)
                        panel.confirmRequested();
                    else
                        panel.pay.choose(index);
                }
                onActiveFocusChanged: {
                    if (activeFocus)
                        panel.pay.choose(index);
                }
            }
        }
    }
    ScrollBar {
        parent: panel
        x: frame.x + Theme.px(472)
        y: frame.y + Theme.px(8)
        height: list.height
        visible: list.interactive
        flick: list
    }
    Connections {
        target: panel.pay
        function onChosenChanged(): void {
            panel.reveal();
        }
        // In a turn of its own: all marbles are made anew
        function onLanesChanged(): void {
            Qt.callLater(panel.showLanes);
        }
    }
}
