// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import Delvewright

// One sample: its map, title and size.
Item {
    id: card

    required property string title
    /// How large it is, in a few words.
    required property string size
    property bool current: false
    /// Its map.
    default property alias picture: place.data

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

        Item {
            id: place

            anchors {
                left: parent.left
                right: parent.right
                top: parent.top
                bottom: name.top
                margins: 2
                bottomMargin: Theme.unit
            }
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
            text: card.size
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
