pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Ui

// One seat of the New game screen: robot, name, Person | Computer, level; or an outline that adds a seat.
Item {
    id: card

    required property SetupModel setup
    required property int index
    required property string name
    required property string kind
    required property string level
    required property string levelName
    required property string levelText
    required property string character
    required property bool empty
    required property bool canRemove
    property bool offersSeat: false
    property bool severalPersons: false
    readonly property bool computer: card.kind === "computer"

    signal confirmed

    // The screen's focus goes here first.
    function begin(): void {
        nameBox.input.focus = true;
    }

    width: Theme.px(292)
    height: Theme.px(404)

    Rectangle {
        anchors.fill: parent
        visible: card.empty
        radius: Theme.px(18)
        color: "transparent"
        border.width: Theme.px(2)
        border.color: Theme.line
        opacity: card.offersSeat ? 1 : 0.55
    }

    Panel {
        anchors.fill: parent
        visible: !card.empty
        r: 18
    }

    Txt {
        x: Theme.px(18)
        y: Theme.px(14)
        text: qsTr("Seat %1").arg(card.index + 1)
        px: 13
        color: Theme.text2
    }

    Usable {
        id: add

        objectName: visible ? "setup_add" : ""
        anchors.fill: parent
        visible: card.empty && card.offersSeat
        r: 18
        label: qsTr("Add a seat")
        hint: qsTr("Person or computer")
        onActivated: {
            card.setup.addSeat();
            nameBox.input.forceActiveFocus(Qt.OtherFocusReason);
        }

        Rectangle {
            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.px(128)
            width: Theme.px(72)
            height: width
            radius: width / 2
            color: add.hovered ? Theme.line : Theme.panelHi
            border.width: Theme.dark ? 0 : 1
            border.color: Theme.line

            Glyph {
                anchors.centerIn: parent
                icon: "plus"
                size: 32
            }
        }

        Txt {
            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.px(216)
            text: add.label
            px: 18
            strong: true
        }

        Txt {
            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.px(242)
            text: add.hint
            px: 13
            color: Theme.text2
        }
    }

    Item {
        anchors.fill: parent
        visible: !card.empty

        Robot {
            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.px(18)
            seat: card.index
            mood: card.computer ? "" : "wave"
            h: 136
        }

        TextBox {
            id: nameBox

            objectName: "setup_name_" + card.index
            x: Theme.px(18)
            y: Theme.px(162)
            width: parent.width - Theme.px(36)
            px: 18
            text: card.name
            label: qsTr("Name of seat %1").arg(card.index + 1)
            onEdited: text => card.setup.setName(card.index, text)
            onAccepted: card.confirmed()
        }

        Segment {
            x: Theme.px(18)
            y: Theme.px(212)
            width: parent.width - Theme.px(36)
            fill: true
            passEnter: true
            items: [qsTr("Person"), qsTr("Computer")]
            icons: ["person", "gizmo"]
            names: ["setup_person_" + card.index, "setup_computer_" + card.index]
            at: card.computer ? 1 : 0
            label: qsTr("Who plays seat %1").arg(card.index + 1)
            onPicked: index => card.setup.setKind(card.index, index === 0 ? "person" : "computer")
        }

        ChoiceRow {
            id: levels

            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.px(262)
            spacing: card.setup.levels.length > 4 ? Theme.px(3) : Theme.px(14)
            visible: card.computer
            choices: card.setup.levels
            Accessible.name: qsTr("Level of seat %1").arg(card.index + 1)
            onPicked: id => card.setup.setLevel(card.index, id)
            onConfirmed: card.confirmed()

            delegate: LevelTile {
                required property var modelData
                required property int index

                size: card.setup.levels.length > 4 ? 37 : 46
                objectName: "setup_level_" + card.index + "_" + index
                level: modelData.rank
                label: modelData.name
                chosen: modelData.id === card.level
                activeFocusOnTab: chosen
                onActivated: levels.picked(modelData.id)
                Keys.onReturnPressed: event => levels.enter(event, chosen)
                Keys.onEnterPressed: event => levels.enter(event, chosen)
                Keys.onLeftPressed: levels.step(index, -1)
                Keys.onRightPressed: levels.step(index, 1)
            }
        }

        // What a computer likes
        ChoiceRow {
            id: characters

            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.px(317)
            spacing: Theme.px(12)
            visible: card.computer
            choices: card.setup.characters
            Accessible.name: qsTr("Character of seat %1").arg(card.index + 1)
            onPicked: id => card.setup.setCharacter(card.index, id)
            onConfirmed: card.confirmed()

            delegate: IconBtn {
                required property var modelData
                required property int index

                objectName: "setup_character_" + card.index + "_" + index
                s: 36
                icon: modelData.icon
                label: modelData.name
                hint: modelData.text
                chosen: modelData.id === card.character
                repeats: false
                activeFocusOnTab: chosen
                Accessible.role: Accessible.RadioButton
                Accessible.checked: chosen
                onActivated: characters.picked(modelData.id)
                Keys.onReturnPressed: event => characters.enter(event, chosen)
                Keys.onEnterPressed: event => characters.enter(event, chosen)
                Keys.onLeftPressed: characters.step(index, -1)
                Keys.onRightPressed: characters.step(index, 1)
            }
        }

        Txt {
            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.px(360)
            width: Math.min(implicitWidth, parent.width - Theme.px(24))
            visible: card.computer
            text: card.levelName
            elide: Text.ElideRight
            px: 15
            strong: true
        }

        Txt {
            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.px(379)
            width: Math.min(implicitWidth, parent.width - Theme.px(24))
            visible: card.computer && text !== ""
            text: card.levelText
            px: 12
            color: Theme.text2
            elide: Text.ElideRight
        }

        Txt {
            x: Theme.px(18)
            y: Theme.px(276)
            width: parent.width - Theme.px(36)
            visible: !card.computer
            text: card.severalPersons ? qsTr("Plays on this computer. The table is covered until the next person is here.") : qsTr("Plays on this computer.")
            px: 13
            color: Theme.text2
            wrapMode: Text.WordWrap
            horizontalAlignment: Text.AlignHCenter
        }

        IconBtn {
            objectName: "setup_remove_" + card.index
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(10)
            y: Theme.px(10)
            visible: card.canRemove
            icon: "close"
            s: 32
            label: qsTr("Remove seat %1").arg(card.index + 1)
            onActivated: {
                card.setup.removeSeat(card.index);
                // The seats behind moved up; the focus stays here as far as there is something to have it.
                if (card.empty)
                    add.take();
                else if (!visible)
                    nameBox.input.forceActiveFocus(Qt.OtherFocusReason);
            }
        }
    }
}
