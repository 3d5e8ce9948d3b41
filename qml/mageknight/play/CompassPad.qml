// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Delvewright

// The eight directions, for a step or a turn of whoever acts.
Column {
    id: pad

    required property DungeonPlay play
    required property bool turns
    property string title
    readonly property var names: [qsTr("North-west"), qsTr("North"), qsTr("North-east"), qsTr("West"), "", qsTr("East"), qsTr("South-west"), qsTr("South"), qsTr("South-east")]

    signal acted

    spacing: Theme.unit / 2

    Grid {
        columns: 3
        spacing: 2

        Repeater {
            model: [7, 0, 1, 6, -1, 2, 5, 4, 3]

            AbstractButton {
                id: button

                required property int modelData
                required property int index
                readonly property bool isCentre: modelData < 0
                // The round and the moment stand for the state, which a function cannot be bound to.
                readonly property bool possible: pad.play.game.timeline.moment >= 0 && !isCentre && (pad.turns ? pad.play.turnAction(modelData) : pad.play.stepAction(modelData)) >= 0
                // DG-14: a step that may come to nothing says so.
                readonly property string chance: possible && !pad.turns ? pad.play.game.actions.chanceOf(pad.play.stepAction(modelData)) : ""

                objectName: (pad.turns ? "turn " : "step ") + modelData
                implicitWidth: Theme.unit * 3.25
                implicitHeight: Theme.unit * 3.25
                enabled: !isCentre
                focusPolicy: Qt.NoFocus
                Accessible.role: isCentre ? Accessible.StaticText : Accessible.Button
                Accessible.name: isCentre ? pad.title : pad.title + " " + pad.names[index] + (chance === "" ? "" : ", " + chance)
                ToolTip.delay: 600
                ToolTip.visible: hovered && chance !== ""
                ToolTip.text: chance
                onClicked: {
                    if (pad.turns)
                        pad.play.turn(modelData);
                    else
                        pad.play.step(modelData);
                    pad.acted();
                }

                contentItem: Text {
                    textFormat: Text.PlainText
                    text: button.isCentre ? (pad.turns ? "↻" : "·") : "↑"
                    rotation: button.isCentre ? 0 : button.modelData * 45
                    font.pixelSize: Theme.fontSize
                    color: button.possible ? Theme.text : Theme.faintText
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignVCenter
                }

                background: Rectangle {
                    radius: Theme.radius / 2
                    color: button.isCentre ? "transparent" : button.down ? Theme.pressed : button.hovered ? Theme.hovered : button.possible ? Theme.button : "transparent"
                    border.color: button.isCentre ? "transparent" : Theme.border
                }
            }
        }
    }

    Text {
        anchors.horizontalCenter: parent.horizontalCenter
        textFormat: Text.PlainText
        text: pad.title
        font.pixelSize: Theme.smallFontSize
        color: Theme.quietText
    }
}
