// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// Finding out.
CommandGroup {
    id: group

    required property EditorContext editor
    required property WindowDialogs dialogs

    signal searchRequested
    signal tourRequested

    title: qsTr("Help")

    AppAction {
        command: "help.contents"
        category: group.title
        drawing: "help"
        text: qsTr("&Help")
        keys: "F1"
        onTriggered: group.dialogs.help(group.editor.workshop?.helpPage ?? "")
    }

    AppAction {
        command: "help.tour"
        category: group.title
        drawing: "hint"
        text: qsTr("&Tour of the Window")
        onTriggered: group.tourRequested()
    }

    AppAction {
        command: "help.search"
        category: group.title
        drawing: "search"
        text: qsTr("&Search Commands…")
        keys: "Ctrl+K"
        onTriggered: group.searchRequested()
    }

    AppAction {
        command: "help.about"
        category: group.title
        drawing: "help"
        text: qsTr("&About Delvewright")
        onTriggered: group.dialogs.about()
    }
}
