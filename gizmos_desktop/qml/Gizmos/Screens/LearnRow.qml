pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Ui

// The guided first game, where there is no real one to be continued: one line with a robot that knows how.
Usable {
    id: row

    required property var offer // LessonModel.offer

    width: Theme.px(470)
    height: Theme.px(60)
    r: 14
    label: row.offer.title ?? ""
    hint: row.offer.line ?? ""

    Soft {
        r: 14
        depth: row.hovered ? 1.4 : 1
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(14)
        color: Theme.goSoft
        border.width: Theme.px(2)
        border.color: Theme.go
    }

    Rectangle {
        anchors.fill: parent
        visible: row.hovered
        radius: Theme.px(14)
        color: Theme.dark ? "#FFFFFF" : Theme.ink
        opacity: 0.07
    }

    Glyph {
        x: Theme.px(18)
        anchors.verticalCenter: parent.verticalCenter
        icon: "learn"
        size: 26
    }

    Column {
        x: Theme.px(58)
        width: parent.width - x - Theme.px(84)
        anchors.verticalCenter: parent.verticalCenter
        spacing: -Theme.px(1)

        Txt {
            width: parent.width
            text: row.label
            quiet: true
            px: Theme.japanese ? 17 : 20
            strong: true
            elide: Text.ElideRight
        }

        Txt {
            width: parent.width
            text: row.hint
            quiet: true
            px: 13
            color: Theme.dark ? Theme.text2 : Theme.text
            elide: Text.ElideRight
        }
    }

    LevelBot {
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(16)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(3)
        size: 52
        level: 2
    }
}
