// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// What comes before the window for a moment: the choice of a game, a rule, the search for commands.
Item {
    id: popups

    required property EditorContext editor
    required property AppActions actions
    required property PanelList panels

    /// The choice of a game is over.
    signal gameChoiceEnded

    function chooseGame() {
        newDialog.open();
    }

    function showRule(rule) {
        ruleNote.show(rule);
    }

    function searchCommands() {
        search.open();
    }

    anchors.fill: parent

    NewDialog {
        id: newDialog

        anchors.centerIn: parent
        parent: popups
        games: popups.editor.games
        onGameChosen: game => popups.editor.workspace.newDocumentOf(game)
        onClosed: popups.gameChoiceEnded()
    }

    RuleNote {
        id: ruleNote

        parent: popups
        library: popups.editor.books
    }

    CommandSearch {
        id: search

        parent: popups
        entries: SearchEntries {
            actions: popups.actions
            editor: popups.editor
            panels: popups.panels
        }
    }
}
