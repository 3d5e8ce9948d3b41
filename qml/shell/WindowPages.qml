// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Delvewright

/// What fills the window: the welcome, a dungeon between its panels, the tile builder or a game.
StackLayout {
    id: root

    required property EditorContext editor
    required property AppActions actions
    required property PanelList panels
    required property LayersModel layers
    readonly property alias workArea: workArea
    readonly property alias dungeon: dungeon
    readonly property alias builder: builder
    readonly property alias play: play

    signal openRequested
    signal generateRequested
    signal tourRequested
    signal proposalsRejected
    signal otherProposalsRequested

    currentIndex: editor.playing ? 3 : editor.builderShown ? 2 : editor.isOpen ? 1 : 0

    WelcomePage {
        objectName: "welcome"
        library: root.editor.library
        onNewRequested: root.editor.workspace.newDocument()
        onOpenRequested: root.openRequested()
        onGenerateRequested: root.generateRequested()
        onTourRequested: root.tourRequested()
        onTemplateChosen: name => root.editor.workspace.newFromTemplate(name)
        onRecentChosen: path => root.editor.workspace.open(path)
        onSampleChosen: path => root.editor.workspace.openCopy(path)
    }

    WorkArea {
        id: workArea

        panels: root.panels

        DungeonView {
            id: dungeon

            anchors.fill: parent

            objectName: "dungeon"
            workspace: root.editor.workspace
            layers: root.layers
            actions: root.actions
            overlays: [dungeon.fit, dungeon.reach, dungeon.danger, root.editor.insight.heat]
            legends: [
                HeatKey {
                    insight: root.editor.insight
                }
            ]
            coveredTop: proposals.visible ? proposals.height + Theme.unit : dungeon.findBar.visible ? dungeon.findBar.height + Theme.unit : 0

            ProposalBar {
                id: proposals

                anchors.top: parent.top
                anchors.left: parent.left
                anchors.right: parent.right
                anchors.margins: Theme.unit
                anchors.topMargin: dungeon.rulerSize + Theme.unit
                anchors.leftMargin: dungeon.rulerSize + Theme.unit
                editor: root.editor
                onRejected: root.proposalsRejected()
                onAnotherRequested: root.otherProposalsRequested()
            }
        }
    }

    BuilderPage {
        id: builder

        objectName: "builder"
        editor: root.editor
        actions: root.actions
    }

    PlayPage {
        id: play

        objectName: "playPage"
        editor: root.editor
        actions: root.actions
    }
}
