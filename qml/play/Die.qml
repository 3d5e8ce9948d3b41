// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Delvewright

// A die that shows a face.
Rectangle {
    id: die

    required property int face
    property color edge: "#444444"
    /// Below 1 it tumbles, and other faces are seen.
    property real motion: 1
    readonly property int shownFace: motion < 1 ? 1 + (face + Math.floor(motion * 6)) % 6 : face
    /// The pips of the faces, as places in a grid of three by three.
    readonly property var pips: [[4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]][shownFace - 1] ?? []

    objectName: "die"
    implicitWidth: Theme.unit * 3.5
    implicitHeight: implicitWidth
    radius: width * 0.2
    color: "#faf6ec"
    border.color: edge
    border.width: 2
    rotation: motion < 1 ? (motion - 1) * 250 : 0
    Accessible.role: Accessible.Graphic
    Accessible.name: face

    Repeater {
        model: die.pips

        Rectangle {
            required property int modelData

            x: die.width * (0.25 + 0.25 * (modelData % 3)) - width / 2
            y: die.height * (0.25 + 0.25 * Math.floor(modelData / 3)) - height / 2
            width: die.width * 0.17
            height: width
            radius: width / 2
            color: "#2b2521"
        }
    }
}
