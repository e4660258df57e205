pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Ui

// What the keys of the table do. Enter and Space belong to the focused thing itself; help and full screen to the window.
QtObject {
    id: keys

    required property TableModel table
    required property ReplayModel replay
    required property TableFocus focus
    required property CardSpot spot
    required property Item display
    required property Item dispenser
    required property Item panel // the open payment, research or order panel, or null

    signal kindRequested(string kind)
    signal buttonRequested(string id, string warn)
    signal dashboardRequested(int seat)
    signal logRequested
    signal menuRequested
    signal undoRequested(string unit)
    signal redoRequested
    signal hintRequested
    signal escaped

    // True if the key meant something here.
    function pressed(event: KeyEvent): bool {
        if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
            return (event.modifiers & Qt.ControlModifier) !== 0 && !focus.dialog && command(event.key, event.modifiers);
        switch (event.key) {
        case Qt.Key_Tab:
        case Qt.Key_Backtab:
            focus.step(event.key === Qt.Key_Tab && !(event.modifiers & Qt.ShiftModifier) ? 1 : -1);
            return true;
        case Qt.Key_Left:
            return side(-1);
        case Qt.Key_Right:
            return side(1);
        case Qt.Key_Up:
            return vertical(-1);
        case Qt.Key_Down:
            return vertical(1);
        case Qt.Key_Escape:
            escaped();
            return true;
        case Qt.Key_Home:
        case Qt.Key_End:
        case Qt.Key_PageUp:
        case Qt.Key_PageDown:
            return through(event.key);
        }
        if (focus.dialog && !(focus.dialog instanceof FullDashboard))
            return false;
        switch (event.key) {
        case Qt.Key_F2:
        case Qt.Key_F3:
        case Qt.Key_F4:
            return opponent(event.key - Qt.Key_F2);
        case Qt.Key_F10:
            return view("M");
        }
        const letter = event.key === Qt.Key_Space ? "SPACE" : event.text.toUpperCase();
        if (focus.dialog)
            return letter === "D" && view(letter);
        if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
            return press("Enter");
        if (replay.active && course(letter))
            return true;
        return digit(letter) || cardKey(letter) || action(letter) || press(letter) || view(letter);
    }

    // Ctrl and a key: taking back and doing again; in a replay a turn back or on.
    function command(key: int, modifiers: int): bool {
        if (replay.active) {
            if (key === Qt.Key_Left || key === Qt.Key_Right)
                replay.turn(key === Qt.Key_Left ? -1 : 1);
            return key === Qt.Key_Left || key === Qt.Key_Right;
        }
        const shift = (modifiers & Qt.ShiftModifier) !== 0;
        const alt = (modifiers & Qt.AltModifier) !== 0;
        if (key === Qt.Key_Y && !alt || key === Qt.Key_Z && shift && !alt)
            redoRequested();
        else if (key === Qt.Key_Z && !shift)
            undoRequested(alt ? "turn" : "step");
        else if (key === Qt.Key_Backspace && !alt)
            undoRequested("decision");
        else
            return false;
        return true;
    }
    // The way through a replay.
    function course(letter: string): bool {
        if (letter === ",")
            replay.step(-1);
        else if (letter === ".")
            replay.step(1);
        else if (letter !== "P")
            return false;
        else if (replay.playing)
            replay.pause();
        else
            replay.play();
        return true;
    }

    // The order panel, if one of its cards has the focus.
    function orderInFocus(): OrderPanel {
        const order = panel as OrderPanel;
        return order && !focus.dialog && focus.now instanceof CardTile && focus.areaOf(focus.now) === focus.areaOf(order) ? order : null;
    }
    function side(by: int): bool {
        const order = orderInFocus();
        if (order) {
            order.shift(by);
            return true;
        }
        if (spot.hasFocus) {
            const other = by < 0 ? spot.view.fileButton : spot.view.buildButton;
            other.take();
            return true;
        }
        focus.arrow(by, 0);
        return true;
    }
    function vertical(by: int): bool {
        const order = orderInFocus();
        if (order)
            order.choose(by);
        else if (spot.hasFocus)
            spot.close();
        else if (!through(by < 0 ? Qt.Key_Up : Qt.Key_Down))
            focus.arrow(0, by);
        return true;
    }
    // Through the payments, if they are open.
    function through(key: int): bool {
        const pay = panel as PayPanel;
        return pay !== null && !focus.dialog && pay.walk(key);
    }
    function opponent(index: int): bool {
        if (index >= table.opponents.count)
            return false;
        dashboardRequested(table.opponents.get(index).seat.seat);
        return true;
    }
    // 1-9 choose a payment, or use a Gizmo that is ready.
    function digit(letter: string): bool {
        if (letter < "1" || letter > "9" || letter.length !== 1)
            return false;
        if (table.mode === "pay") {
            for (let i = 0; i < table.pay.options.count; ++i)
                if (table.pay.options.get(i).hotkey === letter)
                    table.pay.choose(i);
            return true;
        }
        for (let i = 0; i < table.ready.count; ++i) {
            const row = table.ready.get(i);
            if (row.hotkey === letter) {
                table.use(row.card);
                return true;
            }
        }
        return false;
    }
    // F files and B builds the card that has the focus.
    function cardKey(letter: string): bool {
        if (letter !== "F" && letter !== "B")
            return false;
        const research = panel as ResearchPanel;
        const tile = focus.now as CardTile;
        const card = research ? research.keyCard() : tile ? tile.cardId : spot.hasFocus ? spot.cardId : "";
        if (card === "")
            return false;
        const facts = table.about(card);
        if (letter === "F" ? facts.canFile : facts.canBuild) {
            spot.close();
            if (letter === "F")
                table.file(card);
            else
                table.build(card);
        } else if (tile && !research) {
            spot.show(tile, true); // says why not
        }
        return true;
    }
    // The keys of the action buttons: arm the action and lead to the first thing it can be done with.
    function action(letter: string): bool {
        const deck = focus.now as Deck;
        if (letter === "R" && deck && deck.usable) {
            deck.activate();
            return true;
        }
        for (let i = 0; i < table.actions.count; ++i) {
            const row = table.actions.get(i);
            if (row.shortcut.toUpperCase() !== letter || letter === "")
                continue;
            if (letter === "P" && focus.areaOf(focus.now) === focus.areaOf(dispenser) && focus.now instanceof Usable)
                (focus.now as Usable).activate();
            else if (row.enabled)
                kindRequested(row.kind);
            return true;
        }
        return false;
    }
    function press(letter: string): bool {
        for (let i = 0; letter !== "" && i < table.buttons.count; ++i) {
            const row = table.buttons.get(i);
            if (row.shortcut.toUpperCase() === letter.toUpperCase()) {
                if (row.enabled)
                    buttonRequested(row.id, row.warn);
                return true;
            }
        }
        return false;
    }
    function view(letter: string): bool {
        if (letter === "L")
            logRequested();
        else if (letter === "M")
            menuRequested();
        else if (letter === "H" && !replay.active)
            hintRequested();
        else if (letter === "D")
            dashboardRequested(table.own.seat);
        else
            return false;
        return true;
    }
}
