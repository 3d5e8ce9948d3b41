// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import Delvewright

// A window in the colours and sizes of the program.
ApplicationWindow {
    font.pixelSize: Theme.fontSize

    palette {
        window: Theme.window
        windowText: Theme.text
        base: Theme.base
        alternateBase: Theme.raised
        text: Theme.text
        button: Theme.button
        buttonText: Theme.text
        brightText: Theme.accentText
        highlight: Theme.accent
        highlightedText: Theme.text // in file dialogs, where the marked row is hardly tinted; our own fields know better
        placeholderText: Theme.faintText
        toolTipBase: Theme.raised
        toolTipText: Theme.text
        link: Theme.accent
        mid: Theme.border
        midlight: Theme.border
        dark: Theme.border
        light: Theme.raised
        disabled {
            windowText: Theme.faintText
            text: Theme.faintText
            buttonText: Theme.faintText
        }
    }
}
