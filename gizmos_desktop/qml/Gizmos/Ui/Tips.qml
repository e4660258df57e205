pragma Singleton
import QtQuick

// Which tip is shown: of all that are wished for, the latest. After a press none is shown for what lies under the mouse until that moves:
// whoever has just clicked wants to see what came of it.
QtObject {
    id: tips

    // {target, text}, the latest last
    property var wishes: []
    // Buttons: a tip keeps off them
    property var buttons: []
    property bool hushed: false
    property point pressed: Qt.point(0, 0)
    // Where the mouse is
    property point at: Qt.point(-1, -1)
    // In this turn of the event loop a key moves the focus: only then what gets it tells about itself
    property bool walking: false

    // The mouse has moved since a key moved the focus
    property bool pointing: false

    readonly property var latest: wishes.length > 0 ? wishes[wishes.length - 1] : null
    readonly property Item target: latest ? latest.target : null
    readonly property string text: latest ? latest.text : ""

    // Wishes for a tip on an item; an empty text takes the wish back.
    function wish(item: Item, words: string): void {
        if (words === "" && !wishes.some(each => each.target === item))
            return;
        const left = wishes.filter(each => each.target && each.target !== item);
        wishes = words === "" ? left : [...left,
            {
                target: item,
                text: words
            }
        ];
    }
    function press(place: point): void {
        pressed = place;
        hushed = true;
    }
    function walk(): void {
        walking = true;
        pointing = false;
        Qt.callLater(rest);
    }
    function rest(): void {
        walking = false;
    }
    // Is the mouse still where it was?
    function near(place: point): bool {
        return Math.hypot(place.x - at.x, place.y - at.y) <= 4;
    }
    function move(place: point): void {
        if (place !== at)
            pointing = true;
        at = place;
        if (hushed && Math.hypot(place.x - pressed.x, place.y - pressed.y) > 4)
            hushed = false;
    }
    function keep(button: Item): void {
        buttons.push(button);
    }
    function forget(button: Item): void {
        buttons = buttons.filter(each => each && each !== button);
    }
}
