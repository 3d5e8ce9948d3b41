import QtQuick
import Delvewright

// All commands. To add one, add an AppAction to the group it belongs to and name it where it shall appear: a menu,
// the toolbar. It is in the command search and in the list of shortcuts by itself.
CommandList {
    id: actions

    required property EditorContext editor
    required property WindowDialogs dialogs
    required property PanelList panels

    signal quitRequested
    signal searchRequested

    FileActions {
        editor: actions.editor
        dialogs: actions.dialogs
        onQuitRequested: actions.quitRequested()
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

    HelpActions {
        dialogs: actions.dialogs
        onSearchRequested: actions.searchRequested()
    }
}
