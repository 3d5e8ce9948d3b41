// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// Darkens the window around a spot, and frames the spot.
Item {
    id: shade

    property rect spot
    readonly property color dark: Qt.rgba(0, 0, 0, 0.55)

    Rectangle {
        width: parent.width
        height: shade.spot.width > 0 ? shade.spot.y : parent.height
        color: shade.dark
    }

    Rectangle {
        y: shade.spot.y
        width: shade.spot.x
        height: shade.spot.height
        color: shade.dark
    }

    Rectangle {
        x: shade.spot.x + shade.spot.width
        y: shade.spot.y
        width: parent.width - x
        height: shade.spot.height
        color: shade.dark
        visible: shade.spot.width > 0
    }

    Rectangle {
        y: shade.spot.y + shade.spot.height
        width: parent.width
        height: parent.height - y
        color: shade.dark
        visible: shade.spot.width > 0
    }

    Rectangle {
        x: shade.spot.x - 1
        y: shade.spot.y - 1
        width: shade.spot.width + 2
        height: shade.spot.height + 2
        visible: shade.spot.width > 0
        color: "transparent"
        border.color: Theme.accent
        border.width: 3
    }
}
