// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// All commands. To add one, add an AppAction to the group it belongs to and name it where it shall appear: a menu,
// the toolbar. It is in the command search and in the list of shortcuts by itself. Commands that a game alone has are
// in its GameViews.
CommandList {
    id: actions

    required property EditorContext editor
    required property WindowDialogs dialogs
    required property PanelList panels
    required property PlayDialogs playDialogs

    signal quitRequested
    signal searchRequested
    signal tourRequested

    guests: {
        const groups = [];
        for (let i = 0; i < editor.games.games.length; ++i) {
            const brought = (editor.games.games[i].views as GameViews)?.commands ?? [];
            for (let j = 0; j < brought.length; ++j)
                groups.push(brought[j]);
        }
        return groups;
    }

    FileActions {
        editor: actions.editor
        dialogs: actions.dialogs
        onQuitRequested: actions.quitRequested()
    }

    OutputActions {
        editor: actions.editor
    }

    EditActions {
        editor: actions.editor
    }

    ToolActions {
        editor: actions.editor
    }

    ViewActions {
        editor: actions.editor
        panels: actions.panels
    }

    PlayActions {
        editor: actions.editor
        dialogs: actions.playDialogs
    }

    PlaytestActions {
        editor: actions.editor
    }

    HelpActions {
        editor: actions.editor
        dialogs: actions.dialogs
        onSearchRequested: actions.searchRequested()
        onTourRequested: actions.tourRequested()
    }
}
