pragma Singleton
import QtQuick

// Whoever has cut a text lets it be told whole here; only then something is made for it.
QtObject {
    id: cuts

    readonly property Component teller: Component {
        CutTip {}
    }

    function tell(text: Item): void {
        cuts.teller.createObject(text);
    }
}
