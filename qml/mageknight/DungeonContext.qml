// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// What the parts of this game share beyond what all games do: given to each of its panels, dialogs and commands.
QtObject {
    id: dungeon

    required property EditorContext editor
    required property Library library
    required property WindowGame game
    /// The map, once it is there.
    property EditorCanvas canvas: null
    /// The tile builder.
    property Workshop workshop: null
    /// The dungeon in front; none while a workshop or a game is, or a document of another game.
    readonly property ScenarioViewModel document: editor.document as ScenarioViewModel
    /// The dungeon in front, or the one behind a workshop or a game.
    readonly property ScenarioViewModel current: editor.workspace.current as ScenarioViewModel
    readonly property bool isOpen: document !== null
    readonly property bool canEdit: document !== null && !document.readOnly
    /// Somebody looks at what the dungeon needs; otherwise it is not counted.
    property bool needsShown: false
    /// The level below, or the one above the first, is seen pale.
    property bool otherLevelShown: false

    readonly property ScenarioLayers layers: ScenarioLayers {}
    readonly property CollectionModel collection: CollectionModel {
        library: dungeon.library
        document: dungeon.needsShown ? dungeon.document : null
    }
    readonly property PackShelf packs: PackShelf {
        library: dungeon.library
        workspace: dungeon.editor.workspace
    }
    /// The pack in front.
    readonly property PackViewModel pack: workshop !== null && editor.workshop === workshop ? packs.current : null

    // What is reckoned and laid over the map.
    readonly property ReachOverlay reach: ReachOverlay {
        document: dungeon.current
    }
    readonly property DangerOverlay danger: DangerOverlay {
        document: dungeon.current
    }
    readonly property FitOverlay fit: FitOverlay {
        document: dungeon.current
    }
    readonly property FindingSigns signs: FindingSigns {
        findings: dungeon.current?.findings ?? null
        shown: dungeon.layers.signsShown
        open: !dungeon.layers.signsLocked
        onChosen: row => dungeon.editor.problemRequested(row)
    }
    /// Playtests of the dungeon in front.
    readonly property InsightContext insight: InsightContext {
        workspace: dungeon.editor.workspace
        library: dungeon.library
        canvas: dungeon.canvas
        canEdit: dungeon.canEdit
        onPanelRequested: dungeon.editor.panelRequested("playtest")
    }

    /// Asks for the note of a square, to be written or changed.
    signal noteRequested(point square)
    /// Asks for dialogs: ways to begin, wishes for the rest of the dungeon in front, what the user owns.
    signal templatesRequested
    signal completionRequested
    signal collectionRequested
    /// What was proposed is not wanted; something else is.
    signal proposalsRejected
    signal otherProposalsRequested

    /// Shows the players, who have figures.
    function choosePlayers() {
        editor.showDocument(game);
        editor.panelRequested("players");
    }

    /// Takes a piece in hand over the dungeon in front, or over a new one.
    function layInDungeon(piece) {
        editor.showDocument(game);
        canvas.carry(piece);
        Qt.callLater(canvas.forceActiveFocus);
    }
}
