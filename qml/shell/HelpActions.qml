// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// Finding out.
CommandGroup {
    id: group

    required property WindowDialogs dialogs

    signal searchRequested

    title: qsTr("Help")

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
