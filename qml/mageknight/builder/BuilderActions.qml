// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// Packs of one's own and their pieces.
CommandGroup {
    id: group

    required property DungeonContext dungeon
    readonly property EditorContext editor: dungeon.editor
    required property BuilderDialogs dialogs
    readonly property PackShelf shelf: dungeon.packs
    readonly property PackViewModel pack: dungeon.pack
    readonly property bool hasPiece: pack !== null && pack.piece !== ""
    /// The face that is drawn on.
    property TileCanvas face: null

    title: qsTr("Tile Builder")

    component NewPiece: AppAction {
        required property string kind

        // An inline component sees the ids of its file, which qmllint does not know.
        // qmllint disable unqualified
        category: group.title
        enabled: group.pack !== null
        onTriggered: group.pack.addNew(kind)
        // qmllint enable unqualified
    }

    AppAction {
        command: "builder.open"
        category: group.title
        drawing: "tile"
        text: qsTr("Tile &Builder")
        toolTip: qsTr("Make tiles and packs of your own")
        keys: "Ctrl+B"
        onTriggered: group.editor.showWorkshop(group.dungeon.workshop)
    }

    AppAction {
        command: "builder.newPack"
        category: group.title
        drawing: "new"
        text: qsTr("New &Pack…")
        onTriggered: {
            group.editor.showWorkshop(group.dungeon.workshop);
            // Once the page has taken the keys.
            Qt.callLater(group.dialogs.newPack); // qmllint disable
        }
    }

    AppAction {
        command: "builder.duplicatePack"
        category: group.title
        text: qsTr("Cop&y Pack…")
        enabled: group.pack !== null
        onTriggered: group.dialogs.duplicatePack()
    }

    AppAction {
        command: "builder.importPack"
        category: group.title
        drawing: "import"
        text: qsTr("&Import Pack…")
        onTriggered: {
            group.editor.showWorkshop(group.dungeon.workshop);
            group.dialogs.importPack();
        }
    }

    AppAction {
        command: "builder.exportPack"
        category: group.title
        drawing: "export"
        text: qsTr("&Export Pack…")
        enabled: group.pack !== null
        onTriggered: group.dialogs.exportPack()
    }

    AppAction {
        command: "builder.deletePack"
        category: group.title
        drawing: "delete"
        text: qsTr("&Delete Pack…")
        enabled: group.pack !== null
        onTriggered: group.dialogs.deletePack()
    }

    NewPiece {
        command: "builder.newChamber"
        kind: "chamber"
        text: qsTr("New &Chamber")
        keys: "Ctrl+Alt+C"
    }

    NewPiece {
        command: "builder.newHallway"
        kind: "hallway"
        text: qsTr("New &Hallway")
        keys: "Ctrl+Alt+H"
    }

    NewPiece {
        command: "builder.newHero"
        kind: "hero"
        text: qsTr("New He&ro")
    }

    NewPiece {
        command: "builder.newMageSpawn"
        kind: "mage-spawn"
        text: qsTr("New &Mage Spawn")
    }

    NewPiece {
        command: "builder.newWarrior"
        kind: "warrior"
        text: qsTr("New &Warrior")
    }

    NewPiece {
        command: "builder.newChest"
        kind: "chest"
        text: qsTr("New Che&st")
    }

    NewPiece {
        command: "builder.newWanderingToken"
        kind: "wandering-token"
        text: qsTr("New Wandering &Token")
    }

    NewPiece {
        command: "builder.newArtifact"
        kind: "artifact"
        text: qsTr("New &Artifact")
    }

    NewPiece {
        command: "builder.newArtifactToken"
        kind: "artifact-token"
        text: qsTr("New Artifact T&oken")
    }

    AppAction {
        command: "builder.copyPiece"
        category: group.title
        drawing: "copy"
        text: qsTr("Copy a Piece from &Any Pack…")
        enabled: group.pack !== null
        onTriggered: group.dialogs.copyPiece()
    }

    AppAction {
        command: "builder.duplicatePiece"
        category: group.title
        text: qsTr("D&uplicate Piece")
        keys: "Ctrl+Alt+D"
        enabled: group.hasPiece
        onTriggered: group.pack.duplicatePiece()
    }

    AppAction {
        command: "builder.deletePiece"
        category: group.title
        text: qsTr("De&lete Piece")
        enabled: group.hasPiece
        onTriggered: group.pack.removePiece()
    }

    AppAction {
        command: "builder.turnFace"
        category: group.title
        drawing: "rotate-right"
        text: qsTr("Turn &Face")
        enabled: group.pack?.isTile ?? false
        onTriggered: group.pack.turnFace(group.face.side)
    }

    AppAction {
        command: "builder.copyFace"
        category: group.title
        drawing: "flip"
        text: qsTr("Copy to the &Other Face")
        enabled: group.pack?.isTile ?? false
        onTriggered: group.pack.copyFaceToOther(group.face.side)
    }

    AppAction {
        command: "builder.use"
        category: group.title
        drawing: "play"
        text: qsTr("Use in Dun&geon")
        toolTip: qsTr("Save the pack and lay this piece in the dungeon; figures are chosen among the players")
        keys: "Ctrl+Return"
        enabled: group.pack !== null && (group.pack.isFigure || group.pack.laidAs !== "")
        onTriggered: {
            const piece = group.pack.laidAs;
            group.dialogs.save(() => piece !== "" ? group.dungeon.layInDungeon(piece) : group.dungeon.choosePlayers());
        }
    }
}
