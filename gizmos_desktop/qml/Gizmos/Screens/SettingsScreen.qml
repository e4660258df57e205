pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Ui

// The settings: a list of tabs, the open one, and a sample of how it all looks. Every change is in effect at once.
ScreenStage {
    id: screen

    required property AppModel app
    required property GameFiles files
    readonly property SettingsModel settings: screen.app.settings
    readonly property var pages: [
        {
            id: "game",
            icon: "gizmo",
            label: qsTr("Game")
        },
        {
            id: "display",
            icon: "screen",
            label: qsTr("Display and motion")
        },
        {
            id: "sound",
            icon: "sound",
            label: qsTr("Sound")
        },
        {
            id: "language",
            icon: "tongue",
            label: qsTr("Language")
        },
        {
            id: "trouble",
            icon: "info",
            label: qsTr("Problems")
        }
    ]
    property string page: "game"

    signal fullScreenRequested

    objectName: "screen_settings"
    title: qsTr("Settings")
    upright: true
    readonly property real pageW: screen.tall ? 572 : 620
    free: screen.tall ? Qt.rect(32, 1130, 836, 70) : Qt.rect(230, 8, undo.visible ? 500 : 700, 70)
    Keys.onEscapePressed: screen.app.back()

    ScreenHead {
        title: screen.title
        w: screen.tall ? 836 : 1216
        backName: "settings_back"
        onBackRequested: screen.app.back()
    }

    Btn {
        objectName: "settings_rules"
        anchors.right: undo.visible ? undo.left : reset.left
        anchors.rightMargin: Theme.px(8)
        y: Theme.px(22)
        icon: "book"
        label: qsTr("Rules")
        onActivated: screen.app.openRules("")
    }

    Btn {
        id: undo

        objectName: "settings_undo"
        anchors.right: reset.left
        anchors.rightMargin: Theme.px(8)
        y: Theme.px(22)
        visible: screen.settings.wasReset
        icon: "undo"
        label: qsTr("Bring them back")
        primary: true
        onActivated: {
            screen.settings.undoReset();
            reset.forceActiveFocus(Qt.OtherFocusReason);
        }
    }

    Btn {
        id: reset

        objectName: "settings_reset"
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(32)
        y: Theme.px(22)
        icon: "undo"
        label: qsTr("Back to defaults")
        usable: screen.settings.changed
        why: qsTr("All settings are as at first.")
        onActivated: screen.settings.reset()
    }

    Panel {
        x: Theme.px(32)
        y: Theme.px(84)
        width: Theme.px(248)
        height: Theme.px(604)
        r: 18

        SideTabs {
            anchors.fill: parent
            focus: true
            prefix: "settings_tab_"
            tabs: screen.pages
            at: screen.page
            onPicked: id => screen.page = id
        }
    }

    Panel {
        x: Theme.px(296)
        y: Theme.px(84)
        width: Theme.px(screen.pageW)
        height: Theme.px(604)
        r: 18

        Txt {
            x: Theme.px(24)
            y: Theme.px(14)
            text: screen.pages.find(each => each.id === screen.page).label
            px: 20
            strong: true
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        Loader {
            x: Theme.px(24)
            y: Theme.px(56)
            width: Theme.px(screen.pageW - 48)
            sourceComponent: ({
                    game: gamePage,
                    display: displayPage,
                    sound: soundPage,
                    language: languagePage,
                    trouble: troublePage
                })[screen.page]
        }

        Txt {
            x: Theme.px(24)
            y: Theme.px(560)
            width: Theme.px(screen.pageW - 48)
            text: screen.settings.problem
            px: 13
            wrapMode: Text.WordWrap
            maximumLineCount: 2
            Accessible.role: Accessible.AlertMessage
        }
    }

    SettingsSample {
        x: Theme.px(screen.tall ? 296 : 932)
        y: Theme.px(screen.tall ? 704 : 84)
        width: Theme.px(screen.tall ? 572 : 316)
        height: Theme.px(604)
    }

    Component {
        id: gamePage

        SettingsGame {
            settings: screen.settings
        }
    }

    Component {
        id: displayPage

        SettingsDisplay {
            settings: screen.settings
            onFullScreenRequested: screen.fullScreenRequested()
        }
    }

    Component {
        id: soundPage

        SettingsSound {
            settings: screen.settings
        }
    }

    Component {
        id: languagePage

        SettingsLanguage {
            settings: screen.settings
        }
    }

    Component {
        id: troublePage

        Column {
            SettingLine {
                label: qsTr("Report a problem")
                sub: qsTr("Saves a file with version, log and game; your name and folders are taken out. You decide whom to send it to.")
                last: true

                Btn {
                    objectName: "settings_report"
                    icon: "export"
                    label: qsTr("Save a report…")
                    px: 14
                    onActivated: screen.files.report("")
                }
            }
        }
    }
}
