pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Ui

// One drawn card, large: the card, its rule in words, and Build and File below it.
Item {
    id: slot

    required property string card
    required property bool affordable
    required property bool canBuild
    required property bool canFile
    required property string buildSub
    required property string buildWhy
    required property string fileSub
    required property string fileWhy
    required property string why
    required property var pays // strip of what building it takes
    property string lacking // what is missing to build it, in two words

    readonly property alias tile: tile
    readonly property alias buildButton: build
    readonly property alias fileButton: file

    signal chosen
    signal buildActivated
    signal fileActivated

    property real w: 200 // design pixels

    width: Theme.px(w)
    height: Theme.px(350)

    property int order: 0 // its place among the drawn cards: one is turned over after the other
    property real faced: 1

    Component.onCompleted: {
        if (OnTheWay.pace > 0)
            flip.start();
    }
    SequentialAnimation {
        id: flip
        PropertyAction {
            target: slot
            property: "faced"
            value: 0
        }
        PauseAnimation {
            duration: OnTheWay.ms(60 * slot.order)
        }
        NumberAnimation {
            target: slot
            property: "faced"
            to: 1
            duration: OnTheWay.ms(260)
            easing.type: Easing.InOutQuad
        }
    }
    Connections {
        target: OnTheWay
        enabled: flip.running
        function onSkipped(): void {
            flip.complete();
        }
    }
    Loader {
        active: slot.faced < 0.5
        x: tile.x
        transform: Scale {
            origin.x: tile.width / 2
            xScale: 1 - 2 * slot.faced
        }
        sourceComponent: CardBack {
            k: tile.k
            level: tile.level
        }
    }
    CardTile {
        id: tile
        objectName: "hand_" + slot.card
        cardId: slot.card
        x: Theme.px(1)
        k: (slot.w - 2) / 104
        transform: Scale {
            origin.x: tile.width / 2
            xScale: slot.faced < 0.5 ? 0 : 2 * slot.faced - 1
        }
        affordable: slot.affordable
        canBuild: slot.canBuild
        canFile: slot.canFile
        usable: slot.canBuild || slot.canFile
        why: slot.why
        onActivated: slot.chosen()
        onRefused: slot.chosen()
    }
    Txt {
        y: Theme.px(257)
        width: parent.width
        height: Theme.px(40)
        text: tile.info ? tile.info.words : ""
        px: 12
        color: Theme.text2
        wrapMode: Text.WordWrap
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        lineHeight: 0.95
        fontSizeMode: Text.VerticalFit
        minimumPixelSize: Theme.px(11)
    }
    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(302)
        spacing: Theme.px(6)
        Btn {
            id: build
            objectName: "hand_build_" + slot.card
            width: Theme.px(slot.w * 0.55)
            h: 44
            px: 15
            pad: 4
            icon: "build"
            label: qsTr("Build")
            sub: slot.canBuild ? slot.buildSub : slot.lacking
            strip: slot.pays
            primary: true
            usable: slot.canBuild
            why: slot.buildWhy
            onActivated: slot.buildActivated()
        }
        Btn {
            id: file
            objectName: "hand_file_" + slot.card
            width: Theme.px(slot.w * 0.42)
            h: 44
            px: 15
            pad: 8
            icon: "file"
            label: qsTr("File")
            primary: true
            usable: slot.canFile
            why: slot.fileWhy
            onActivated: slot.fileActivated()
        }
    }
}
