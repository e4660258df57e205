pragma ComponentBehavior: Bound
import QtQuick

// A line of a list of tabs: the open one is goSoft with a mint edge.
Usable {
    id: root

    property string icon: ""
    property string sub: ""
    // It opens a page; else it is one of a few to choose from
    property bool page: true

    width: Theme.px(232)
    implicitHeight: Theme.px(sub === "" ? 50 : 56)
    height: implicitHeight
    r: 10
    ringGap: 2
    hint: sub
    Accessible.role: page ? Accessible.PageTab : Accessible.RadioButton
    Accessible.checkable: !page
    Accessible.checked: !page && chosen

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(10)
        color: root.chosen ? Theme.goSoft : root.hovered ? Theme.panelHi : "transparent"
    }

    Rectangle {
        visible: root.chosen
        y: Theme.px(8)
        width: Theme.px(4)
        height: parent.height - Theme.px(16)
        radius: width / 2
        color: Theme.go
    }

    Glyph {
        visible: root.icon !== ""
        x: Theme.px(16)
        y: Theme.snap((root.height - height) / 2)
        icon: root.icon
        size: 20
        tone: root.chosen ? "text" : "text2"
    }

    Column {
        x: Theme.px(root.icon !== "" ? 48 : 18)
        width: parent.width - x - Theme.px(10)
        anchors.verticalCenter: parent.verticalCenter

        Txt {
            width: parent.width
            text: root.label
            quiet: true
            px: 16
            strong: root.chosen
            color: root.chosen ? Theme.text : Theme.text2
            elide: Text.ElideRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.font(13)
        }

        Txt {
            visible: root.sub !== ""
            width: parent.width
            text: root.sub
            quiet: true
            px: 12
            color: Theme.text2
            elide: Text.ElideRight
        }
    }
}
