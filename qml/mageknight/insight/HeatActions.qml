// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// What playtests show on the map.
CommandGroup {
    id: group

    required property DungeonContext dungeon
    readonly property InsightContext insight: dungeon.insight
    readonly property HeatOverlay heat: insight.heat
    readonly property bool hasResult: dungeon.isOpen && insight.hasResult

    title: qsTr("Playtest")

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
