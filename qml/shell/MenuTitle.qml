// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import Delvewright

// The title of a menu in the menu bar. It does the hovering itself: that of Qt keeps a bar open whose menu was closed by
// Esc below the pointer, so that the title stays lit and swallows the next click.
MenuBarItem {
    id: entry

    /// A menu of the bar is open: then the one below the pointer is shown.
    function isBarOpen() {
        for (let i = 0; i < menuBar.count; ++i) {
            if (menuBar.menuAt(i).visible)
                return true;
        }
        return false;
    }

    hoverEnabled: false
    font.pixelSize: Theme.fontSize
    topPadding: Theme.unit * 0.75
    bottomPadding: Theme.unit * 0.75
    leftPadding: Theme.unit * 1.25
    rightPadding: Theme.unit * 1.25

    contentItem: MnemonicLabel {
        title: entry.text
        font: entry.font
        color: Theme.text
    }

    background: Rectangle {
        color: entry.highlighted || hover.hovered ? Theme.hovered : "transparent"
        radius: Theme.radius / 2
    }

    HoverHandler {
        id: hover

        onHoveredChanged: {
            if (hovered && !entry.highlighted && entry.isBarOpen())
                entry.triggered();
        }
    }
}
