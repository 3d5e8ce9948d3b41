// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// Asks what becomes of a game that is not saved when the program ends.
Dialog {
    id: dialog

    required property PlayGame game

    /// Where to keep it is asked next.
    signal saveRequested
    /// It is given up.
    signal mayGoOn

    objectName: "unsavedGameDialog"
    modal: true
    title: qsTr("Save the game?")
    standardButtons: Dialog.Save | Dialog.Discard | Dialog.Cancel
    padding: Theme.unit * 2
    width: Math.min(Theme.unit * 56, (parent?.width ?? 0) - Theme.unit * 4)
    onAccepted: saveRequested()
    onDiscarded: {
        close();
        game.giveUp();
        mayGoOn();
    }

    ColumnLayout {
        width: parent.width

        Label {
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            textFormat: Text.PlainText
            text: qsTr("The game of “%1” has moves that are not saved. They are lost if you do not save them.").arg(dialog.game.title)
        }
    }
}
