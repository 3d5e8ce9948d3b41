// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import Delvewright

// Up to which turn the reach is shown, and whose.
LegendBar {
    id: legend

    required property ReachOverlay reach

    objectName: "reachLegend"
    overlay: reach
    title: qsTr("Reach by turn")
    meaning: qsTr("The number is the turn after which a hero can stand there that enters in the first; nobody is in the way, doors are opened.")
    samples: reach.samples
    onClosed: reach.shown = false

    SpinBox {
        objectName: "reachTurn"
        width: Theme.unit * 8
        from: 1
        to: legend.reach.mostTurns
        value: legend.reach.turn
        font.pixelSize: Theme.fontSize
        onValueModified: legend.reach.turn = value
        Accessible.name: qsTr("Up to turn")
    }

    ChoiceBox {
        objectName: "reachPlayer"
        width: Theme.unit * 18
        model: legend.reach.playerNames
        chosen: legend.reach.player + 1
        font.pixelSize: Theme.fontSize
        onPicked: index => legend.reach.player = index - 1
        Accessible.name: qsTr("Whose reach")
    }
}
