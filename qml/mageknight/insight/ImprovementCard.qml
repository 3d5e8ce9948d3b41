// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// One weakness with an edit that may mend it: to see, to try in games, to put on the map as a proposal.
Pane {
    id: card

    required property var entry
    required property bool canTry
    required property bool canPropose

    signal shown
    signal tried
    signal proposed

    padding: Theme.unit
    Accessible.role: Accessible.Grouping
    Accessible.name: (entry.title ?? "") + ". " + (entry.sentence ?? "")

    background: Rectangle {
        color: Theme.raised
        border.color: Theme.border
        radius: Theme.radius
    }

    ColumnLayout {
        anchors.left: parent.left
        anchors.right: parent.right
        spacing: Theme.unit / 2

        Label {
            objectName: "improvementTitle"
            Layout.fillWidth: true
            textFormat: Text.PlainText
            text: card.entry.title ?? ""
            font.bold: true
            wrapMode: Text.Wrap
        }

        Label {
            objectName: "improvementSentence"
            Layout.fillWidth: true
            textFormat: Text.PlainText
            text: card.entry.sentence ?? ""
            font.pixelSize: Theme.smallFontSize
            wrapMode: Text.Wrap
        }

        VerdictCard {
            objectName: "improvementEffect"
            Layout.fillWidth: true
            visible: title !== ""
            tone: card.entry.effectTone ?? 3
            title: card.entry.effectTitle ?? ""
            sentence: card.entry.effect ?? ""
        }

        Flow {
            Layout.fillWidth: true
            spacing: Theme.unit / 2

            PanelButton {
                objectName: "showImprovement"
                text: qsTr("Show")
                Accessible.description: qsTr("Points out both squares on the map")
                onClicked: card.shown()
            }

            PanelButton {
                objectName: "tryImprovement"
                enabled: card.canTry
                text: (card.entry.isTrying ?? false) ? qsTr("Playing…") : qsTr("Try in 200 Games")
                Accessible.description: qsTr("Plays the dungeon with and without it, with the same seeds")
                onClicked: card.tried()
            }

            PanelButton {
                objectName: "proposeImprovement"
                enabled: card.canPropose
                text: qsTr("Put on the Map")
                Accessible.description: qsTr("Shows it pale on the map, to be accepted or rejected")
                onClicked: card.proposed()
            }
        }
    }
}
