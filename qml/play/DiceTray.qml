// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Delvewright

// The dice of the last action, as they fell.
Rectangle {
    id: tray

    required property PlayGame game
    readonly property var rolls: game.dice
    /// How far what happened last has been shown: the dice tumble along.
    property real motion: 1

    objectName: "diceTray"
    visible: rolls.length > 0
    implicitHeight: Math.min(column.implicitHeight + Theme.unit * 2, Theme.unit * 20)
    color: Theme.base
    clip: true
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Dice")

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.border
    }

    Column {
        id: column

        x: Theme.unit * 1.5
        y: Theme.unit
        width: parent.width - Theme.unit * 3
        spacing: Theme.unit / 2

        Repeater {
            model: tray.rolls

            Row {
                id: roll

                required property var modelData

                spacing: Theme.unit
                Accessible.role: Accessible.ListItem
                Accessible.name: words.text

                Die {
                    motion: tray.motion
                    face: roll.modelData.first
                    edge: roll.modelData.colour
                }

                Die {
                    motion: tray.motion
                    visible: roll.modelData.second > 0
                    face: roll.modelData.second
                    edge: roll.modelData.colour
                }

                Text {
                    id: words

                    anchors.verticalCenter: parent.verticalCenter
                    width: column.width - x
                    textFormat: Text.PlainText
                    text: roll.modelData.second > 0 ? Sentences.filled(qsTr("%1 for %2: %3"), roll.modelData.by, roll.modelData.what, roll.modelData.total) : Sentences.filled(qsTr("%1 for %2"), roll.modelData.by, roll.modelData.what)
                    font.pixelSize: Theme.smallFontSize
                    color: Theme.text
                    wrapMode: Text.Wrap
                }
            }
        }
    }
}
