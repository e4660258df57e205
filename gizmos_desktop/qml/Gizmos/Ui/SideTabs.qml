pragma ComponentBehavior: Bound
import QtQuick

// A list of tabs: one stop for Tab, Up, Down, Home and End open another one. `tabs` are {id, label, sub, icon}.
FocusScope {
    id: root

    property var tabs: []
    property string at: ""
    // They open pages; else they are values to choose from
    property bool pages: true
    // Begin of the object names of the tabs, for tests
    property string prefix: "tab_"
    // Height of a line in design pixels, 0: as high as it needs; and the room between lines
    property real rowHeight: 0
    property real gap: 2
    readonly property int place: Math.max(0, tabs.findIndex(tab => tab.id === at))

    signal picked(string id)

    function go(to: int): void {
        const place = Math.max(0, Math.min(tabs.length - 1, to));
        (lines.itemAt(place) as SideTab)?.take();
        if (tabs.length > 0)
            picked(tabs[place].id);
    }

    Accessible.role: pages ? Accessible.PageTabList : Accessible.Grouping
    Keys.onPressed: event => {
        const to = ({
                [Qt.Key_Up]: root.place - 1,
                [Qt.Key_Down]: root.place + 1,
                [Qt.Key_Home]: 0,
                [Qt.Key_End]: root.tabs.length - 1
            })[event.key];
        event.accepted = to !== undefined;
        if (event.accepted)
            root.go(to);
    }

    Flickable {
        id: flick

        anchors.fill: parent
        contentHeight: column.height + Theme.px(16)
        interactive: contentHeight > height
        clip: true
        boundsBehavior: Flickable.StopAtBounds

        function show(tab: Item): void {
            contentY = Math.max(0, Math.min(tab.y, Math.max(contentY, tab.y + tab.height + Theme.px(16) - height)));
        }

        Column {
            id: column

            x: Theme.px(8)
            y: Theme.px(8)
            width: parent.width - Theme.px(16)
            spacing: Theme.px(root.gap)

            Repeater {
                id: lines

                model: root.tabs

                SideTab {
                    id: tab

                    required property var modelData
                    required property int index

                    objectName: root.prefix + modelData.id
                    width: column.width
                    height: root.rowHeight > 0 ? Theme.px(root.rowHeight) : implicitHeight
                    label: modelData.label
                    sub: modelData.sub ?? ""
                    icon: modelData.icon ?? ""
                    page: root.pages
                    chosen: index === root.place
                    focus: chosen
                    activeFocusOnTab: chosen
                    onActivated: root.picked(modelData.id)
                    onActiveFocusChanged: {
                        if (activeFocus)
                            flick.show(tab);
                    }
                }
            }
        }
    }

    ScrollBar {
        flick: flick
    }
}
