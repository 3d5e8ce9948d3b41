// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// What playtests of a game are about: the document in front, what the last one said, and the words for it.
QtObject {
    id: context

    /// The document in front, and what it keeps; null while there is none of this game.
    property FileDocumentViewModel playedDocument: null
    property Playtest run: null
    property PlaytestChanges comparison: null
    property PlaytestReport report: null
    property AssertionsModel assertions: null
    property MapCanvas map: null
    /// The document in front can be changed, so all its pieces are known.
    required property bool canEdit
    /// How many errors and to-dos it has.
    property int problemsLeft: 0

    // What the game says about it.
    /// What a playtest is, where there has been none.
    required property string introText
    /// What the command does.
    required property string runText
    required property string changedText
    required property string compareText
    required property string compareAgainText
    /// What an assertion is.
    required property string assertionText

    readonly property bool running: (run?.running ?? false) || (comparison?.running ?? false)
    readonly property bool hasResult: run?.hasResult ?? false
    readonly property bool canRun: canEdit && run !== null && !running
    readonly property bool canCompare: canRun && (comparison?.possible ?? false)
    /// The part of the panel in front: 0 report, 1 assertions, 2 changes.
    property int tab: 0

    /// Asks for the panel.
    signal panelRequested
    /// Asks where to keep the report.
    signal saveRequested
    /// Asks for the form of an assertion; -1 for a new one.
    signal assertionRequested(int row)

    /// Brings a part of the panel to the front; whoever is at the map stays there.
    function show(part) {
        const atMap = map.activeFocus;
        tab = part;
        panelRequested();
        if (atMap)
            map.forceActiveFocus();
    }

    function start() {
        show(0);
        run.run();
    }

    function compare() {
        show(2);
        comparison.run();
    }
}
