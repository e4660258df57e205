pragma ComponentBehavior: Bound
import QtQuick

// A strip in the smallest places: drops the arrow where it would not fit, so that the signs stay readable.
Strip {
    id: root

    property var full: []
    readonly property bool tightens: measure(full, size * 0.06) > width

    gap: tightens ? 0 : size * 0.06
    tokens: tightens ? full.filter(t => !t.a) : full
}
