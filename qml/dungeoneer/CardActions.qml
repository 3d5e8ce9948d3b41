// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// What is only done on maps of cards.
CommandGroup {
    id: group

    required property CardContext cards

    /// The map is laid in turns: cards come from hands.
    readonly property bool inTurns: cards.document?.turns.goesOn ?? false

    readonly property CardCommands mapCommands: cards.document?.commands as CardCommands

    title: qsTr("Cards")

    function isMeasured(measure: int): bool {
        return cards.isOpen && cards.spaces.shown && cards.spaces.measure === measure;
    }

    AppAction {
        command: "cards.draft"
        category: group.title
        text: qsTr("&Draft: Lay Cards Anywhere")
        toolTip: qsTr("Nothing is refused; the problems tell what is wrong")
        keys: "X"
        mapOnly: true
        checkable: true
        checked: group.cards.draft
        enabled: group.cards.canEdit
        onTriggered: group.cards.draft = !group.cards.draft
    }

    AppAction {
        command: "cards.note"
        category: group.title
        drawing: "note"
        text: qsTr("Add N&ote")
        toolTip: qsTr("Pin a note to the cell; its text is written in the inspector")
        keys: "Shift+N"
        mapOnly: true
        enabled: group.cards.canEdit
        onTriggered: {
            const canvas = group.cards.canvas;
            group.mapCommands.addNote(canvas.level, canvas.square.x, canvas.square.y, qsTr("Note"));
            group.cards.editor.panelRequested("inspector");
        }
    }

    AppAction {
        command: "cards.linkPortal"
        category: group.title
        text: qsTr("&Link Portal to the Entrance")
        toolTip: qsTr("The selected Portal leads to the Entrance of the Dungeon, with a pair of markers (DNR-OBST-09)")
        enabled: group.cards.canEdit && (group.mapCommands?.canLinkPortal ?? false)
        onTriggered: group.mapCommands.linkPortal()
    }

    AppAction {
        command: "cards.unlinkPortal"
        category: group.title
        text: qsTr("Re&move Portal Link")
        enabled: group.cards.canEdit && (group.mapCommands?.canUnlinkPortal ?? false)
        onTriggered: group.mapCommands.unlinkPortal()
    }

    AppAction {
        command: "cards.otherEnd"
        category: group.title
        text: qsTr("Go &Through the Sewer or Portal")
        toolTip: qsTr("Select the card at its other end, which may lie on the other map")
        keys: "Shift+Y"
        mapOnly: true
        enabled: group.cards.isOpen && (group.mapCommands?.canGoThrough ?? false)
        onTriggered: {
            group.mapCommands.goThrough();
            group.cards.canvas.showSelected();
        }
    }

    AppAction {
        command: "cards.otherMap"
        category: group.title
        text: qsTr("&Other Map: Dungeon or Wilderness")
        keys: "Y"
        mapOnly: true
        enabled: group.cards.isOpen
        onTriggered: group.cards.canvas.level = 1 - group.cards.canvas.level
    }

    AppAction {
        command: "cards.foresight"
        category: group.title
        text: qsTr("&Foresight: Cards That Fit")
        toolTip: qsTr("Show how many of the cards left fit each open connection, and cells that nothing can fill")
        keys: "L"
        mapOnly: true
        checkable: true
        checked: group.cards.isOpen && group.cards.foresight.shown
        enabled: group.cards.isOpen
        onTriggered: group.cards.foresight.shown = !group.cards.foresight.shown
    }

    AppAction {
        command: "cards.distance"
        category: group.title
        text: qsTr("&Movement from the Entrance")
        keys: "A"
        mapOnly: true
        checkable: true
        checked: group.isMeasured(SpaceOverlay.Distance)
        enabled: group.cards.isOpen
        onTriggered: group.cards.showMeasure(SpaceOverlay.Distance)
    }

    AppAction {
        command: "cards.glory"
        category: group.title
        text: qsTr("&Glory of Each Card")
        keys: "U"
        mapOnly: true
        checkable: true
        checked: group.isMeasured(SpaceOverlay.Glory)
        enabled: group.cards.isOpen
        onTriggered: group.cards.showMeasure(SpaceOverlay.Glory)
    }

    AppAction {
        command: "cards.peril"
        category: group.title
        text: qsTr("&Peril of Each Card")
        keys: "I"
        mapOnly: true
        checkable: true
        checked: group.isMeasured(SpaceOverlay.Peril)
        enabled: group.cards.isOpen
        onTriggered: group.cards.showMeasure(SpaceOverlay.Peril)
    }

    AppAction {
        command: "cards.quests"
        category: group.title
        text: qsTr("Places of &Quests")
        keys: "Q"
        mapOnly: true
        checkable: true
        checked: group.cards.isOpen && group.cards.quests.shown
        enabled: group.cards.isOpen
        onTriggered: group.cards.quests.shown = !group.cards.quests.shown
    }

    AppAction {
        command: "cards.ways"
        category: group.title
        text: qsTr("&Sewers and Portals")
        toolTip: qsTr("Show where they lead, also to the other map")
        keys: "Shift+Q"
        mapOnly: true
        checkable: true
        checked: group.cards.isOpen && group.cards.ways.shown
        enabled: group.cards.isOpen
        onTriggered: group.cards.ways.shown = !group.cards.ways.shown
    }

    AppAction {
        command: "cards.doors"
        category: group.title
        text: qsTr("&Chance to Pass Each Door")
        keys: "C"
        mapOnly: true
        checkable: true
        checked: group.cards.isOpen && group.cards.doors.shown
        enabled: group.cards.isOpen
        onTriggered: group.cards.doors.shown = !group.cards.doors.shown
    }

    AppAction {
        command: "cards.guide"
        category: group.title
        drawing: "guide"
        text: qsTr("&Guided Setup")
        enabled: group.cards.isOpen
        onTriggered: group.cards.editor.panelRequested("cardGuide")
    }

    AppAction {
        command: "cards.turns"
        category: group.title
        drawing: "figure"
        text: qsTr("Lay the Map in &Turns")
        toolTip: qsTr("Map in View: all Map cards are dealt, and the players lay them in turns (DNR-OPT-02)")
        enabled: group.cards.canEdit
        onTriggered: {
            group.cards.document.turns.agree();
            group.cards.editor.panelRequested("cardGuide");
        }
    }

    AppAction {
        command: "cards.draw"
        category: group.title
        drawing: "dice"
        text: group.inTurns ? qsTr("Go On With the T&urn") : qsTr("Dra&w a Map Card")
        toolTip: group.inTurns ? qsTr("Take the next card of the hand that has a place, or lay what the program proposes") : qsTr("Take a random card of those left that has a legal place")
        keys: "K"
        mapOnly: true
        enabled: group.cards.canEdit
        onTriggered: group.cards.draw()
    }

    AppAction {
        command: "cards.generate"
        category: group.title
        drawing: "generate"
        text: qsTr("Generate a Card &Map…")
        onTriggered: group.cards.generationRequested()
    }

    AppAction {
        command: "cards.complete"
        category: group.title
        drawing: "complete"
        text: qsTr("&Complete the Map…")
        enabled: group.cards.canEdit
        onTriggered: group.cards.completionRequested()
    }
}
