// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// Asks what becomes of games that are not saved when the program ends.
UnsavedDialog {
    required property PlayGame game
    readonly property bool areSeveral: game.unsavedTitles.length > 1
    readonly property string titles: [...game.unsavedTitles].map(title => qsTr("“%1”").arg(title)).join(", ")

    /// Where to keep them is asked next.
    signal saveRequested

    objectName: "unsavedGameDialog"
    title: areSeveral ? qsTr("Save the games?") : qsTr("Save the game?")
    question: (areSeveral ? qsTr("These games have moves that are not saved: %1. They are lost if you do not save them.") : qsTr("The game of %1 has moves that are not saved. They are lost if you do not save them.")).arg(titles)
    onAccepted: saveRequested()
}
