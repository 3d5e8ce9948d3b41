// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// Beginning a game, keeping it and going on with it.
Item {
    id: dialogs

    required property EditorContext editor
    readonly property PlayGame game: editor.game
    readonly property alias start: startDialog
    readonly property alias unsaved: unsavedDialog
    /// The board shows what is spoken of.
    readonly property alias standingShown: standingDialog.visible

    /// A game is in front, begun or gone on with.
    signal shown
    /// Games are saved, or may be lost.
    signal gamesSettled

    /// Goes on with the game of the dungeon in front, or begins one as the last was played.
    function play() {
        const document = editor.document;
        if (game.isOf(document))
            editor.playing = true;
        else if ((editor.views?.asksWhoPlays ?? false) || AppSettings.remembersPlayers && !game.setup.isKnown(document) || game.setup.keptGameOf(document).toString() !== "")
            setUp();
        else {
            game.setup.prepare(document);
            begin(document);
        }
    }

    /// The scenario of this game once more, with the same players or with those of the seats changed round.
    function again(swapped) {
        game.setup.prepare(game.document);
        if (swapped)
            game.setup.swapSeats();
        begin(game.document);
    }

    function begin(document) {
        if (game.start(document))
            show();
        else
            fail(false);
    }

    function fail(ofFile) {
        failureDialog.ofFile = ofFile;
        failureDialog.open();
    }

    function show() {
        editor.playing = true;
        shown();
    }

    function setUp() {
        startDialog.document = editor.workspace.current;
        startDialog.open();
    }

    function openGame() {
        if (game.running || editor.workspace.current !== null)
            openDialog.currentFolder = FileChoice.folderOfFile(game.running ? game.proposedFile() : FileChoice.proposed(editor.workspace.current, "replay.json"));
        openDialog.open();
    }

    /// Goes on with a game that was kept.
    function openFile(file) {
        if (game.open(file))
            show();
        else
            fail(true);
    }

    function returnToReplaced() {
        if (game.returnToReplaced())
            show();
        else
            fail(true);
    }

    function saveGame() {
        askWhere(false);
    }

    function askWhere(settles) {
        saveDialog.isSettling = settles;
        saveDialog.selectedFile = game.proposedFile();
        saveDialog.open();
    }

    /// Saves one game after the other; those that were replaced come to the front.
    function saveNext() {
        if (game.unsavedTitles.length === 0)
            gamesSettled();
        else if (game.unsaved)
            askWhere(true);
        else if (game.returnToUnsaved()) {
            show();
            askWhere(true);
        } else
            fail(true);
    }

    function recover(file) {
        if (game.recover(file))
            show();
        else
            fail(true);
    }

    function explain() {
        if (game.advice.explainLast())
            whyDialog.open();
    }

    function explainTurn() {
        if (game.advice.explainTurn(Math.max(0, game.timeline.moment - 1)))
            whyDialog.open();
    }

    function explainAt(moment, ofTurn) {
        if (ofTurn ? game.advice.explainTurn(moment) : game.advice.explain(moment))
            whyDialog.open();
    }

    function hint() {
        if (game.advice.hint())
            whyDialog.open();
    }

    function showStanding() {
        standingDialog.open();
    }

    function showStandingAnswers() {
        standingAnswers.open();
    }

    StartDialog {
        id: startDialog

        parent: dialogs.parent
        anchors.centerIn: parent
        setup: dialogs.game.setup
        replaces: dialogs.game.running && dialogs.game.timeline.length > 0
        canGoOn: dialogs.editor.playing && dialogs.game.isOf(document)
        onBegun: dialogs.begin(startDialog.document)
        onKeptChosen: file => dialogs.openFile(file)
        onGoneOn: {
            dialogs.game.reseat();
            dialogs.show();
        }
    }

    PlayFailure {
        id: failureDialog

        parent: dialogs.parent
        anchors.centerIn: parent
        editor: dialogs.editor
    }

    WhyDialog {
        id: whyDialog

        parent: dialogs.parent
        anchors.centerIn: parent
        advice: dialogs.game.advice
        onClosed: dialogs.shown()
    }

    StandingDialog {
        id: standingDialog

        parent: dialogs.parent
        game: dialogs.game
        onClosed: dialogs.shown()
    }

    StandingAnswersDialog {
        id: standingAnswers

        parent: dialogs.parent
        anchors.centerIn: parent
        game: dialogs.game
        onClosed: dialogs.shown()
    }

    OpenFileDialog {
        id: openDialog

        title: qsTr("Open a Game or Replay")
        nameFilters: [qsTr("Games and replays (*.replay.json *.save.json)"), qsTr("All files (*)")]
        onAccepted: dialogs.openFile(selectedFile)
        onVisibleChanged: {
            if (!visible && dialogs.editor.playing)
                dialogs.shown(); // the dialog of Qt 6.4 gives the keys back to nobody
        }
    }

    UnsavedGameDialog {
        id: unsavedDialog

        parent: dialogs.parent
        anchors.centerIn: parent
        game: dialogs.game
        onSaveRequested: dialogs.saveNext()
        onMayGoOn: dialogs.gamesSettled()
    }

    SaveFileDialog {
        id: saveDialog

        /// The next one follows once this one is saved.
        property bool isSettling: false

        host: dialogs.parent
        title: qsTr("Save the Game")
        nameFilters: [qsTr("Games and replays (*.replay.json *.save.json)")]
        defaultSuffix: "replay.json"
        onFileChosen: file => {
            if (!dialogs.game.save(file))
                dialogs.fail(true);
            else if (isSettling)
                dialogs.saveNext();
        }
    }
}
