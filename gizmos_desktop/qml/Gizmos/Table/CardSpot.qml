pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Ui

// Which card the large view shows and where: the one under the pointer for a moment, the one with the keyboard focus, or the one
// that was clicked (then the view stays until it is dismissed).
Item {
    id: spot

    required property TableModel table
    required property Places places
    required property TableFocus keeper

    property string cardId: ""
    property Item tile: null
    property bool pinned: false
    property Item candidate: null // under the pointer, not shown yet
    // The candidate came under a pointer that rests: nobody has asked for it until that moves
    property bool unasked: false
    property point rested: Qt.point(-1000, -1000) // where the pointer was when the table changed last

    readonly property bool shown: cardId !== ""
    // An open payment, Research or order fills the middle and shows its cards large itself: a view would hide it
    property bool barred: false

    readonly property Topics topics: Topics {
        spot: spot
    }

    signal rulesRequested(Item thing)

    readonly property bool hasFocus: shown && (view.fileButton.activeFocus || view.buildButton.activeFocus)
    readonly property alias view: view

    // Id of the card that an item shows: tiles and plates carry their card.
    function idOf(item: Item): string {
        const tile = item as CardTile;
        if (tile)
            return tile.cardId;
        const plate = item as Plate;
        return plate && plate.card ? plate.card.id : "";
    }
    function hover(item: Item, inside: bool): void {
        if (inside) {
            candidate = item;
            unasked = Tips.near(rested);
        } else if (candidate === item) {
            candidate = null;
        }
        wait.restart();
    }
    function focused(item: Item, inside: bool): void {
        if (inside && Theme.keyboard && !keeper.quiet)
            show(item, false);
        else if (!inside && tile === item)
            Qt.callLater(settle);
    }
    // After the focus has moved on: closes the view unless something still holds it. Called later: the table may be on its way out.
    function settle(): void {
        if (visible && shown && !hasFocus && !pinned && !view.held && !(tile && tile.activeFocus && Theme.keyboard) && !(candidate && candidate === tile))
            close();
    }
    function show(item: Item, pin: bool): void {
        const card = idOf(item);
        if (card === "" || barred)
            return;
        cardId = card;
        tile = item;
        pinned = pin;
        place();
    }
    // A click or Enter on a card of the display or archive: does the armed action at once. If none is armed, whoever clicks may only
    // want to look: the card stays large with its buttons, and a second click or Enter does what is possible.
    function activate(card: CardTile): void {
        const again = pinned && tile === card;
        const answer = table.activate(card.cardId);
        if (answer === "done") {
            close();
            return;
        }
        if (again && answer === "choose" && view.single)
            view.single.activate();
        else
            show(card, true);
        if (shown && answer === "choose")
            enter();
    }
    // A press beside the card and its view lets go of them.
    function leave(place: point): void {
        if (pinned && ![view, tile].some(item => item && item.contains(item.mapFromItem(null, place))))
            close();
    }
    function close(): void {
        const back = hasFocus ? tile : null;
        cardId = "";
        tile = null;
        pinned = false;
        if (back)
            keeper.quietly(back);
    }
    // Somebody does not want to see it: it does not come back until the mouse moves.
    function dismiss(): void {
        rested = Tips.at;
        unasked = true;
        close();
    }
    // Into the buttons of the view, if one of them can be used: the next Enter presses it.
    function enter(): void {
        const button = view.single ?? (view.buildButton.usable ? view.buildButton : null);
        if (button)
            keeper.quietly(button);
    }
    // Beside the card: above it, below it, at its right or left; never over the card, the action bar, or the row of the dispenser.
    function place(): void {
        const gap = Theme.px(14);
        const margin = places.left + Theme.px(8);
        const right = places.right - Theme.px(8);
        const r = tile.mapToItem(spot, 0, 0, tile.width, tile.height);
        const middle = r.x + r.width / 2;
        const bottom = places.viewBottom;
        const rowTop = places.rowTop - Theme.px(8);
        const inX = x => Math.max(margin, Math.min(right - view.width, x));
        const byRow = (x, y) => y + view.height > rowTop && y < places.rowBottom ? Math.min(x, places.dispenserX - Theme.px(8) - view.width) : x;
        let x = 0;
        let y = 0;
        view.pointerX = -1;
        view.pointerUp = false;
        if (r.y > bottom) {
            // from the own dashboard: as low as possible
            x = inX(middle - view.width / 2);
            y = !places.tall && x + view.width > places.dispenserX ? rowTop - view.height : bottom - view.height;
        } else if (places.tall && r.x > places.dispenserX) {
            // from the own archive, which stands at the right there
            x = r.x - gap - view.width;
            y = Math.max(places.rowBottom, Math.min(r.y + r.height / 2 - view.height / 2, bottom - view.height));
        } else if (r.y - gap - view.height >= places.top) {
            y = r.y - gap - view.height;
            x = byRow(inX(middle - view.width / 2), y);
            view.pointerX = middle - x;
        } else if (r.y + r.height + gap + view.height <= bottom) {
            y = r.y + r.height + gap;
            x = byRow(inX(middle - view.width / 2), y);
            view.pointerX = middle - x;
            view.pointerUp = true;
        } else {
            y = Math.max(places.top + Theme.px(8), Math.min(r.y + r.height / 2 - view.height / 2, bottom - view.height));
            x = r.x + r.width + gap;
            if (x + view.width > right)
                x = r.x - gap - view.width;
            else if (x + view.width > places.dispenserX)
                y = Math.min(y, rowTop - view.height);
        }
        view.x = Math.round(x);
        view.y = Math.round(y);
    }

    Timer {
        id: wait
        interval: 350
        onTriggered: {
            if (spot.candidate && !spot.unasked && !spot.pinned && !spot.hasFocus && !view.held)
                spot.show(spot.candidate, false);
            else if (!spot.candidate)
                spot.settle();
        }
    }
    LargeView {
        id: view
        visible: spot.shown
        opacity: risen
        transform: Translate {
            y: Theme.px(6) * (1 - view.risen)
        }
        property real risen: 1
        onVisibleChanged: {
            if (visible && Theme.motion > 0)
                rising.restart();
        }
        NumberAnimation on risen {
            id: rising
            running: false
            from: 0.2
            to: 1
            duration: Theme.ms(120)
            easing.type: Easing.OutCubic
        }
        cardId: spot.cardId
        facts: spot.factsOf(spot.cardId, spot.table.stamp)
        actions: (spot.tile as CardTile) !== null && (facts.canFile || facts.canBuild || (facts.buildWhy ?? "") !== "" || (facts.fileWhy ?? "") !== "")
        onDismissed: spot.dismiss()
        onRulesActivated: spot.rulesRequested(spot.tile)
        onHeldChanged: {
            if (!held)
                wait.restart();
        }
        onFileActivated: spot.done(() => spot.table.file(spot.cardId))
        onBuildActivated: spot.done(() => spot.table.build(spot.cardId))
    }
    function factsOf(card: string, stamp: int): var {
        return card !== "" && stamp >= 0 ? table.about(card) : {};
    }
    function done(play: var): void {
        pinned = false;
        play();
        close();
    }
    // The tile has gone (its card was taken, the dialog closed): so does the view.
    Connections {
        target: spot.tile
        function onVisibleChanged(): void {
            if (spot.tile && !spot.tile.visible)
                spot.close();
        }
    }
    onTileChanged: {
        if (!tile && cardId !== "")
            close();
    }
    Connections {
        target: spot.table
        function onStampChanged(): void {
            spot.rested = Tips.at;
            if (spot.tile && spot.idOf(spot.tile) !== spot.cardId)
                spot.close();
            else if (spot.shown && spot.tile)
                Qt.callLater(spot.follow);
        }
    }
    Connections {
        target: Tips
        function onAtChanged(): void {
            if (!spot.unasked || Tips.near(spot.rested))
                return;
            spot.unasked = false;
            wait.restart();
        }
    }
    // The window has another size
    onWidthChanged: Qt.callLater(follow)
    onHeightChanged: Qt.callLater(follow)
    function follow(): void {
        if (visible && shown && tile)
            place();
    }
}
