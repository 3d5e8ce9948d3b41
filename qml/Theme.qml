pragma Singleton

import QtQuick

// Colours and measures of the window, light or dark as the system is unless the user chose.
QtObject {
    id: theme

    enum Appearance {
        System,
        Light,
        Dark
    }

    property int appearance: Theme.System
    readonly property bool dark: appearance === Theme.System ? system.window.hslLightness < 0.5 : appearance === Theme.Dark

    readonly property real unit: 8
    readonly property real radius: 6

    readonly property color window: dark ? "#25232a" : "#f5f1e9"
    readonly property color base: dark ? "#1c1a20" : "#fffdf9"
    readonly property color raised: dark ? "#302d36" : "#fffdf9"
    readonly property color button: dark ? "#3a3641" : "#eae3d6"
    readonly property color border: dark ? "#4a4552" : "#d3c8b5"
    readonly property color text: dark ? "#f0eadd" : "#2b2521"
    readonly property color quietText: dark ? "#b3a99b" : "#6a5f53"
    readonly property color faintText: dark ? "#77707d" : "#a99d8c"
    readonly property color accent: dark ? "#e2b142" : "#8f5f12"
    readonly property color accentText: dark ? "#241d10" : "#ffffff"
    readonly property color error: dark ? "#ff9a8a" : "#a3261b"
    readonly property color errorBackground: dark ? "#45262a" : "#fbe9e5"

    readonly property SystemPalette system: SystemPalette {}
}
