pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Screens
import Gizmos.Ui

// The rulebook: contents at the left, the open chapter at the right, a search over all of it. It fills the window.
ScreenStage {
    id: screen

    required property AppModel app
    readonly property RulesModel rules: screen.app.rules
    readonly property bool narrow: width < Theme.px(1100)

    objectName: "screen_rules"
    title: qsTr("Rules")
    upright: true
    free: Qt.rect(32 + head.freeX - board.x / Theme.u, 8 - board.y / Theme.u, head.freeWidth, 68)
    Keys.onEscapePressed: screen.app.back()
    Keys.onPressed: event => {
        event.accepted = event.text === "/" || event.key === Qt.Key_F && (event.modifiers & Qt.ControlModifier) !== 0;
        if (event.accepted)
            head.look();
    }

    over: [
        BookHead {
            id: head

            x: Theme.px(32)
            y: Theme.px(20)
            width: screen.width - Theme.px(64)
            app: screen.app
            title: screen.title
            placeholder: qsTr("Search the rules")
            query: screen.rules.query
            found: screen.rules.foundText
            onLooked: query => screen.rules.query = query
            onNext: by => screen.rules.seek(by)
        },
        Panel {
            x: Theme.px(32)
            y: Theme.px(84)
            width: Theme.px(screen.narrow ? 212 : 248)
            height: screen.height - y - Theme.px(32)
            r: 18

            SideTabs {
                objectName: "rules_contents"
                anchors.fill: parent
                prefix: "rules_tab_"
                rowHeight: screen.rules.query === "" ? 42 : 0
                gap: 0
                tabs: screen.rules.contents
                at: screen.rules.at
                onPicked: id => screen.rules.open(id)
            }
        },
        Panel {
            x: Theme.px(screen.narrow ? 256 : 296)
            y: Theme.px(84)
            width: screen.width - x - Theme.px(32)
            height: screen.height - y - Theme.px(32)
            r: 18

            RulesPage {
                anchors.fill: parent
                focus: true
                rules: screen.rules
            }
        }
    ]
}
