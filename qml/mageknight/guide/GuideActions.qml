// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// Beginning, being led through the setup, and letting the program lay dungeons.
CommandGroup {
    id: group

    required property DungeonContext dungeon
    readonly property EditorContext editor: dungeon.editor

    /// Asks for wishes for a new dungeon.
    signal generationRequested

    title: qsTr("Guide")

    AppAction {
        command: "file.newFromTemplate"
        category: group.title
        drawing: "new"
        text: qsTr("New from &Template…")
        keys: "Ctrl+Shift+N"
        onTriggered: group.dungeon.templatesRequested()
    }

    AppAction {
        command: "guide.show"
        category: group.title
        drawing: "validate"
        text: qsTr("&Guided Setup")
        keys: "F4"
        enabled: group.dungeon.isOpen
        onTriggered: group.editor.panelRequested("guide")
    }

    AppAction {
        command: "guide.complete"
        category: group.title
        drawing: "complete"
        text: qsTr("&Complete the Dungeon…")
        keys: "Ctrl+Shift+C"
        enabled: group.dungeon.canEdit
        onTriggered: group.dungeon.completionRequested()
    }

    AppAction {
        command: "guide.generate"
        category: group.title
        drawing: "generate"
        text: qsTr("Ge&nerate a Dungeon…")
        keys: "Ctrl+Shift+G"
        onTriggered: group.generationRequested()
    }
}
