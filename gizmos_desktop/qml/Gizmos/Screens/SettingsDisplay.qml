import QtQuick
import Gizmos.Models
import Gizmos.Ui

// Settings of what is seen: theme, size, window, movement.
Column {
    id: page

    required property SettingsModel settings

    signal fullScreenRequested

    SettingChoice {
        name: "theme"
        label: qsTr("Theme")
        codes: ["system", "dark", "light"]
        items: [qsTr("System"), qsTr("Dark"), qsTr("Light")]
        value: page.settings.theme
        onPicked: code => page.settings.theme = code
    }

    SettingLine {
        label: qsTr("Size of everything")
        sub: qsTr("80 to 200 %; above 100 % the view follows the mouse and the keyboard")

        Row {
            spacing: Theme.px(12)

            Slide {
                objectName: "settings_uiScale"
                width: Theme.px(216)
                from: 80
                to: 200
                step: 10
                ticks: 7
                value: page.settings.uiScale
                label: qsTr("Size of everything")
                onMoved: value => page.settings.uiScale = Math.round(value)
                Accessible.description: percent.text
            }

            Txt {
                id: percent

                width: Theme.px(52)
                height: Theme.px(44)
                text: qsTr("%1 %").arg(page.settings.uiScale)
                px: 15
                numeral: true
                horizontalAlignment: Text.AlignRight
            }
        }
    }

    SettingChoice {
        name: "window"
        label: qsTr("Window")
        sub: qsTr("F11 changes it anywhere")
        codes: ["window", "full"]
        items: [qsTr("Window"), qsTr("Full screen")]
        value: Window.visibility === Window.FullScreen ? "full" : "window"
        onPicked: page.fullScreenRequested()
    }

    SettingChoice {
        name: "reducedMotion"
        label: qsTr("Reduced motion")
        sub: qsTr("Same pauses, but nothing travels")
        codes: ["system", "on", "off"]
        items: [qsTr("System"), qsTr("On"), qsTr("Off")]
        value: page.settings.reducedMotion
        onPicked: code => page.settings.reducedMotion = code
    }

    SettingSwitch {
        name: "softwareRenderer"
        label: qsTr("Draw without the graphics card")
        sub: qsTr("From the next start on; for computers with a troubled graphics driver")
        last: true
        on: page.settings.softwareRenderer
        onFlipped: page.settings.softwareRenderer = !page.settings.softwareRenderer
    }
}
