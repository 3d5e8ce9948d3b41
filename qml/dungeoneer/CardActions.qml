// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// What is only done on maps of cards.
CommandGroup {
    id: group

    required property CardContext cards

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
            (group.cards.document.commands as CardCommands).addNote(canvas.level, canvas.square.x, canvas.square.y, qsTr("Note"));
            group.cards.editor.panelRequested("inspector");
        }
    }

    AppAction {
        command: "cards.linkPortal"
        category: group.title
        text: qsTr("&Link Portal to the Entrance")
        enabled: group.cards.canEdit && group.cards.document.selection.count === 1
        onTriggered: (group.cards.document.commands as CardCommands).linkPortal()
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
        command: "cards.draw"
        category: group.title
        drawing: "dice"
        text: qsTr("Dra&w a Map Card")
        toolTip: qsTr("Take a random card of those left that has a legal place")
        keys: "K"
        mapOnly: true
        enabled: group.cards.canEdit
        onTriggered: group.cards.take(group.cards.document.guide.draw(6))
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
