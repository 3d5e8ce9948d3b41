// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton

import QtQuick
import Delvewright

// Colours and measures of the window, light or dark as the system is unless the user chose. All sizes follow
// the interface scale.
QtObject {
    id: theme

    enum Appearance {
        System,
        Light,
        Dark
    }

    readonly property bool dark: AppSettings.appearance === Theme.System ? system.window.hslLightness < 0.5 : AppSettings.appearance === Theme.Dark

    readonly property real scale: AppSettings.interfaceScale
    readonly property real unit: Math.round(8 * scale)
    readonly property real radius: Math.round(6 * scale)
    readonly property real fontSize: Math.round(13 * scale)
    readonly property real smallFontSize: Math.round(11 * scale)
    readonly property real largeFontSize: Math.round(20 * scale)
    readonly property real titleFontSize: Math.round(34 * scale)

    readonly property color window: dark ? "#25232a" : "#f5f1e9"
    readonly property color base: dark ? "#1c1a20" : "#fffdf9"
    readonly property color raised: dark ? "#302d36" : "#fffdf9"
    readonly property color button: dark ? "#3a3641" : "#eae3d6"
    readonly property color hovered: dark ? "#3d3944" : "#ece4d5"
    readonly property color pressed: dark ? "#4a4552" : "#ddd2bd"
    readonly property color border: dark ? "#45404d" : "#d8cebc"
    /// Around fields: strong enough to be seen where there is nothing else to see.
    readonly property color fieldBorder: dark ? "#67606f" : "#b9ab94"
    readonly property color text: dark ? "#f0eadd" : "#2b2521"
    readonly property color quietText: dark ? "#b3a99b" : "#6a5f53"
    readonly property color faintText: dark ? "#77707d" : "#a99d8c"
    readonly property color placeholder: dark ? "#948c99" : "#857a6b"
    readonly property color accent: dark ? "#e2b142" : "#8f5f12"
    readonly property color accentText: dark ? "#241d10" : "#ffffff"
    /// Around what has the focus of the keyboard.
    readonly property color focus: dark ? "#f6d98f" : "#5d3b05"
    readonly property color chosen: dark ? "#4b3f22" : "#f0e0bd"
    readonly property color error: dark ? "#ff9a8a" : "#a3261b"
    readonly property color errorBackground: dark ? "#45262a" : "#fbe9e5"
    readonly property color warning: dark ? "#f3b95f" : "#8a5a00"
    readonly property color warningBackground: dark ? "#40331f" : "#fdf1d8"
    readonly property color good: dark ? "#7fd49b" : "#1f7a43"
    readonly property color info: dark ? "#9cc3ee" : "#27588f"

    readonly property color toolTip: dark ? "#f0eadd" : "#2b2521"
    readonly property color toolTipText: dark ? "#2b2521" : "#f5f1e9"
    /// Over everything that waits for a dialog.
    readonly property color shade: dark ? "#90000000" : "#552b2521"

    readonly property SystemPalette system: SystemPalette {}

    /// Of a finding: 0 error, 1 warning, 2 hint, 3 to do.
    function severityColour(severity) {
        return [error, warning, quietText, info][severity];
    }

    /// A sign of its own for each, since colour alone must not tell.
    function severitySign(severity) {
        return ["✖", "▲", "●", "☐"][severity];
    }
}
