// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// The dungeon in front with all that is laid over its map, and dungeons that are proposed.
DungeonView {
    id: page

    objectName: "dungeon"
    anchors.fill: parent
    overlays: [dungeon.fit, dungeon.reach, dungeon.danger, dungeon.insight.heat, dungeon.signs]
    legends: [
        HeatKey {
            insight: page.dungeon.insight
        }
    ]
    coveredTop: proposals.visible ? proposals.height + Theme.unit : findBar.visible ? findBar.height + Theme.unit : 0

    ProposalBar {
        id: proposals

        anchors.top: parent.top
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Theme.unit
        anchors.topMargin: page.rulerSize + Theme.unit
        anchors.leftMargin: page.rulerSize + Theme.unit
        dungeon: page.dungeon
        onRejected: page.dungeon.proposalsRejected()
        onAnotherRequested: page.dungeon.otherProposalsRequested()
    }
}
