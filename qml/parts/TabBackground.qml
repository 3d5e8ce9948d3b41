// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import Delvewright

// Lies behind a tab: the current one is raised and has a line above it.
Rectangle {
    id: background

    required property AbstractButton button
    required property bool current

    color: current ? Theme.raised : button.hovered ? Theme.hovered : "transparent"
    border.color: button.visualFocus ? Theme.accent : "transparent"

    Rectangle {
        width: parent.width
        height: 2
        visible: background.current
        color: Theme.accent
    }
}
