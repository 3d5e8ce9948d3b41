// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// One thing that a playtest shows, in plain words.
Pane {
    id: card

    required property int tone
    required property string title
    required property string sentence

    padding: Theme.unit
    Accessible.role: Accessible.StaticText
    Accessible.name: title + ". " + sentence

    background: Rectangle {
        color: Theme.raised
        border.color: card.tone < 3 ? mark.ink : Theme.border
        radius: Theme.radius
    }

    RowLayout {
        anchors.left: parent.left
        anchors.right: parent.right
        spacing: Theme.unit

        ToneMark {
            id: mark

            Layout.alignment: Qt.AlignTop
            tone: card.tone
        }

        ColumnLayout {
            Layout.fillWidth: true
            spacing: Theme.unit / 4

            Label {
                objectName: "verdictTitle"
                Layout.fillWidth: true
                textFormat: Text.PlainText
                text: card.title
                font.bold: true
                color: card.tone < 3 ? mark.ink : Theme.text
                wrapMode: Text.Wrap
            }

            Label {
                objectName: "verdictSentence"
                Layout.fillWidth: true
                textFormat: Text.PlainText
                text: card.sentence
                font.pixelSize: Theme.smallFontSize
                wrapMode: Text.Wrap
            }
        }
    }
}
