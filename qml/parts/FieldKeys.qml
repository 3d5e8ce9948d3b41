// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton

import QtQml

// Undo and redo while a field has the keyboard. What is typed is text until it is kept; from then on it is an edit of
// the document, and taken back there.
QtObject {
    /// A command of the window is meant, not one of the field.
    signal meant(string command)

    /// A key pressed in a field, before the field has it, and the command of the window that it stands for; none behind
    /// a question.
    function press(event, field, command) {
        if ((command !== "edit.undo" || field.canUndo) && (command !== "edit.redo" || field.canRedo))
            return;
        event.accepted = true;
        meant(command);
    }
}
