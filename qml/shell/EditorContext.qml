// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// What the parts of the window share: given to every panel, menu and dialog.
QtObject {
    id: context

    required property Library library
    required property Workspace workspace
    required property EditorCanvas canvas
    required property LayersModel layers
    required property CollectionModel collection
    required property PackShelf packs
    required property PlayGame game
    /// What is reckoned and laid over the map.
    required property ReachOverlay reach
    required property DangerOverlay danger
    required property FitOverlay fit
    /// The board of the game, once it is there.
    property PlayBoard board: null
    /// The commands of the window, for what takes keys itself.
    property CommandList commands: null
    /// The game is in front of the dungeons.
    property bool playing: false
    /// The tile builder has a tab, and is in front of the dungeons.
    property bool builderOpen: false
    property bool builderShown: false
    /// The dungeon in front; none while the builder or a game is.
    readonly property ScenarioViewModel document: builderShown || playing ? null : workspace.current as ScenarioViewModel
    /// The pack in front.
    readonly property PackViewModel pack: builderShown ? packs.current : null
    /// What undo and redo are about.
    readonly property var history: builderShown ? pack : playing ? game : document
    /// What is zoomed.
    readonly property var map: playing ? board : isOpen ? canvas : null
    readonly property bool isOpen: document !== null
    readonly property bool canEdit: document !== null && !document.readOnly
    /// What is in front, in the words of the title bar.
    readonly property string title: {
        if (playing)
            return qsTr("Playing %1 — Delvewright").arg(game.title);
        if (builderShown)
            return (packs.modified ? "• " : "") + qsTr("Tile Builder — Delvewright");
        const shown = workspace.current;
        if (!shown)
            return qsTr("Delvewright");
        return (shown.modified ? "• " : "") + qsTr("%1 — Delvewright").arg(shown.title);
    }
    /// The rule that somebody asked to see last.
    property string rule

    /// Asks for the rule reference.
    signal ruleRequested
    /// Asks for the search of the map, or for its next or previous hit.
    signal findRequested(int step)
    /// Asks for the note of a square, to be written or changed.
    signal noteRequested(point square)

    /// Asks for a page of the help.
    signal helpRequested(string page)
    /// Asks for the dialog that finishes the dungeon in front.
    signal completionRequested
    /// Asks for a panel to come to the front.
    signal panelRequested(string name)
    /// Asks for the ways to mend a finding, by its row.
    signal problemRequested(int row)

    /// Asks for the next part of the game to have the keys.
    signal nextPartRequested

    function leaveGame() {
        playing = false;
    }

    function showHelp(page) {
        helpRequested(page);
    }

    function showRule(number) {
        rule = number;
        ruleRequested();
    }

    function closeBuilder() {
        builderShown = false;
        builderOpen = false;
    }

    /// The dungeon in front comes to be seen, or a new one.
    function showDungeon() {
        builderShown = false;
        if (workspace.current === null)
            workspace.newDocument();
    }

    /// Shows the players, who have figures.
    function choosePlayers() {
        showDungeon();
        panelRequested("players");
    }

    /// Takes a piece in hand over the dungeon in front, or over a new one.
    function layInDungeon(piece) {
        showDungeon();
        canvas.carry(piece);
        Qt.callLater(canvas.forceActiveFocus);
    }

    onBuilderShownChanged: {
        if (!builderShown)
            return;
        builderOpen = true;
        playing = false;
    }
    onPlayingChanged: {
        if (playing)
            builderShown = false;
    }

    // A dungeon that comes to the front is to be seen.
    readonly property Connections follow: Connections {
        target: context.workspace

        function onCurrentChanged() {
            context.builderShown = false;
            context.playing = false;
        }
    }

    /// Playtests of the dungeon in front.
    readonly property InsightContext insight: InsightContext {
        workspace: context.workspace
        library: context.library
        canvas: context.canvas
        canEdit: context.canEdit
        onPanelRequested: context.panelRequested("playtest")
    }

    readonly property bool hasSelection: document !== null && document.selection.count > 0
}
