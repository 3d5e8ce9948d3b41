// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// How far many games are, with a way to end them; nothing while there is no document whose games they are.
ColumnLayout {
    id: view

    required property GamesAside games
    readonly property alias cancelButton: cancelButton

    visible: games?.running ?? false
    spacing: Theme.unit / 2

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.unit

        ProgressBar {
            objectName: "gamesProgress"
            Layout.fillWidth: true
            value: view.games?.progress ?? 0
            Accessible.name: qsTr("Progress")
            Accessible.description: view.games?.progressText ?? ""
        }

        Button {
            id: cancelButton

            objectName: "cancelGames"
            text: qsTr("Cancel")
            onClicked: view.games.cancel()
            ToolTip.visible: hovered
            ToolTip.delay: 600
            ToolTip.text: qsTr("What was played so far is kept.")
        }
    }

    Label {
        objectName: "gamesProgressText"
        Layout.fillWidth: true
        textFormat: Text.PlainText
        text: view.games?.progressText ?? ""
        font.pixelSize: Theme.smallFontSize
        color: Theme.quietText
        wrapMode: Text.Wrap
    }
}
