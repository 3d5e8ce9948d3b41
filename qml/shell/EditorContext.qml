// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// What the parts of the window share: given to every panel, menu and dialog. It names no game; what the game of the
// document in front brings is in `views`.
QtObject {
    id: context

    required property GameRegistry games
    required property Workspace workspace
    required property PlayGame game
    /// The board of the game, once it is there.
    property PlayBoard board: null
    /// Somebody looks at what there is to win: the board shows where.
    property bool goalsShown: false
    /// The commands of the window, for what takes keys itself.
    property CommandList commands: null
    /// Where dialogs stand.
    property Item overlay: null
    /// The game is in front of the documents.
    property bool playing: false
    /// The workshop in front of the documents.
    property Workshop workshop: null
    /// The document in front; none while a workshop or a game is.
    readonly property FileDocumentViewModel document: workshop !== null || playing ? null : workspace.current
    /// The game of this document, or of the one behind; the first one while nothing is open.
    readonly property WindowGame kind: workspace.kind
    readonly property GameViews views: (kind?.views ?? null) as GameViews
    readonly property GameLibrary books: kind?.books ?? null
    readonly property MapCanvas canvas: views?.page?.canvas ?? null
    /// What undo and redo are about.
    readonly property var history: workshop !== null ? workshop.subject : playing ? game : document
    /// What is zoomed.
    readonly property var map: playing ? board : isOpen ? canvas : null
    readonly property bool isOpen: document !== null
    readonly property bool canEdit: document !== null && !document.readOnly
    readonly property bool hasSelection: document !== null && document.selection.count > 0
    /// What is in front, in the words of the title bar.
    readonly property string title: {
        if (playing)
            return qsTr("Playing %1 — Delvewright").arg(game.title);
        if (workshop !== null)
            return (workshop.modified ? "• " : "") + qsTr("%1 — Delvewright").arg(workshop.title);
        const shown = workspace.current;
        if (!shown)
            return qsTr("Delvewright");
        return (shown.modified ? "• " : "") + qsTr("%1 — Delvewright").arg(shown.title);
    }
    /// The workshops of all games.
    readonly property var workshops: {
        const all = [];
        for (let i = 0; i < games.games.length; ++i) {
            const one = (games.games[i].views as GameViews)?.workshop ?? null;
            if (one !== null)
                all.push(one);
        }
        return all;
    }
    /// The rule that somebody asked to see last.
    property string rule

    /// Asks which game a new document shall be of.
    signal gameChoiceRequested
    /// Asks for the rule reference.
    signal ruleRequested
    /// Asks for a page of the help.
    signal helpRequested(string page)
    /// Asks for a panel to come to the front.
    signal panelRequested(string name)
    /// Asks for the ways to mend a finding, by its row.
    signal problemRequested(int row)
    /// Asks why something was done in a game, or why a whole turn was played as it was.
    signal whyRequested(int moment, bool ofTurn)
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

    function showWorkshop(wanted) {
        workshop = wanted;
    }

    function closeWorkshop() {
        workshop.open = false;
        workshop = null;
    }

    /// Brings a pack back that a crash left behind, and shows it.
    function recoverPack(file) {
        for (const one of workshops)
            if (one.recover(file))
                return showWorkshop(one);
    }

    /// A new document; where there are several games, of the one that is chosen.
    function beginNew() {
        if (games.games.length > 1)
            gameChoiceRequested();
        else
            workspace.newDocument();
    }

    /// The document in front comes to be seen, or a new one, of this game.
    function showDocument(wanted) {
        workshop = null;
        if (workspace.current === null || workspace.kind !== wanted)
            workspace.newDocumentOf(wanted);
    }

    onWorkshopChanged: {
        if (workshop === null)
            return;
        workshop.open = true;
        playing = false;
    }
    onPlayingChanged: {
        if (playing)
            workshop = null;
    }

    // A document that comes to the front is to be seen.
    readonly property Connections follow: Connections {
        target: context.workspace

        function onCurrentChanged() {
            context.workshop = null;
            context.playing = false;
        }
    }
}
