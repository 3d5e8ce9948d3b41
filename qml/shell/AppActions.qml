// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// All commands. To add one, add an AppAction to the group it belongs to and name it where it shall appear: a menu,
// the toolbar. It is in the command search and in the list of shortcuts by itself.
CommandList {
    id: actions

    required property EditorContext editor
    required property WindowDialogs dialogs
    required property OutputDialogs output
    required property PanelList panels
    required property BuilderDialogs builderDialogs
    property TileCanvas face: null
    required property GuideDialogs guides
    required property PlayDialogs playDialogs

    signal quitRequested
    signal searchRequested
    signal tourRequested

    FileActions {
        editor: actions.editor
        dialogs: actions.dialogs
        builderDialogs: actions.builderDialogs
        onQuitRequested: actions.quitRequested()
    }

    OutputActions {
        editor: actions.editor
        output: actions.output
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

    OverlayActions {
        editor: actions.editor
    }

    BuilderActions {
        editor: actions.editor
        dialogs: actions.builderDialogs
        face: actions.face
    }

    GuideActions {
        editor: actions.editor
        guides: actions.guides
        onTourRequested: actions.tourRequested()
    }

    PlayActions {
        editor: actions.editor
        dialogs: actions.playDialogs
    }

    InsightActions {
        editor: actions.editor
    }

    HelpActions {
        dialogs: actions.dialogs
        onSearchRequested: actions.searchRequested()
    }
}
