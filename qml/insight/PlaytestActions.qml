// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// Playtests of the document in front, where its game has them.
CommandGroup {
    id: group

    required property EditorContext editor
    readonly property PlaytestContext playtest: editor.views?.playtest ?? null

    title: qsTr("Playtest")

    AppAction {
        command: "playtest.run"
        category: group.title
        drawing: "dice"
        text: qsTr("&Let the Program Play It")
        toolTip: group.playtest?.runText ?? ""
        keys: "Ctrl+F5"
        enabled: group.playtest?.canRun ?? false
        onTriggered: group.playtest.start()
    }

    AppAction {
        command: "playtest.cancel"
        category: group.title
        drawing: "close"
        text: qsTr("&Cancel the Playtest")
        toolTip: qsTr("What was played so far is kept")
        enabled: group.playtest?.running ?? false
        onTriggered: {
            group.playtest.run.cancel();
            group.playtest.comparison.cancel();
        }
    }

    AppAction {
        command: "playtest.compare"
        category: group.title
        drawing: "branch"
        text: qsTr("C&ompare with Before")
        toolTip: qsTr("Play the version of the last playtest and that of now with the same seeds, and tell what changed")
        keys: "Ctrl+Shift+F5"
        enabled: group.playtest?.canCompare ?? false
        onTriggered: group.playtest.compare()
    }

    AppAction {
        command: "playtest.save"
        category: group.title
        drawing: "save"
        text: qsTr("Save &Report…")
        toolTip: qsTr("Keep the report of the last playtest as a page, a table or a result")
        enabled: group.playtest?.hasResult ?? false
        onTriggered: group.playtest.saveRequested()
    }
}
