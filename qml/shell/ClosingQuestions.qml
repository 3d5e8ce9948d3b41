// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// What is asked before the window goes: about games, packs and scenarios that are not saved, in this order. Nothing is
// given up before the last answer, so whoever cancels has lost nothing.
Item {
    id: questions

    required property EditorContext editor
    required property WindowDialogs dialogs
    required property PlayDialogs playDialogs
    required property BuilderDialogs builderDialogs

    /// The window may go.
    signal answered

    function areNeeded() {
        return editor.game.unsavedTitles.length > 0 || editor.packs.modified || editor.workspace.firstModified() >= 0;
    }

    /// Asks from the beginning, also when somebody closes the window once more while a question stands there.
    function ask() {
        for (const question of [playDialogs.unsaved, unsavedPacks, dialogs.unsaved])
            question.close();
        if (editor.game.unsavedTitles.length === 0)
            return askAboutPacks();
        editor.playing = true;
        playDialogs.unsaved.open();
    }

    function askAboutPacks() {
        if (!editor.packs.modified)
            return askAboutScenarios();
        editor.builderShown = true;
        unsavedPacks.open();
    }

    /// They are shown while they are asked about.
    function askAboutScenarios() {
        if (editor.workspace.firstModified() >= 0) {
            editor.builderShown = false;
            editor.playing = false;
        }
        dialogs.quit(0);
    }

    Connections {
        target: questions.playDialogs

        function onGamesSettled() {
            questions.askAboutPacks();
        }
    }

    Connections {
        target: questions.dialogs

        function onMayQuit() {
            questions.answered();
        }
    }

    UnsavedPacksDialog {
        id: unsavedPacks

        parent: questions.parent
        anchors.centerIn: parent
        shelf: questions.editor.packs
        builder: questions.builderDialogs
        onMayGoOn: questions.askAboutScenarios()
    }
}
