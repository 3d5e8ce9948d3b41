// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// Asks what becomes of games that are not saved when the program ends.
Dialog {
    id: dialog

    required property PlayGame game
    readonly property bool areSeveral: game.unsavedTitles.length > 1
    readonly property string titles: [...game.unsavedTitles].map(title => qsTr("“%1”").arg(title)).join(", ")

    /// Where to keep them is asked next.
    signal saveRequested
    /// They are lost when the program ends.
    signal mayGoOn

    objectName: "unsavedGameDialog"
    modal: true
    title: areSeveral ? qsTr("Save the games?") : qsTr("Save the game?")
    standardButtons: Dialog.Save | Dialog.Discard | Dialog.Cancel
    padding: Theme.unit * 2
    width: Math.min(Theme.unit * 56, (parent?.width ?? 0) - Theme.unit * 4)
    onAccepted: saveRequested()
    onDiscarded: {
        close();
        mayGoOn();
    }

    ColumnLayout {
        width: parent.width

        Label {
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            textFormat: Text.PlainText
            text: (dialog.areSeveral ? qsTr("These games have moves that are not saved: %1. They are lost if you do not save them.") : qsTr("The game of %1 has moves that are not saved. They are lost if you do not save them.")).arg(dialog.titles)
        }
    }
}
