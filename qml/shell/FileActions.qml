// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// Files and the program itself.
CommandGroup {
    id: group

    required property EditorContext editor
    required property WindowDialogs dialogs

    signal quitRequested

    title: qsTr("File")

    AppAction {
        command: "file.new"
        category: group.title
        drawing: "new"
        text: qsTr("&New")
        keys: "Ctrl+N"
        onTriggered: {
            group.editor.workshop = null;
            group.editor.beginNew();
        }
    }

    AppAction {
        command: "file.open"
        category: group.title
        drawing: "open"
        text: qsTr("&Open…")
        keys: "Ctrl+O"
        onTriggered: group.dialogs.open()
    }

    AppAction {
        command: "file.save"
        category: group.title
        drawing: "save"
        text: qsTr("&Save")
        keys: "Ctrl+S"
        enabled: group.editor.isOpen || (group.editor.workshop?.subject ?? null) !== null
        onTriggered: {
            group.dialogs.keepTyped();
            if (group.editor.workshop !== null)
                group.editor.workshop.saveRequested();
            else
                group.dialogs.save(group.editor.workspace.currentIndex);
        }
    }

    AppAction {
        command: "file.saveAs"
        category: group.title
        text: qsTr("Save &As…")
        keys: "Ctrl+Shift+S"
        enabled: group.editor.isOpen
        onTriggered: group.dialogs.saveAs(group.editor.workspace.currentIndex)
    }

    AppAction {
        command: "file.close"
        category: group.title
        drawing: "close"
        text: qsTr("&Close")
        keys: "Ctrl+W"
        enabled: group.editor.isOpen || group.editor.workshop !== null
        onTriggered: {
            group.dialogs.keepTyped();
            if (group.editor.workshop !== null)
                group.editor.closeWorkshop();
            else
                group.dialogs.close(group.editor.workspace.currentIndex);
        }
    }

    AppAction {
        command: "file.settings"
        category: group.title
        drawing: "settings"
        text: qsTr("S&ettings…")
        keys: "Ctrl+,"
        onTriggered: group.dialogs.settings()
    }

    AppAction {
        command: "file.quit"
        category: group.title
        text: qsTr("&Quit")
        keys: "Ctrl+Q"
        onTriggered: group.quitRequested()
    }
}
