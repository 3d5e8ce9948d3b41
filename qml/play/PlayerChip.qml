// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Delvewright

// A player in the turn list: colour, name, what was won so far; marked when it is that player's turn.
Rectangle {
    id: chip

    required property PlayGame game
    required property int index
    required property string name
    required property color paint
    required property string seat
    required property bool hasTurn
    required property var facts
    required property string standing
    required property var details

    objectName: "player " + index
    width: row.implicitWidth + Theme.unit * 2
    height: Theme.unit * 4
    radius: Theme.radius / 1.5
    color: hasTurn ? Theme.chosen : "transparent"
    border.color: hasTurn ? Theme.accent : Theme.border
    border.width: hasTurn ? 2 : 1
    Accessible.role: Accessible.ListItem
    Accessible.name: (hasTurn ? qsTr("Turn of %1").arg(name) : name) + ", " + seat + ", " + standing
    ToolTip.visible: hover.hovered
    ToolTip.delay: 400
    ToolTip.text: Sentences.filled(qsTr("%1 · %2"), name, seat) + details.map(line => "\n" + line).join("")

    HoverHandler {
        id: hover
    }

    Row {
        id: row

        anchors.centerIn: parent
        spacing: Theme.unit * 0.75

        Text {
            anchors.verticalCenter: parent.verticalCenter
            visible: chip.hasTurn
            textFormat: Text.PlainText
            text: "▸"
            font.pixelSize: Theme.fontSize
            color: Theme.text
        }

        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.unit * 1.75
            height: width
            radius: width / 2
            color: chip.paint
            border.color: Theme.border
        }

        Text {
            anchors.verticalCenter: parent.verticalCenter
            textFormat: Text.PlainText
            text: chip.name
            font.pixelSize: Theme.fontSize
            font.bold: chip.hasTurn
            color: Theme.text
        }

        Text {
            objectName: "seatOfChip"
            anchors.verticalCenter: parent.verticalCenter
            textFormat: Text.PlainText
            text: qsTr("(%1)").arg(chip.seat)
            font.pixelSize: Theme.smallFontSize
            color: Theme.quietText
        }

        Row {
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.unit / 2

            Repeater {
                model: chip.facts

                Row {
                    id: fact

                    required property var modelData

                    spacing: Theme.unit / 2

                    AppIcon {
                        anchors.verticalCenter: parent.verticalCenter
                        source: "qrc:/qt/qml/Delvewright/icons/" + fact.modelData.drawing + ".svg"
                        size: Theme.unit * 1.75
                        color: fact.modelData.value === "" ? Theme.accent : Theme.quietText
                    }
                    Text {
                        visible: text !== ""
                        textFormat: Text.PlainText
                        text: fact.modelData.value
                        font.pixelSize: Theme.smallFontSize
                        color: Theme.quietText
                    }
                }
            }
        }
    }
}
