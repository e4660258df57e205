pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Ui

// Head of rules and gallery: the way back, the way from one to the other, the search.
Item {
    id: head

    required property AppModel app
    property string title
    // 0: rules, 1: gallery
    property int at: 0
    property string query
    // What the search has found, in few words
    property string found
    property string placeholder
    readonly property alias input: field.input
    // Where nothing lies, in design pixels from its left edge
    readonly property real freeX: 60 + name.implicitWidth / Theme.u + 16
    readonly property real freeWidth: right.x / Theme.u - freeX - 16

    signal looked(string query)
    // Enter in the search: on to the next place found, or back
    signal next(int by)

    height: Theme.px(44)

    function look(): void {
        Theme.keyboard = true;
        field.input.forceActiveFocus(Qt.ShortcutFocusReason);
    }

    IconBtn {
        objectName: "book_back"
        icon: "back"
        s: 44
        label: qsTr("Back")
        onActivated: head.app.back()
    }

    Txt {
        id: name

        x: Theme.px(60)
        width: Math.max(0, right.x - x - Theme.px(12))
        height: head.height
        text: head.title
        px: 26
        strong: true
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.font(16)
        elide: Text.ElideRight
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    Row {
        id: right

        anchors.right: parent.right
        spacing: Theme.px(10)

        Segment {
            label: qsTr("Show")
            items: [qsTr("Rules"), qsTr("Gallery")]
            icons: ["book", "gizmo"]
            names: ["book_rules", "book_gallery"]
            at: head.at
            onPicked: index => {
                if (index === 0)
                    head.app.openRules("");
                else
                    head.app.showGallery();
            }
        }

        Item {
            width: Theme.px(head.found === "" ? 240 : 316)
            height: Theme.px(44)
            Keys.onPressed: event => {
                const enter = event.key === Qt.Key_Return || event.key === Qt.Key_Enter;
                event.accepted = enter || event.key === Qt.Key_Escape && head.query !== "";
                if (enter)
                    head.next(event.modifiers & Qt.ShiftModifier ? -1 : 1);
                else if (event.accepted)
                    head.looked("");
            }

            TextBox {
                id: field

                objectName: "book_search"
                width: Theme.px(240)
                taken: 26
                maximumLength: 60
                label: head.placeholder
                placeholder: head.placeholder
                text: head.query
                onEdited: text => head.looked(text)

                Glyph {
                    visible: head.query === ""
                    x: parent.width - width - Theme.px(12)
                    y: Theme.snap((parent.height - height) / 2)
                    icon: "research"
                    size: 18
                    tone: "text2"
                }

                IconBtn {
                    objectName: "book_clear"
                    visible: head.query !== ""
                    x: parent.width - width - Theme.px(7)
                    y: Theme.px(7)
                    s: 30
                    reach: 7
                    icon: "close"
                    label: qsTr("Clear the search")
                    onActivated: {
                        head.looked("");
                        head.look();
                    }
                }
            }

            Txt {
                x: Theme.px(248)
                width: Theme.px(68)
                height: parent.height
                text: head.found
                px: 12
                color: Theme.text2
                wrapMode: Text.Wrap
                Accessible.role: Accessible.AlertMessage
            }
        }
    }
}
