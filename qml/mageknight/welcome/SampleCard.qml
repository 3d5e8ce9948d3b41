// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import Delvewright

// One sample scenario: its map, title and size.
Item {
    id: card

    required property string title
    required property string path
    required property int tileCount
    required property int playerCount
    required property Library library
    property bool current: false

    signal chosen

    Accessible.role: Accessible.Button
    Accessible.name: title
    Accessible.description: facts.text
    Accessible.focusable: true
    Accessible.onPressAction: chosen()

    Rectangle {
        anchors.fill: parent
        anchors.rightMargin: Theme.unit * 2
        anchors.bottomMargin: Theme.unit * 2
        radius: Theme.radius
        color: Theme.raised
        border.color: card.current || hover.hovered ? Theme.accent : Theme.border
        border.width: card.current ? 2 : 1

        ScenarioPicture {
            id: picture

            anchors {
                left: parent.left
                right: parent.right
                top: parent.top
                bottom: name.top
                margins: 2
                bottomMargin: Theme.unit
            }
            library: card.library
            path: card.path
        }

        Label {
            id: name

            anchors {
                left: parent.left
                right: parent.right
                bottom: facts.top
                leftMargin: Theme.unit * 1.5
                rightMargin: Theme.unit * 1.5
            }
            textFormat: Text.PlainText
            text: card.title
            font.bold: true
            elide: Text.ElideRight
        }

        Label {
            id: facts

            anchors {
                left: parent.left
                right: parent.right
                bottom: parent.bottom
                margins: Theme.unit * 1.5
                topMargin: 0
            }
            textFormat: Text.PlainText
            text: qsTr("Players: %1 · tiles: %2").arg(card.playerCount).arg(card.tileCount)
            color: Theme.quietText
            elide: Text.ElideRight
        }

        HoverHandler {
            id: hover

            cursorShape: Qt.PointingHandCursor
        }

        TapHandler {
            onTapped: card.chosen()
        }
    }
}
