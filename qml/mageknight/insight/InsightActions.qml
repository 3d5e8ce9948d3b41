// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// Playtests, and what they show on the map.
CommandGroup {
    id: group

    required property DungeonContext dungeon
    readonly property InsightContext insight: dungeon.insight
    readonly property HeatOverlay heat: insight.heat
    readonly property bool hasResult: dungeon.isOpen && insight.hasResult

    title: qsTr("Playtest")

    AppAction {
        command: "playtest.run"
        category: group.title
        drawing: "dice"
        text: qsTr("&Let the Program Play It")
        toolTip: qsTr("Play this dungeon many times, beside the window, and tell what came of it")
        keys: "Ctrl+F5"
        enabled: group.insight.canRun
        onTriggered: group.insight.start()
    }

    AppAction {
        command: "playtest.cancel"
        category: group.title
        drawing: "close"
        text: qsTr("&Cancel the Playtest")
        toolTip: qsTr("What was played so far is kept")
        enabled: group.dungeon.isOpen && group.insight.running
        onTriggered: {
            group.insight.run.cancel();
            group.insight.comparison.cancel();
        }
    }

    AppAction {
        command: "playtest.compare"
        category: group.title
        drawing: "branch"
        text: qsTr("C&ompare with Before")
        toolTip: qsTr("Play the version of the last playtest and that of now with the same seeds, and tell what changed")
        keys: "Ctrl+Shift+F5"
        enabled: group.insight.canCompare
        onTriggered: group.insight.compare()
    }

    AppAction {
        command: "playtest.save"
        category: group.title
        drawing: "save"
        text: qsTr("Save &Report…")
        toolTip: qsTr("Keep the report of the last playtest as a page, a table or a result")
        enabled: group.hasResult
        onTriggered: group.insight.saveRequested()
    }

    AppAction {
        command: "view.visits"
        category: group.title
        drawing: "walk"
        text: qsTr("Heat Map of &Visits")
        keys: "V"
        mapOnly: true
        checkable: true
        checked: group.heat.shown && group.heat.kind === 0
        enabled: group.hasResult
        onTriggered: group.heat.toggle(0)
    }

    AppAction {
        command: "view.deaths"
        category: group.title
        drawing: "skull"
        text: qsTr("Heat Map of &Deaths")
        keys: "Shift+V"
        mapOnly: true
        checkable: true
        checked: group.heat.shown && group.heat.kind === 1
        enabled: group.hasResult
        onTriggered: group.heat.toggle(1)
    }
}
