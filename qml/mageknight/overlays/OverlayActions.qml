// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// What is reckoned about a dungeon and laid over its map.
CommandGroup {
    id: group

    required property DungeonContext dungeon
    readonly property ReachOverlay reach: dungeon.reach
    readonly property bool isReachShown: dungeon.isOpen && reach.shown

    title: qsTr("View")

    AppAction {
        command: "view.reach"
        category: group.title
        text: qsTr("&Reach by Turn")
        toolTip: qsTr("Show where heroes can stand after so many turns")
        keys: "T"
        mapOnly: true
        checkable: true
        checked: group.isReachShown
        enabled: group.dungeon.isOpen
        onTriggered: group.reach.shown = !group.reach.shown
    }

    AppAction {
        command: "view.reachLater"
        category: group.title
        text: qsTr("Reach: One Turn &Later")
        keys: "."
        mapOnly: true
        enabled: group.isReachShown && group.reach.turn < group.reach.mostTurns
        onTriggered: group.reach.turn += 1
    }

    AppAction {
        command: "view.reachSooner"
        category: group.title
        text: qsTr("Reach: One Turn Soon&er")
        keys: ","
        mapOnly: true
        enabled: group.isReachShown && group.reach.turn > 1
        onTriggered: group.reach.turn -= 1
    }

    AppAction {
        command: "view.reachPlayer"
        category: group.title
        text: qsTr("Reach: Ne&xt Player")
        enabled: group.isReachShown
        onTriggered: group.reach.player = group.reach.player + 2 < group.reach.playerNames.length ? group.reach.player + 1 : -1
    }

    AppAction {
        command: "view.danger"
        category: group.title
        text: qsTr("Dan&ger")
        toolTip: qsTr("Show how many clicks of damage a hero must expect on each square")
        keys: "D"
        mapOnly: true
        checkable: true
        checked: group.dungeon.isOpen && group.dungeon.danger.shown
        enabled: group.dungeon.isOpen
        onTriggered: group.dungeon.danger.shown = !group.dungeon.danger.shown
    }

    AppAction {
        command: "view.whoFits"
        category: group.title
        text: qsTr("&Who Fits Where")
        toolTip: qsTr("Show where large bases can get from the entrances, and what stops them")
        keys: "B"
        mapOnly: true
        checkable: true
        checked: group.dungeon.isOpen && group.dungeon.fit.shown
        enabled: group.dungeon.isOpen
        onTriggered: group.dungeon.fit.shown = !group.dungeon.fit.shown
    }

    AppAction {
        command: "view.whoFitsNext"
        category: group.title
        text: qsTr("Who Fits Where: Next &Base")
        keys: "Shift+B"
        mapOnly: true
        enabled: group.dungeon.isOpen && group.dungeon.fit.shown
        onTriggered: group.dungeon.fit.base = (group.dungeon.fit.base + 1) % group.dungeon.fit.baseNames.length
    }
}
