pragma Singleton
import QtQuick

// Words that the components need for screen readers and captions.
QtObject {
    function energy(e: string): string {
        switch (e) {
        case "red":
            return qsTr("Heat");
        case "yellow":
            return qsTr("Electric");
        case "blue":
            return qsTr("Atomic");
        case "black":
            return qsTr("Battery");
        case "any":
            return qsTr("any energy");
        case "rand":
            return qsTr("random energy");
        default:
            return "";
        }
    }

    function level(n: int): string {
        return qsTr("Level %1").arg(n);
    }

    // What stands on a key; letters and digits are the same everywhere.
    function key(code: string): string {
        switch (code) {
        case "Enter":
            return qsTr("Enter");
        case "Esc":
            return qsTr("Esc");
        case "Space":
            return qsTr("Space");
        default:
            return code;
        }
    }

    // Spheres or costs, one after the other.
    function energies(colors: var): string {
        return list(Array.from(colors, e => energy(e)));
    }

    // Words or parts of a sentence, one after the other.
    function list(words: var): string {
        return words.length === 0 ? "" : words.reduce((before, word) => both(qsTr("%1, %2", "parts of a list"), before, word));
    }

    // Whole sentences, one after the other; empty ones are left out.
    function sentences(parts: var): string {
        const said = parts.filter(part => part !== "");
        return said.length === 0 ? "" : said.reduce((before, part) => both(qsTr("%1 %2", "one sentence after another"), before, part));
    }

    // A template of two places. What is put in may itself have a "%2" in it, the name of a player say.
    function both(template: string, first: string, second: string): string {
        return template.replace(/%[12]/g, mark => mark === "%1" ? first : second);
    }
}
