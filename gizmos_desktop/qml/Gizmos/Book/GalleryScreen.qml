pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Screens
import Gizmos.Ui

// All cards, filtered; the chosen one large beside them (below them in a window that is higher than wide).
ScreenStage {
    id: screen

    required property AppModel app
    readonly property GalleryModel gallery: screen.app.gallery
    property bool settled: false
    readonly property string chosen: grid.count > 0 && grid.currentIndex >= 0 ? screen.gallery.rows.get(grid.currentIndex).card ?? "" : ""

    objectName: "screen_gallery"
    title: qsTr("Gallery")
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
            at: 1
            title: screen.title
            placeholder: qsTr("Search the Gizmos")
            query: screen.gallery.query
            onLooked: query => screen.gallery.query = query
            // What was found last may not be laid out yet
            onNext: {
                grid.forceLayout();
                grid.forceActiveFocus(Qt.OtherFocusReason);
            }
        },
        Filters {
            id: filters

            x: Theme.px(32)
            y: Theme.px(80)
            width: screen.width - Theme.px(64)
            gallery: screen.gallery
        },
        Txt {
            id: tally

            anchors.right: parent.right
            anchors.rightMargin: Theme.px(32)
            y: filters.y + filters.height - height
            height: Theme.px(44)
            text: screen.gallery.countText
            px: 14
            color: Theme.text2
            Accessible.role: Accessible.AlertMessage
        },
        GridView {
            id: grid

            readonly property int columns: Math.max(1, Math.floor(width / Theme.px(118)))

            objectName: "gallery_grid"
            x: Theme.px(24)
            y: filters.y + filters.height + Theme.px(8)
            width: (screen.tall ? screen.width - Theme.px(32) : details.x - Theme.px(2)) - x - Theme.px(14)
            height: (screen.tall ? details.y : screen.height - Theme.px(20)) - y - Theme.px(8)
            cellWidth: Math.floor(width / columns)
            cellHeight: Theme.px(146)
            topMargin: Theme.px(4)
            bottomMargin: Theme.px(8)
            cacheBuffer: 0
            clip: true
            focus: true
            boundsBehavior: Flickable.StopAtBounds
            highlightMoveDuration: Theme.ms(120)
            keyNavigationWraps: false
            model: screen.settled ? screen.gallery.rows : null
            Accessible.role: Accessible.List
            Accessible.name: screen.title
            Keys.onPressed: event => {
                const rows = Math.max(1, Math.floor(height / cellHeight));
                const by = ({
                        [Qt.Key_Home]: -count,
                        [Qt.Key_End]: count,
                        [Qt.Key_PageUp]: -rows * columns,
                        [Qt.Key_PageDown]: rows * columns
                    })[event.key];
                event.accepted = by !== undefined && count > 0;
                if (event.accepted)
                    currentIndex = Math.max(0, Math.min(count - 1, currentIndex + by));
            }

            delegate: FocusScope {
                id: place

                required property int index
                required property string card
                required property string where
                required property int seat
                required property string spoken

                width: grid.cellWidth
                height: grid.cellHeight

                Rectangle {
                    visible: card.waiting
                    x: card.x
                    y: card.y
                    width: Theme.px(104)
                    height: Theme.px(132)
                    radius: Theme.px(11)
                    color: Theme.deckBack
                }

                Later {
                    id: card

                    x: Theme.px(8)
                    y: Theme.px(4)
                    focus: true
                    patient: true
                    sourceComponent: GalleryCard {
                        objectName: "gallery_" + place.card
                        focus: true
                        activeFocusOnTab: place.GridView.isCurrentItem || activeFocus
                        cardId: place.card
                        where: place.where
                        seat: place.seat
                        spoken: place.spoken
                        chosen: place.GridView.isCurrentItem
                        onActivated: grid.currentIndex = place.index
                    }
                }
            }
        },
        ScrollBar {
            flick: grid
            x: grid.x + grid.width
        },
        Column {
            x: grid.x + (grid.width - width) / 2
            y: grid.y + Theme.px(120)
            visible: screen.settled && grid.count === 0
            spacing: Theme.px(16)

            LevelBot {
                anchors.horizontalCenter: parent.horizontalCenter
                level: 2
                size: 110
            }

            Txt {
                text: screen.gallery.countText
                px: 17
            }
        },
        GalleryDetails {
            id: details

            x: screen.tall ? Theme.px(32) : screen.width - width - Theme.px(32)
            y: screen.tall ? screen.height - height - Theme.px(32) : grid.y
            width: screen.tall ? screen.width - Theme.px(64) : Theme.px(352)
            height: screen.tall ? Theme.px(300) : screen.height - y - Theme.px(32)
            visible: cardId !== ""
            gallery: screen.gallery
            cardId: screen.chosen
            onRulesRequested: topic => screen.app.explain(topic)
        }
    ]

    // The cards come in the turn after the rest
    Timer {
        running: true
        interval: 0
        onTriggered: screen.settled = true
    }
}
