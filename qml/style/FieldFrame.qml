// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// The frame of what can be typed into or chosen from.
Rectangle {
    property bool focused: false
    property bool pointedAt: false

    implicitHeight: Theme.unit * 3.5
    radius: Theme.radius * 0.75
    color: enabled ? Theme.base : Theme.window
    border.color: focused ? Theme.accent : pointedAt && enabled ? Theme.quietText : Theme.fieldBorder
    border.width: focused ? 2 : 1
}
