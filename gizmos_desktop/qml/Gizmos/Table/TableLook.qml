import QtQuick

// A look at the table while a payment, a Research or an order is open: what is open waits, out of sight.
QtObject {
    id: look

    required property bool open // there is something to look away from
    property bool on: false

    signal turned

    onOpenChanged: on = false

    function turn(): void {
        if (!open)
            return;
        on = !on;
        turned();
    }
    // T looks at the table and comes back, Enter too; while it is looked at, no key decides what is out of sight.
    function key(event: KeyEvent): bool {
        if (!open || event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
            return false;
        const letter = event.text.toUpperCase();
        if (letter === "T" || on && (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)) {
            turn();
            return true;
        }
        return on && event.key !== Qt.Key_Escape && letter !== "" && ["\t", "D", "L", "M", "?"].indexOf(letter) < 0;
    }
}
