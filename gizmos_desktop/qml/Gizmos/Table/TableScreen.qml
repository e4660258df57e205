pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Screens
import Gizmos.Ui

// The table: everything that lies on it, every decision taken on the things themselves, by mouse and by keyboard alike.
FocusScope {
    id: screen
    objectName: "screen_table"

    required property TableModel table
    required property LogModel log
    required property AppModel app
    required property GameFiles files

    readonly property alias topics: spot.topics

    signal helpRequested

    readonly property ReplayModel replay: app.replay
    readonly property bool deciding: table.mode === "pay" || table.mode === "keep" || table.mode === "order"
    readonly property bool looking: look.on // at the table, while something is open
    readonly property bool covered: deciding && !looking
    readonly property Item panel: looking ? null : panels.item as Item
    // the area under the pointer, else the one with the focus, lies on top: tags of its things reach over the others
    property Item pointed: null
    // Where messages may lie (AppModel.notice)
    readonly property rect noticeRoom: Qt.rect(topBar.x + topBar.freeX, topBar.y - Theme.px(6), topBar.freeWidth, Theme.px(40))
    readonly property Item lifted: pointed ?? focusKeeper.area

    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Table")

    Places {
        id: places
        width: screen.width
        height: screen.height
    }

    TopBar {
        id: topBar
        z: 2 // in reach also while a dialog lies over the rest
        x: places.barX
        y: places.topY
        width: places.barW
        table: screen.table
        covered: screen.covered
        noticed: screen.app.notice !== ""
        logged: drawer.docked
        onMenuRequested: dialogs.showMenu()
        onLogRequested: screen.toggleLog()
        onSettingsRequested: screen.app.showSettings()
    }
    Column {
        id: opponents
        x: places.opponentsX
        y: places.middle
        spacing: Theme.px(8)
        Repeater {
            id: others
            model: screen.table.opponents
            OpponentPanel {
                id: other
                required property int index
                required seat
                objectName: "opponent_" + seat.seat
                h: [412, 412, 202, 132][others.count] ?? 132
                onActivated: dialogs.showDashboard(other.seat.seat)
            }
        }
    }
    DisplayPyramid {
        id: pyramid
        z: screen.lifted === pyramid && !screen.covered ? 2 : 0
        HoverHandler {
            onHoveredChanged: screen.point(pyramid, hovered)
        }
        x: places.pyramidX
        y: places.pyramidY
        table: screen.table
        onCardActivated: tile => spot.activate(tile)
        onCardHovered: (tile, inside) => spot.hover(tile, inside)
        onCardFocused: (tile, inside) => spot.focused(tile, inside)
    }
    Dispenser {
        id: dispenser
        z: screen.lifted === dispenser && !screen.covered ? 2 : 0
        HoverHandler {
            onHoveredChanged: screen.point(dispenser, hovered)
        }
        x: places.dispenserX
        y: places.middle
        live: true
        glass: screen.table.glass
        row: screen.table.row
        shown: screen.table.shown
        onActivated: place => screen.table.pick(place)
    }
    TableScrim {
        anchors.fill: parent
        visible: screen.covered
    }
    ActionBar {
        id: bar
        z: screen.lifted === bar ? 2 : 0
        HoverHandler {
            onHoveredChanged: screen.point(bar, hovered)
        }
        x: places.barX
        y: places.low
        width: places.barW
        height: places.barH
        visible: !screen.replay.active
        table: screen.table
        hint: screen.app.hint
        looking: screen.looking
        onHintRequested: dialogs.giveHint()
        onLookRequested: look.turn()
        onKindActivated: kind => screen.arm(kind)
        onPressed: (id, warn) => screen.pressButton(id, warn)
        onGizmoUsed: card => screen.table.use(card)
        onUndoRequested: unit => dialogs.takeBack(unit)
        onRedoRequested: screen.table.redo()
        onUndoMenuRequested: dialogs.showUndo()
    }
    ReplayBar {
        id: replayBar
        x: places.barX
        y: places.low
        width: places.barW
        height: places.barH
        z: 2
        visible: screen.replay.active
        replay: screen.replay
        table: screen.table
        onBranchRequested: dialogs.branchOff()
        onReviewRequested: screen.app.reviewGame()
        onResultRequested: screen.app.showResult()
    }
    OwnDashboard {
        id: own
        z: screen.lifted === own ? 2 : 0
        HoverHandler {
            enabled: !Theme.tall // its parts stand apart there
            onHoveredChanged: screen.point(own, hovered)
        }
        places: places
        seat: screen.table.own
        deciding: pyramid.deciding
        onGizmoUsed: card => screen.table.use(card)
        onRingActivated: dialogs.showDashboard(screen.table.own.seat)
        onCardActivated: tile => spot.activate(tile)
        onCardHovered: (tile, inside) => spot.hover(tile, inside)
        onCardFocused: (tile, inside) => spot.focused(tile, inside)
        onPlateRefused: plate => spot.show(plate, true)
    }
    Later {
        id: panels
        patient: true
        wanted: screen.deciding
        x: places.barX
        y: places.panelY
        width: places.barW
        height: places.panelH
        visible: !screen.looking
        opacity: Theme.overlay
        enabled: !screen.looking
        sourceComponent: screen.table.mode === "pay" ? payPanel : screen.table.mode === "keep" ? researchPanel : screen.table.mode === "order" ? orderPanel : null
        onLoaded: Qt.callLater(screen.comeHome)
    }
    CardSpot {
        id: spot
        onRulesRequested: thing => screen.app.explain(spot.topics.of(thing))
        z: 5
        opacity: Theme.overlay
        anchors.fill: parent
        table: screen.table
        places: places
        keeper: focusKeeper
        barred: screen.covered
    }
    HintLayer {
        id: hints
        hint: screen.app.hint
        table: screen.table
        places: places
        pyramid: pyramid
        dispenser: dispenser
        own: own
        bar: bar
        panel: screen.panel
    }
    GuideLayer {
        id: guide
        app: screen.app
        things: hints
        spot: spot
        onLeaveRequested: dialogs.leave("leave")
        onArrived: screen.comeHome()
    }
    TableMotion {
        id: flights
        z: 20
        opacity: Theme.overlay
        anchors.fill: parent
        table: screen.table
        sound: screen.app.sound
        speed: screen.replay.active ? screen.replay.speed : screen.table.speed
        pyramid: pyramid
        dispenser: dispenser
        own: own
        bar: bar
        opponents: others
        places: places
    }
    // In front of all that takes presses for itself
    Item {
        z: 30
        anchors.fill: parent
        PointHandler {
            acceptedButtons: Qt.AllButtons
            onActiveChanged: {
                if (!active)
                    return;
                flights.skip();
                spot.leave(point.scenePosition);
            }
        }
    }
    LogDrawer {
        id: drawer
        z: 10
        log: screen.log
        replay: screen.replay
        below: places.low
        docked: places.logW > 0
        dockX: places.logX
        dockWidth: places.logW
        onClosed: screen.toggleLog()
    }
    TableDialogs {
        id: dialogs
        z: 100
        opacity: Theme.overlay
        anchors.fill: parent
        table: screen.table
        app: screen.app
        files: screen.files
        keeper: focusKeeper
        onOpening: spot.close()
        onHelpRequested: screen.helpRequested()
    }
    TableLook {
        id: look
        open: screen.deciding
        onTurned: {
            spot.close();
            focusKeeper.home();
        }
    }
    TableFocus {
        id: focusKeeper
        scope: screen
        guest: drawer
        bar: screen.replay.active ? replayBar : bar
        areas: screen.covered ? [screen.panel, bar, hints.area, guide.area, own.ringItem, own.columns, own.archive, topBar] : [...(screen.replay.active ? replayBar.areas : [bar]), hints.area, guide.area, pyramid, dispenser, own.ringItem, own.columns, own.archive, opponents, topBar]
        dialog: dialogs.current
        homes: () => screen.homeItem()
    }
    TableKeys {
        id: keys
        table: screen.table
        replay: screen.replay
        focus: focusKeeper
        spot: spot
        display: pyramid
        dispenser: dispenser
        panel: screen.panel
        onKindRequested: kind => screen.arm(kind)
        onButtonRequested: (id, warn) => screen.pressButton(id, warn)
        onDashboardRequested: seat => dialogs.showDashboard(seat)
        onLogRequested: screen.toggleLog()
        onMenuRequested: dialogs.showMenu()
        onUndoRequested: unit => dialogs.takeBack(unit)
        onRedoRequested: screen.table.redo()
        onHintRequested: dialogs.giveHint()
        onEscaped: screen.stepBack()
    }
    Keys.onPressed: event => {
        flights.skip();
        event.accepted = !dialogs.open && look.key(event) || keys.pressed(event);
    }

    // Tab on anything of the table (Tab.js).
    function tab(by: int): bool {
        focusKeeper.step(by);
        return true;
    }
    function point(area: Item, inside: bool): void {
        if (inside)
            pointed = area;
        else if (pointed === area)
            pointed = null;
    }
    // Where the focus belongs in the present mode; null: the first useful thing of the action bar.
    function homeItem(): Item {
        if (looking || guide.home)
            return looking ? bar.lookButton : guide.home;
        switch (table.mode) {
        case "replay":
            return replayBar.playButton;
        case "pay":
            return bar.button("confirm");
        case "keep":
        case "order":
            return focusKeeper.firstOf(panel);
        case "pick":
            return focusKeeper.firstOf(dispenser);
        case "file":
        case "build":
            return pyramid.firstFor(table.mode) ?? own.archive.firstFor(table.mode);
        case "research":
            return pyramid.firstFor(table.mode);
        }
        return bar.entry() ?? focusKeeper.firstOf(pyramid);
    }
    // After a change of mode: the keyboard goes to what the decision is about.
    function follow(): void {
        const now = Window.activeFocusItem as Usable;
        const effect = ["pick", "file", "build", "research"].indexOf(table.mode) >= 0;
        if (dialogs.open || !activeFocus || drawer.activeFocus)
            return;
        if (deciding || Theme.keyboard && turnsTo(effect, now))
            focusKeeper.home();
        else
            focusKeeper.keep();
    }
    // Called later: without the focus the screen may be on its way out.
    function comeHome(): void {
        if (activeFocus && !dialogs.open && !drawer.activeFocus)
            focusKeeper.home();
    }
    function keepFocus(): void {
        if (activeFocus)
            focusKeeper.keep();
    }
    function turnsTo(effect: bool, now: Usable): bool {
        return effect || (table.mode === "action" || table.mode === "chain" || table.mode === "draw") && (!now || !now.usable || bar.takesBack(now));
    }
    // Arms an action and leads the keyboard to the first thing it can be done with.
    function arm(kind: string): void {
        table.chooseKind(kind);
        if (!Theme.keyboard || table.chosenKind !== kind)
            return;
        if (kind === "pick")
            focusKeeper.take(focusKeeper.firstOf(dispenser));
        else if (kind === "research")
            focusKeeper.take(pyramid.firstFor(kind));
        else if (kind === "file" || kind === "build")
            focusKeeper.take(pyramid.firstFor(kind) ?? own.archive.firstFor(kind));
    }
    function pressButton(id: string, warn: string): void {
        if (warn !== "")
            dialogs.ask(id);
        else
            table.press(id);
    }
    function toggleLog(): void {
        if (drawer.open || drawer.docked && drawer.activeFocus) {
            drawer.open = false;
            focusKeeper.back();
        } else if (!dialogs.open) {
            focusKeeper.remember();
            drawer.lookAt();
        }
    }
    function stepBack(): void {
        if (spot.shown)
            spot.dismiss();
        else if (hints.open)
            screen.app.hint.close();
        else if (looking)
            look.turn();
        else if (table.mode === "pay" || table.chosenKind !== "")
            table.cancel();
        else if (drawer.open)
            toggleLog();
        else if (guide.tip)
            screen.app.nudge.close();
        else if (screen.app.notice !== "")
            screen.app.dismissNotice();
        else if (replay.active)
            replay.leave();
    }

    Connections {
        target: screen.table
        function onModeChanged(): void {
            look.on = false;
            spot.close();
            Qt.callLater(screen.follow);
        }
    }
    Connections {
        target: screen.replay
        function onActiveChanged(): void {
            Qt.callLater(screen.comeHome);
        }
    }
    // While computers play, Space skips ahead wherever the focus is: what it would use waits anyway.
    Shortcut {
        sequences: ["Space"]
        enabled: screen.table.mode === "wait" && screen.activeFocus && !dialogs.open && !drawer.activeFocus
        onActivated: screen.table.press("hurry")
    }
    onActiveFocusChanged: Qt.callLater(screen.keepFocus)
    Component.onCompleted: Qt.callLater(screen.comeHome)

    TableVoice {
        table: screen.table
    }

    Component {
        id: payPanel
        PayPanel {
            pay: screen.table.pay
            onConfirmRequested: screen.table.confirm()
        }
    }
    Component {
        id: researchPanel
        ResearchPanel {
            table: screen.table
        }
    }
    Component {
        id: orderPanel
        OrderPanel {
            table: screen.table
        }
    }
}
