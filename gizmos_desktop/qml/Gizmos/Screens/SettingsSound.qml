pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Ui

// Settings of what is heard: how loud the game, how loud the window, or nothing at all. Each is heard when it is changed.
Column {
    id: page

    required property SettingsModel settings

    component Loudness: SettingLine {
        id: line

        property string key
        property int value
        property string sample

        signal picked(int value)

        Row {
            spacing: Theme.px(12)

            Slide {
                objectName: "settings_" + line.key
                width: Theme.px(216)
                from: 0
                to: 100
                step: 5
                ticks: 5
                value: line.value
                label: line.label
                Accessible.description: percent.text
                onMoved: value => {
                    line.picked(Math.round(value));
                    Sounds.wanted(line.sample);
                }
            }

            Txt {
                id: percent

                width: Theme.px(52)
                height: Theme.px(44)
                text: qsTr("%1 %").arg(line.value)
                px: 15
                numeral: true
                horizontalAlignment: Text.AlignRight
            }
        }
    }

    SettingSwitch {
        name: "mute"
        label: qsTr("Sound")
        sub: qsTr("Ctrl+M turns it off and on anywhere")
        on: !page.settings.mute
        onFlipped: page.settings.mute = !page.settings.mute
    }

    Loudness {
        key: "volume"
        label: qsTr("The game")
        sub: qsTr("Spheres, cards, Gizmos that are set off, your turn")
        value: page.settings.volume
        sample: "land"
        onPicked: value => page.settings.volume = value
    }

    Loudness {
        key: "interfaceVolume"
        label: qsTr("The window")
        sub: qsTr("Buttons, and what is not possible")
        last: true
        value: page.settings.interfaceVolume
        sample: "button"
        onPicked: value => page.settings.interfaceVolume = value
    }
}
