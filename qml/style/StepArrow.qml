// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// Half of the pair of arrows beside a number.
Item {
    id: arrow

    required property bool points
    required property bool held
    required property string drawing

    implicitWidth: Theme.unit * 2.25
    implicitHeight: Theme.unit * 1.5

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius / 2
        color: arrow.held ? Theme.pressed : Theme.hovered
        visible: (arrow.held || arrow.points) && arrow.enabled
    }

    AppIcon {
        anchors.centerIn: parent
        size: Theme.unit * 1.5
        source: "qrc:/qt/qml/Delvewright/icons/" + arrow.drawing + ".svg"
        color: arrow.enabled ? Theme.quietText : Theme.faintText
    }
}
