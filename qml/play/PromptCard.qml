// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// Who is asked, by name and colour, and what.
Rectangle {
    id: card

    required property PlayGame game

    objectName: "promptCard"
    implicitHeight: column.implicitHeight + Theme.unit * 2
    color: Theme.raised
    Accessible.role: Accessible.StaticText
    Accessible.name: game.playerName + ": " + game.prompt

    Rectangle {
        width: Theme.unit * 0.75
        height: parent.height
        color: card.game.playerColour
    }

    ColumnLayout {
        id: column

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Theme.unit
        anchors.leftMargin: Theme.unit * 2
        spacing: Theme.unit / 2

        Label {
            objectName: "promptPlayer"
            Layout.fillWidth: true
            visible: !card.game.over
            textFormat: Text.PlainText
            text: card.game.asked ? qsTr("%1 decides").arg(card.game.playerName) : card.game.playerName
            font.bold: true
            elide: Text.ElideRight
        }

        Label {
            objectName: "prompt"
            Layout.fillWidth: true
            textFormat: Text.PlainText
            text: card.game.prompt
            wrapMode: Text.Wrap
        }

        Label {
            objectName: "left"
            Layout.fillWidth: true
            visible: !card.game.over
            color: Theme.quietText
            font.pixelSize: Theme.smallFontSize
            textFormat: Text.PlainText
            text: card.game.left
            wrapMode: Text.Wrap
        }
    }
}
