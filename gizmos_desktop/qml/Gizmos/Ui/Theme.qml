pragma Singleton
import QtQuick

// Design tokens. A design pixel is one pixel at 1280x720 (where the window is taller than wide, at 900x1400); `u` is the present scale (1.5 at 1920x1080).
QtObject {
    id: theme

    property bool dark: true
    property real u: 1
    // The window is taller than wide: screens stand on the 900 x 1400 design
    property bool tall: false
    // The content is larger than the window (a scale above 100 %): only a part of it is seen at a time
    property bool cut: false
    property bool japanese: false
    // Device pixels per logical pixel of the window; 0 asks the first screen.
    property real dpr: 0
    property url artRoot: Qt.resolvedUrl("../../../../resources/art")
    // The last input was a key: focus is shown.
    property bool keyboard: true
    // A picture of the table is being taken: what lies over it (dialogs, drawn cards, tags, rings) is left out.
    property bool posing: false
    readonly property real overlay: posing ? 0 : 1 // opacity of all that
    // Factor of all durations; 0: no movement.
    property real motion: 1

    // While the window is being resized pictures are only stretched, and drawn anew when it has rested for so many ms; 0: at once.
    property int settle: 0
    property real sharp: 1
    property Timer rest: Timer {
        interval: theme.settle
        onTriggered: theme.sharpen()
    }
    // While the sizes of pictures change, all at once: they are drawn beside the window's work
    property bool resizing: false

    function sharpen(): void {
        resizing = true;
        sharp = u;
        resizing = false;
    }

    onUChanged: {
        if (settle > 0)
            rest.restart();
        else
            sharp = u;
    }

    readonly property real ratio: dpr > 0 ? dpr : (Application.screens.length > 0 ? Application.screens[0].devicePixelRatio : 1)

    // Surfaces
    readonly property color backTop: dark ? "#1D2540" : "#EEF1F8"
    readonly property color backBot: dark ? "#131A2E" : "#DCE2EE"
    readonly property color panel: dark ? "#262F4E" : "#FFFFFF"
    readonly property color panelHi: dark ? "#323D62" : "#F4F6FB"
    readonly property color panelLo: dark ? "#1A2139" : "#E3E8F2"
    readonly property color column: dark ? "#1E2744" : "#E6EBF5"
    readonly property color socket: dark ? "#19213B" : "#DDE4F0"
    readonly property color line: dark ? "#3F4B75" : "#C3CBDF"
    // What can be pressed has an edge in the light theme, what cannot lies flat in its ground
    readonly property color edge: dark ? "transparent" : "#7C89B3"
    readonly property color off: dark ? "transparent" : "#E3E8F2"
    readonly property color scrim: dark ? "#A80B1020" : "#6B28325A"
    readonly property color text: dark ? "#F3F5FC" : "#232946"
    readonly property color text2: dark ? "#B4BEDC" : "#4D587D"
    // Cards are the same in both themes
    readonly property color tile: "#FBFCFE"
    readonly property color tileEdge: dark ? "#C3CBDF" : "#BAC4DB"
    readonly property color tileOff: dark ? "#C2CBDF" : "#DFE5F0"
    readonly property color tileUsed: dark ? "#A3ACC8" : "#CBD2E2"
    readonly property color ink: "#232946"
    readonly property color ink2: "#566089"
    readonly property color barOff: "#D3DAE9"
    readonly property color medal: "#4A557F"
    // What spheres lie in: always pale, so that Battery shows
    readonly property color tray: dark ? "#CDD5E6" : "#D5DCEA"
    readonly property color trayLo: dark ? "#AEB8D1" : "#BAC4DA"
    readonly property color tube: dark ? "#CDD5E6" : "#9FABC8"
    // The one interface colour: you can, now
    readonly property color go: dark ? "#6FE3C1" : "#0D755C"
    readonly property color goSoft: dark ? "#2C4F58" : "#CDEFE4"
    readonly property color goText: dark ? "#10312A" : "#FFFFFF"
    readonly property color goKey: dark ? "#A9F0DA" : "#27806A"
    // Backs of cards
    readonly property color deckBack: dark ? "#3E4A78" : "#5B6798"
    readonly property color deckEdge: dark ? "#2B3558" : "#9AA6C8"
    readonly property color deckBar: dark ? "#323D68" : "#4B5687"
    readonly property color deckWell: dark ? "#1E2744" : "#3E4979"
    readonly property color deckText: "#E6EAF6"

    readonly property color focus: dark ? "#FFFFFF" : "#232946"
    readonly property color shadow: dark ? "#060914" : "#2A3560"
    readonly property real shadowA: dark ? 0.16 : 0.06

    readonly property string display: japanese ? "Rounded Mplus 1c ExtraBold" : "Fredoka SemiBold"
    readonly property string body: japanese ? "Rounded Mplus 1c Medium" : "Figtree SemiBold"
    readonly property string number: "Fredoka SemiBold"

    readonly property var energies: ({
            "red": ["#D8353A", "#FBE4DF", "#F3CDC5", "#FFFFFF"],
            "yellow": ["#F9BA12", "#FFF1CC", "#F9E0A0", "#232946"],
            "blue": ["#276FE6", "#DFEAFD", "#C3D7F8", "#FFFFFF"],
            "black": ["#35363D", "#E5E5EA", "#CFD0D8", "#FFFFFF"],
            "any": ["#4A557F", "#ECE9F7", "#D8D2EE", "#FFFFFF"],
            "none": ["#A9B4CF", "#EAEEF6", "#D5DCEA", "#232946"],
            "rand": ["#6C63A8", "#ECE9F7", "#D8D2EE", "#FFFFFF"]
        })

    // A length of design pixels in logical pixels, on whole device pixels.
    function px(n: real): real {
        return Math.round(n * u * ratio) / ratio;
    }

    // The device pixels that a picture of n design pixels is drawn with.
    function raster(n: real): int {
        return Math.max(1, Math.round(n * sharp * ratio));
    }

    // A logical length or position moved to the nearest device pixel.
    function snap(v: real): real {
        return Math.round(v * ratio) / ratio;
    }

    // A font's pixel size.
    function font(n: real): int {
        return Math.max(1, Math.round(n * u));
    }

    // Duration in ms after the user's wish for movement.
    function ms(n: real): int {
        return Math.round(n * motion);
    }

    function energy(e: string): color {
        return (energies[e] ?? energies.none)[0];
    }
    function tint(e: string): color {
        return (energies[e] ?? energies.none)[1];
    }
    function floor(e: string): color {
        return (energies[e] ?? energies.none)[2];
    }
    function on(e: string): color {
        return (energies[e] ?? energies.none)[3];
    }
    // The tone of icons on the colour of an energy.
    function onTone(e: string): string {
        return e === "yellow" || e === "none" ? "ink" : "white";
    }

    // The colour of a tone (ink ink2 text text2 go goText white faint).
    function tone(name: string): color {
        switch (name) {
        case "ink":
            return ink;
        case "ink2":
            return ink2;
        case "text2":
            return text2;
        case "go":
            return go;
        case "goText":
            return goText;
        case "white":
            return "#FFFFFF";
        case "faint":
            return dark ? "#2E3A61" : "#C3CDE0";
        case "deck":
            return dark ? "#4A5788" : "#6A76A8";
        default:
            return text;
        }
    }

    // The folder of icons baked in a tone.
    function toneFolder(name: string): string {
        switch (name) {
        case "text":
            return dark ? "text-dark" : "ink";
        case "text2":
        case "go":
        case "faint":
        case "deck":
            return name + (dark ? "-dark" : "-light");
        case "goText":
            return dark ? "gotext-dark" : "white";
        default:
            return name;
        }
    }

    // The address of a picture, by its path below resources/art, without ending.
    function art(path: string): url {
        return artRoot + "/" + path + ".svg";
    }
}
