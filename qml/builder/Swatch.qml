// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// The mark of an ability on a dial: its colour and its shape.
Rectangle {
    /// "red-square", "blue-circle"
    property string mark
    readonly property var parts: mark.split("-")

    width: Theme.unit * 1.75
    height: width
    radius: parts[1] === "circle" ? width / 2 : 2
    color: ({
            "green": "#3f9b4f",
            "red": "#c8382c",
            "blue": "#2f6fc0",
            "orange": "#e08a1e",
            "yellow": "#e6c62c",
            "black": "#222222",
            "gray": "#8a8a8a"
        })[parts[0]] ?? "transparent"
    border.color: Theme.quietText
}
