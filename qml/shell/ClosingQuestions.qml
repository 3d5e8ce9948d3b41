// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Delvewright

// What is asked before the window goes: about games, workshops and documents that are not saved, in this order. Nothing
// is given up before the last answer, so whoever cancels has lost nothing.
Item {
    id: questions

    required property EditorContext editor
    required property WindowDialogs dialogs
    required property PlayDialogs playDialogs
    /// How many workshops were asked already.
    property int asked: 0

    /// The window may go.
    signal answered

    function areNeeded() {
        return editor.game.unsavedTitles.length > 0 || editor.workshops.some(one => one.modified) || editor.workspace.firstModified() >= 0;
    }

    /// Asks from the beginning, also when somebody closes the window once more while a question stands there.
    function ask() {
        playDialogs.unsaved.close();
        dialogs.unsaved.close();
        for (const one of editor.workshops)
            one.closingWithdrawn();
        asked = 0;
        if (editor.game.unsavedTitles.length === 0)
            return askWorkshops();
        editor.playing = true;
        playDialogs.unsaved.open();
    }

    /// One after the other.
    function askWorkshops() {
        while (asked < editor.workshops.length) {
            const one = editor.workshops[asked++];
            if (!one.modified)
                continue;
            editor.showWorkshop(one);
            return one.closingAsked();
        }
        askAboutDocuments();
    }

    /// They are shown while they are asked about.
    function askAboutDocuments() {
        if (editor.workspace.firstModified() >= 0) {
            editor.workshop = null;
            editor.playing = false;
        }
        dialogs.quit(0);
    }

    Connections {
        target: questions.playDialogs

        function onGamesSettled() {
            questions.askWorkshops();
        }
    }

    Connections {
        target: questions.editor.workshop

        function onSettled() {
            questions.askWorkshops();
        }
    }

    Connections {
        target: questions.dialogs

        function onMayQuit() {
            questions.answered();
        }
    }
}
