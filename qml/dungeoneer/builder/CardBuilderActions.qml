// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// Card sets of one's own and their cards.
CommandGroup {
    id: group

    required property CardContext cards
    readonly property EditorContext editor: cards.editor
    required property CardBuilderDialogs dialogs
    readonly property SetDraft draft: cards.draftSet
    readonly property bool hasCard: draft !== null && draft.piece !== ""

    title: qsTr("Card Builder")

    component NewCard: AppAction {
        required property string kind

        // An inline component sees the ids of its file, which qmllint does not know.
        // qmllint disable unqualified
        category: group.title
        enabled: group.draft !== null
        onTriggered: group.draft.addNew(kind)
        // qmllint enable unqualified
    }

    AppAction {
        command: "cardBuilder.open"
        category: group.title
        drawing: "layers"
        text: qsTr("Card &Builder")
        toolTip: qsTr("Make cards and card sets of your own")
        keys: "Ctrl+Shift+B"
        onTriggered: group.editor.showWorkshop(group.cards.workshop)
    }

    AppAction {
        command: "cardBuilder.newPack"
        category: group.title
        drawing: "new"
        text: qsTr("New Card &Set…")
        onTriggered: {
            group.editor.showWorkshop(group.cards.workshop);
            // Once the page has taken the keys.
            Qt.callLater(group.dialogs.newPack); // qmllint disable
        }
    }

    AppAction {
        command: "cardBuilder.copyAny"
        category: group.title
        text: qsTr("Begin with a &Copy of a Card Set…")
        onTriggered: {
            group.editor.showWorkshop(group.cards.workshop);
            Qt.callLater(group.dialogs.duplicateAny); // qmllint disable
        }
    }

    AppAction {
        command: "cardBuilder.duplicatePack"
        category: group.title
        text: qsTr("Cop&y Card Set…")
        enabled: group.draft !== null
        onTriggered: group.dialogs.duplicatePack()
    }

    AppAction {
        command: "cardBuilder.importPack"
        category: group.title
        drawing: "import"
        text: qsTr("&Import Card Set…")
        onTriggered: {
            group.editor.showWorkshop(group.cards.workshop);
            group.dialogs.importPack();
        }
    }

    AppAction {
        command: "cardBuilder.exportPack"
        category: group.title
        drawing: "export"
        text: qsTr("&Export Card Set…")
        enabled: group.draft !== null
        onTriggered: group.dialogs.exportPack()
    }

    AppAction {
        command: "cardBuilder.importTable"
        category: group.title
        text: qsTr("Import Cards from a &Table…")
        toolTip: qsTr("Cards of a .csv become cards of this set; those with the same id are replaced")
        enabled: group.draft !== null
        onTriggered: group.dialogs.importTable()
    }

    AppAction {
        command: "cardBuilder.exportTable"
        category: group.title
        text: qsTr("Export Cards as a Ta&ble…")
        enabled: group.draft !== null
        onTriggered: group.dialogs.exportTable()
    }

    AppAction {
        command: "cardBuilder.print"
        category: group.title
        drawing: "print"
        text: qsTr("P&rint Card Set…")
        toolTip: qsTr("Print the cards of this set with their backs, or pawns and markers; no map is needed")
        enabled: group.draft !== null
        onTriggered: group.dialogs.printSet()
    }

    AppAction {
        command: "cardBuilder.pictures"
        category: group.title
        drawing: "export"
        text: qsTr("Pict&ures of Cards…")
        toolTip: qsTr("Write PNG files of cards, or sheets of whole decks for virtual tables")
        enabled: group.draft !== null
        onTriggered: group.dialogs.makePictures()
    }

    AppAction {
        command: "cardBuilder.deletePack"
        category: group.title
        drawing: "delete"
        text: qsTr("&Delete Card Set…")
        enabled: group.draft !== null
        onTriggered: group.dialogs.deletePack()
    }

    NewCard {
        command: "cardBuilder.newRoom"
        kind: "room"
        text: qsTr("New &Room or Site")
        keys: "Ctrl+Alt+R"
    }

    NewCard {
        command: "cardBuilder.newPassage"
        kind: "passage"
        text: qsTr("New &Passage or Road")
        keys: "Ctrl+Alt+P"
    }

    NewCard {
        command: "cardBuilder.newEntrance"
        kind: "entrance"
        text: qsTr("New &Entrance")
    }

    NewCard {
        command: "cardBuilder.newHero"
        kind: "hero"
        text: qsTr("New &Hero")
    }

    NewCard {
        command: "cardBuilder.newBoon"
        kind: "boon"
        text: qsTr("New &Boon")
    }

    NewCard {
        command: "cardBuilder.newTreasure"
        kind: "treasure"
        text: qsTr("New &Treasure")
    }

    NewCard {
        command: "cardBuilder.newBane"
        kind: "bane"
        text: qsTr("New B&ane")
    }

    NewCard {
        command: "cardBuilder.newMonster"
        kind: "monster"
        text: qsTr("New &Monster")
    }

    NewCard {
        command: "cardBuilder.newTrap"
        kind: "trap"
        text: qsTr("New Tra&p")
    }

    NewCard {
        command: "cardBuilder.newAttachment"
        kind: "attachment"
        text: qsTr("New Atta&chment")
    }

    NewCard {
        command: "cardBuilder.newQuest"
        kind: "quest"
        text: qsTr("New &Quest")
    }

    NewCard {
        command: "cardBuilder.newTracker"
        kind: "tracker"
        text: qsTr("New Trac&ker")
    }

    NewCard {
        command: "cardBuilder.newCutout"
        kind: "cutout"
        text: qsTr("New Cut-&out")
    }

    AppAction {
        command: "cardBuilder.copyPiece"
        category: group.title
        drawing: "copy"
        text: qsTr("Copy a Card from &Any Set…")
        enabled: group.draft !== null
        onTriggered: group.dialogs.copyPiece()
    }

    AppAction {
        command: "cardBuilder.duplicatePiece"
        category: group.title
        text: qsTr("D&uplicate Card")
        keys: "Ctrl+Shift+D"
        enabled: group.hasCard
        onTriggered: group.draft.duplicatePiece()
    }

    AppAction {
        command: "cardBuilder.deletePiece"
        category: group.title
        text: qsTr("De&lete Card")
        enabled: group.hasCard
        onTriggered: group.draft.removePiece()
    }

    AppAction {
        command: "cardBuilder.use"
        category: group.title
        drawing: "play"
        text: qsTr("Use in &Map")
        toolTip: qsTr("Save the set and lay this card on the map; Heroes and Quests are chosen among the players")
        keys: "Ctrl+Shift+Return"
        enabled: group.hasCard
        onTriggered: {
            const piece = group.draft.laidAs;
            group.dialogs.save(() => piece !== "" ? group.cards.layOnMap(piece) : group.cards.choosePlayers());
        }
    }
}
