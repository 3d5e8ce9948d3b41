import QtQuick
import QtQuick.Dialogs
import Delvewright

// Beginning a game, keeping it and going on with it.
Item {
    id: dialogs

    required property EditorContext editor
    readonly property PlayGame game: editor.game
    readonly property alias start: startDialog

    /// Goes on with the game of the dungeon in front, or begins one as the last was played.
    function play() {
        if (game.isOf(editor.document))
            editor.playing = true;
        else
            begin(editor.document);
    }

    function begin(document) {
        if (game.start(document))
            editor.playing = true;
        else
            failureDialog.open();
    }

    function setUp() {
        startDialog.document = editor.workspace.current;
        startDialog.open();
    }

    function openGame() {
        openDialog.open();
    }

    /// Goes on with a game that was kept.
    function openFile(file) {
        if (game.open(file))
            editor.playing = true;
        else
            failureDialog.open();
    }

    function saveGame() {
        saveDialog.selectedFile = game.proposedFile();
        saveDialog.open();
    }

    function explain() {
        whyDialog.open();
    }

    StartDialog {
        id: startDialog

        parent: dialogs.parent
        anchors.centerIn: parent
        setup: dialogs.game.setup
        onBegun: dialogs.begin(startDialog.document)
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
        opponents: dialogs.game.opponents
    }

    FileDialog {
        id: openDialog

        title: qsTr("Open a Game or Replay")
        nameFilters: [qsTr("Games and replays (*.replay.json *.save.json *.json)"), qsTr("All files (*)")]
        onAccepted: dialogs.openFile(selectedFile)
    }

    SaveFileDialog {
        id: saveDialog

        host: dialogs.parent
        title: qsTr("Save the Game")
        nameFilters: [qsTr("Games and replays (*.replay.json)")]
        defaultSuffix: "replay.json"
        onFileChosen: file => {
            if (!dialogs.game.save(file))
                failureDialog.open();
        }
    }
}
