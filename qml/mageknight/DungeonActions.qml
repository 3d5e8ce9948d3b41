// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// What is only done in dungeons of tiles: notes, levels and stairs, and what the user owns of them.
CommandGroup {
    id: group

    required property DungeonContext dungeon

    title: qsTr("Edit")

    AppAction {
        command: "edit.note"
        category: group.title
        drawing: "note"
        text: qsTr("N&ote…")
        toolTip: qsTr("Pin a note to the square, or change the one that is there")
        keys: "N"
        mapOnly: true
        enabled: group.dungeon.canEdit
        onTriggered: group.dungeon.noteRequested(group.dungeon.document.notes.chosenSquare(group.dungeon.canvas.level, group.dungeon.canvas.square))
    }

    AppAction {
        command: "edit.takeSame"
        category: group.title
        text: qsTr("Take the &Same Piece")
        toolTip: qsTr("Another piece like the one that is selected comes to hand")
        keys: "J"
        mapOnly: true
        enabled: group.dungeon.canEdit && group.dungeon.document.selection.count === 1
        onTriggered: group.dungeon.canvas.carrySame()
    }

    AppAction {
        command: "edit.makeCentral"
        category: group.title
        text: qsTr("Make It the &Central Chamber")
        enabled: group.dungeon.canEdit && group.dungeon.document.selection.count === 1
        onTriggered: (group.dungeon.document.commands as EditCommands).makeCentral()
    }

    AppAction {
        command: "edit.addLevel"
        category: group.title
        drawing: "level-up"
        text: qsTr("Add Le&vel")
        enabled: group.dungeon.canEdit
        onTriggered: {
            group.dungeon.document.addLevel();
            group.dungeon.canvas.level = group.dungeon.document.levelNames.length - 1;
        }
    }

    AppAction {
        command: "view.otherLevel"
        category: qsTr("View")
        text: qsTr("Show the &Next Level Pale")
        toolTip: qsTr("The level below, or the one above the first, is seen below the map")
        checkable: true
        checked: group.dungeon.otherLevelShown
        enabled: (group.dungeon.document?.levelNames.length ?? 0) > 1
        onTriggered: group.dungeon.otherLevelShown = !group.dungeon.otherLevelShown
    }

    AppAction {
        command: "view.partner"
        category: qsTr("View")
        drawing: "level-up"
        text: qsTr("Go to the Other &Staircase")
        keys: "G"
        mapOnly: true
        enabled: (group.dungeon.document?.staircase.destination ?? "") !== ""
        onTriggered: group.dungeon.document.staircase.follow()
    }

    AppAction {
        command: "file.collection"
        category: qsTr("File")
        drawing: "tile"
        text: qsTr("&My Collection…")
        keys: "Ctrl+Shift+L"
        onTriggered: group.dungeon.collectionRequested()
    }
}
