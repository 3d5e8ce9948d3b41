// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// Which phase it is, what may be done in it and what comes next; and how often a person wants to be asked.
PlayPart {
    id: guide

    required property CardPlay play
    readonly property PlayGame game: play.game

    shown: game.running && !game.over
    implicitHeight: column.implicitHeight

    ColumnLayout {
        id: column

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.unit * 1.5
        anchors.rightMargin: Theme.unit * 1.5
        spacing: Theme.unit / 2

        Flow {
            Layout.fillWidth: true
            spacing: 2

            Repeater {
                model: guide.play.phases

                Rectangle {
                    id: phase

                    required property var modelData

                    objectName: modelData.current ? "currentPhase" : "phase"
                    implicitWidth: name.implicitWidth + Theme.unit
                    implicitHeight: Theme.unit * 2.25
                    radius: Theme.radius / 2
                    color: modelData.current ? Theme.chosen : "transparent"
                    border.color: modelData.current ? Theme.accent : Theme.border
                    Accessible.role: Accessible.StaticText
                    Accessible.name: modelData.current ? qsTr("Now: %1").arg(modelData.name) : modelData.name

                    Text {
                        id: name

                        anchors.centerIn: parent
                        textFormat: Text.PlainText
                        text: phase.modelData.name
                        font.pixelSize: Theme.smallFontSize
                        font.bold: phase.modelData.current
                        color: phase.modelData.current ? Theme.text : Theme.quietText
                    }
                }
            }
        }

        Label {
            objectName: "phaseText"
            Layout.fillWidth: true
            textFormat: Text.PlainText
            text: guide.play.phaseText
            font.pixelSize: Theme.smallFontSize
            color: Theme.quietText
            wrapMode: Text.Wrap
        }

        ChoiceBox {
            objectName: "waysToBeAsked"
            Layout.fillWidth: true
            visible: guide.game.waysToBeAsked.length > 0 && guide.game.wayToBeAsked >= 0
            model: guide.game.waysToBeAsked
            chosen: guide.game.wayToBeAsked
            font.pixelSize: Theme.fontSize
            onPicked: index => guide.game.wayToBeAsked = index
            Accessible.name: qsTr("When I am asked between the actions of others")
        }
    }
}
