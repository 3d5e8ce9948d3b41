// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// Beginning, being led through the setup, and letting the program lay dungeons.
CommandGroup {
    id: group

    required property EditorContext editor
    required property GuideDialogs guides

    signal tourRequested

    title: qsTr("Guide")

    AppAction {
        command: "file.newFromTemplate"
        category: group.title
        drawing: "new"
        text: qsTr("New from &Template…")
        keys: "Ctrl+Shift+N"
        onTriggered: group.guides.templates()
    }

    AppAction {
        command: "guide.show"
        category: group.title
        drawing: "validate"
        text: qsTr("&Guided Setup")
        keys: "F4"
        enabled: group.editor.isOpen
        onTriggered: group.editor.panelRequested("guide")
    }

    AppAction {
        command: "guide.complete"
        category: group.title
        drawing: "complete"
        text: qsTr("&Complete the Dungeon…")
        keys: "Ctrl+Shift+C"
        enabled: group.editor.canEdit
        onTriggered: group.guides.complete()
    }

    AppAction {
        command: "guide.generate"
        category: group.title
        drawing: "generate"
        text: qsTr("Ge&nerate a Dungeon…")
        keys: "Ctrl+Shift+G"
        onTriggered: group.guides.generate()
    }

    AppAction {
        command: "help.contents"
        category: group.title
        drawing: "help"
        text: qsTr("&Help")
        keys: "F1"
        onTriggered: group.guides.help(group.editor.builderShown ? "builder" : "")
    }

    AppAction {
        command: "help.tour"
        category: group.title
        drawing: "hint"
        text: qsTr("&Tour of the Window")
        onTriggered: group.tourRequested()
    }
}
