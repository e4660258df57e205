.pragma library
// Tab and Shift+Tab on a focused thing: a screen whose Tab goes round its areas, not round every thing, has a function `tab(by)`.
// Asked for by the things themselves, since a key that an item of the focus chain has seen goes no further up.

// True if an ancestor has taken the key.
function taken(item, event) {
    const back = event.key === Qt.Key_Backtab || event.key === Qt.Key_Tab && (event.modifiers & Qt.ShiftModifier) !== 0;
    if (!back && event.key !== Qt.Key_Tab || event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
        return false;
    for (let at = item.parent; at; at = at.parent)
        if (typeof at.tab === "function")
            return at.tab(back ? -1 : 1);
    return false;
}
