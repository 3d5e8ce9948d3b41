// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Delvewright

// Steps and turns of whoever acts.
PlayPart {
    id: pads

    required property DungeonPlay play
    readonly property PlayGame game: play.game

    shown: play.active && game.personChooses && !game.asked
    implicitWidth: row.implicitWidth
    implicitHeight: row.implicitHeight

    RowLayout {
        id: row

        spacing: Theme.unit * 3

        CompassPad {
            objectName: "stepPad"
            title: qsTr("Step")
            play: pads.play
            turns: false
            onActed: pads.acted()
        }

        CompassPad {
            objectName: "turnPad"
            title: qsTr("Turn")
            play: pads.play
            turns: true
            onActed: pads.acted()
        }
    }
}
