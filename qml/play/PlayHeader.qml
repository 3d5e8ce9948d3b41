// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// The way back, the turn list, and what is done with the whole game.
Pane {
    id: header

    required property PlayGame game
    required property CommandList actions
    /// What is told of the players when they are pointed at is not for everybody now.
    property bool covered: false

    padding: Theme.unit / 2

    background: Rectangle {
        color: Theme.window
    }

    RowLayout {
        anchors.fill: parent
        spacing: Theme.unit

        AppToolButton {
            objectName: "backToEditing"
            command: header.actions.of("play.start")
            labelled: true
        }

        Rectangle {
            Layout.preferredWidth: 1
            Layout.preferredHeight: Theme.unit * 2.5
            color: Theme.border
        }

        Label {
            objectName: "round"
            textFormat: Text.PlainText
            text: qsTr("Round %1").arg(header.game.round)
            font.bold: true
            Accessible.name: text
        }

        ListView {
            id: turns

            objectName: "turnList"
            Layout.fillWidth: true
            Layout.preferredHeight: Theme.unit * 4
            orientation: ListView.Horizontal
            spacing: Theme.unit
            clip: true
            model: header.game.players
            boundsBehavior: Flickable.StopAtBounds
            enabled: !header.covered
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Players in the order of their turns")

            delegate: PlayerChip {
                game: header.game
            }
        }

        Label {
            objectName: "pool"
            // The heads of the players come first.
            visible: header.width > Theme.unit * 130 && turns.contentWidth + implicitWidth < header.width - Theme.unit * 72
            textFormat: Text.PlainText
            text: header.game.common
            color: Theme.quietText
            font.pixelSize: Theme.smallFontSize
        }

        AppToolButton {
            objectName: "standingButton"
            labelled: header.width > Theme.unit * 120
            command: header.actions.of("play.standing")
        }
        AppToolButton {
            command: header.actions.of("play.overview")
        }
        AppToolButton {
            command: header.actions.of("play.setup")
        }
        AppToolButton {
            command: header.actions.of("play.open")
        }
        AppToolButton {
            command: header.actions.of("play.save")
        }
    }
}
