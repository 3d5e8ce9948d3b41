// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// What the parts of this game share beyond what all games do: given to each of its panels, dialogs and commands.
QtObject {
    id: cards

    required property EditorContext editor
    required property CardLibrary library
    required property WindowGame game
    /// The card builder.
    property Workshop workshop: null
    /// The map, once it is there.
    property CardCanvas canvas: null
    /// The card map in front; none while a workshop or a game is, or a document of another game.
    readonly property CardMapViewModel document: editor.document as CardMapViewModel
    /// The card map that is in front or behind them.
    readonly property CardMapViewModel current: editor.workspace.current as CardMapViewModel
    readonly property bool isOpen: document !== null
    readonly property bool canEdit: document !== null && !document.readOnly
    /// Cards may lie anywhere, and the findings tell.
    property bool draft: false

    readonly property SetShelf sets: SetShelf {
        library: cards.library
        workspace: cards.editor.workspace
    }
    /// The card set in front.
    readonly property SetDraft draftSet: workshop !== null && editor.workshop === workshop ? sets.current : null

    readonly property CardLayers layers: CardLayers {}

    // What is reckoned and laid over the map.
    readonly property ForesightOverlay foresight: ForesightOverlay {
        document: cards.current
    }
    readonly property SpaceOverlay spaces: SpaceOverlay {
        document: cards.current
    }
    readonly property QuestOverlay quests: QuestOverlay {
        document: cards.current
    }
    readonly property WayOverlay ways: WayOverlay {
        document: cards.current
    }
    readonly property DoorOverlay doors: DoorOverlay {
        document: cards.current
    }

    readonly property FindingSigns signs: FindingSigns {
        findings: cards.current?.findings ?? null
        shown: cards.layers.signsShown
        open: !cards.layers.signsLocked
        onChosen: row => cards.editor.problemRequested(row)
    }

    /// Asks for dialogs: wishes for a new map, or for the rest of the one in front.
    signal generationRequested
    signal completionRequested

    /// Takes a card in hand over the map in front.
    function take(piece) {
        if (piece === "")
            return;
        canvas.carry(piece);
        canvas.forceActiveFocus();
    }

    /// Takes a card by chance; where the map is laid in turns, goes on with the turn.
    function draw() {
        const turns = document.turns;
        if (!turns.goesOn)
            take(document.guide.drawAny());
        else if (turns.covered)
            turns.uncover();
        else if (turns.personMoves)
            take(turns.nextInHand(canvas.carriedPiece));
        else
            turns.layProposed();
    }

    /// Shows the players, who have Heroes and Quests.
    function choosePlayers() {
        editor.showDocument(game);
        editor.panelRequested("cardPlayers");
    }

    /// Takes a card in hand over the map in front, or over a new one.
    function layOnMap(piece) {
        editor.showDocument(game);
        canvas.carry(piece);
        Qt.callLater(canvas.forceActiveFocus);
    }

    /// Shows a number on every card, or none if this one is shown already.
    function showMeasure(measure) {
        const isShown = spaces.shown && spaces.measure === measure;
        spaces.measure = measure;
        spaces.shown = !isShown;
    }
}
