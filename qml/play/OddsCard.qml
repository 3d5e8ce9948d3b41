// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// The exact chances of the action that is pointed out, with all that counts.
Rectangle {
    id: card

    required property PlayGame game
    readonly property var lines: game.actions.odds

    objectName: "oddsCard"
    visible: lines.length > 0
    implicitHeight: column.implicitHeight + Theme.unit * 2
    color: Theme.base
    Accessible.role: Accessible.StaticText
    Accessible.name: lines.join(". ")

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.border
    }

    ColumnLayout {
        id: column

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Theme.unit
        anchors.leftMargin: Theme.unit * 1.5
        spacing: 2

        Label {
            Layout.fillWidth: true
            textFormat: Text.PlainText
            text: card.game.actions.currentText
            font.bold: true
            wrapMode: Text.Wrap
        }

        Label {
            objectName: "oddsText"
            Layout.fillWidth: true
            textFormat: Text.PlainText
            text: card.lines.join("\n")
            font.pixelSize: Theme.smallFontSize
            wrapMode: Text.Wrap
        }
    }
}
