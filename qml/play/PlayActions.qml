// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// Playing what is being edited.
CommandGroup {
    id: group

    required property EditorContext editor
    required property PlayDialogs dialogs
    readonly property PlayGame game: editor.game
    /// The document in front is of a game that has a board to play on.
    readonly property bool canPlay: editor.workspace.current !== null && (editor.views?.playBoard ?? null) !== null

    title: qsTr("Play")

    AppAction {
        command: "play.start"
        category: group.title
        drawing: group.editor.playing ? "chevron-left" : "play"
        text: group.editor.playing ? qsTr("Back to &Editing") : qsTr("&Play")
        toolTip: group.editor.views?.playText ?? ""
        keys: "F5"
        enabled: group.editor.playing || (group.editor.isOpen && group.canPlay)
        onTriggered: group.editor.playing ? group.editor.leaveGame() : group.dialogs.play()
    }

    AppAction {
        command: "play.setup"
        category: group.title
        drawing: "figure"
        text: qsTr("Play &with…")
        toolTip: qsTr("Choose who plays and who rolls the dice, and begin a new game")
        keys: "Shift+F5"
        enabled: group.canPlay
        onTriggered: group.dialogs.setUp()
    }

    AppAction {
        command: "play.open"
        category: group.title
        drawing: "open"
        text: qsTr("&Open a Game or Replay…")
        onTriggered: group.dialogs.openGame()
    }

    AppAction {
        command: "play.before"
        category: group.title
        drawing: "history"
        text: qsTr("Back to the &Game Before")
        toolTip: qsTr("Go on with the game that this one took the place of")
        enabled: group.editor.game.hasReplaced
        onTriggered: group.dialogs.returnToReplaced()
    }

    AppAction {
        command: "play.save"
        category: group.title
        drawing: "save"
        text: qsTr("&Save the Game…")
        toolTip: qsTr("Keep the game with its whole course in a file: to go on later, to watch it again, to report a fault")
        enabled: group.editor.playing
        onTriggered: group.dialogs.saveGame()
    }

    AppAction {
        command: "play.end"
        category: group.title
        text: qsTr("&End the Activation or Turn")
        keys: "E"
        mapOnly: true
        enabled: group.editor.playing
        onTriggered: group.game.end()
    }

    AppAction {
        command: "play.pause"
        category: group.title
        drawing: "pause"
        text: qsTr("Let Opponents &Wait")
        keys: "P"
        mapOnly: true
        checkable: true
        checked: group.game.opponents.paused
        enabled: group.editor.playing && group.game.opponents.present
        onTriggered: group.game.opponents.paused = !group.game.opponents.paused
    }

    AppAction {
        command: "play.stepOpponent"
        category: group.title
        drawing: "step"
        text: qsTr("&One Action of an Opponent")
        keys: "O"
        mapOnly: true
        enabled: group.editor.playing && group.game.opponents.choosing
        onTriggered: group.game.opponents.step()
    }

    AppAction {
        command: "play.previousTurn"
        category: group.title
        drawing: "chevron-left"
        text: qsTr("P&revious Turn")
        keys: "Alt+Left"
        enabled: group.editor.playing && group.game.timeline.moment > 0
        onTriggered: group.game.timeline.goToTurn(-1)
    }

    AppAction {
        command: "play.nextTurn"
        category: group.title
        drawing: "chevron-right"
        text: qsTr("&Next Turn")
        keys: "Alt+Right"
        enabled: group.editor.playing && group.game.timeline.lookingBack
        onTriggered: group.game.timeline.goToTurn(1)
    }

    AppAction {
        command: "play.bookmark"
        category: group.title
        drawing: "bookmark"
        text: qsTr("&Bookmark")
        keys: "Ctrl+M"
        checkable: true
        checked: group.game.timeline.bookmarked
        enabled: group.editor.playing
        onTriggered: group.game.timeline.toggleBookmark()
    }

    AppAction {
        command: "play.previousBookmark"
        category: group.title
        text: qsTr("Previous Bookmar&k")
        keys: "Alt+Shift+Left" // desktops take Ctrl+Alt and arrows
        enabled: group.editor.playing && group.game.timeline.bookmarks.length > 0
        onTriggered: group.game.timeline.goToBookmark(-1)
    }

    AppAction {
        command: "play.nextBookmark"
        category: group.title
        text: qsTr("Next Book&mark")
        keys: "Alt+Shift+Right"
        enabled: group.editor.playing && group.game.timeline.bookmarks.length > 0
        onTriggered: group.game.timeline.goToBookmark(1)
    }

    AppAction {
        command: "play.why"
        category: group.title
        drawing: "question"
        text: qsTr("W&hy Did It Do That?")
        keys: "W"
        mapOnly: true
        enabled: group.editor.playing && group.game.advice.canExplain
        onTriggered: group.dialogs.explain()
    }

    AppAction {
        command: "play.whyTurn"
        category: group.title
        text: qsTr("Why This &Turn?")
        toolTip: qsTr("Why the turn that was played last went as it did")
        keys: "Shift+W"
        mapOnly: true
        enabled: group.editor.playing && group.game.timeline.moment > 0
        onTriggered: group.dialogs.explainTurn()
    }

    AppAction {
        command: "play.hint"
        category: group.title
        drawing: "hint"
        text: qsTr("&Hint")
        toolTip: qsTr("What a good player would do now, and why")
        keys: "Shift+H"
        mapOnly: true
        enabled: group.editor.playing && group.game.personChooses && !group.game.timeline.lookingBack
        onTriggered: group.dialogs.hint()
    }

    AppAction {
        command: "play.replayTurn"
        category: group.title
        text: qsTr("Show the Opponents' Turn &Again")
        keys: "Shift+P"
        mapOnly: true
        enabled: group.editor.playing && group.game.recap.shown
        onTriggered: group.game.recap.replay()
    }

    AppAction {
        command: "play.standing"
        category: group.title
        drawing: "trophy"
        text: qsTr("Where Do I S&tand?")
        toolTip: group.editor.views?.standingText ?? ""
        keys: "Shift+G"
        mapOnly: true
        enabled: group.editor.playing
        onTriggered: group.dialogs.showStanding()
    }

    AppAction {
        command: "play.standingAnswers"
        category: group.title
        text: qsTr("Standing A&nswers…")
        toolTip: qsTr("What is answered once for all: free spins, free attacks and the like")
        enabled: group.editor.playing && group.game.standingAnswers.count > 0
        onTriggered: group.dialogs.showStandingAnswers()
    }

    AppAction {
        command: "play.overview"
        category: group.title
        drawing: "fit"
        text: qsTr("O&verview")
        toolTip: qsTr("All of the board, or whoever acts at a size at which everything can be read")
        keys: "Z"
        mapOnly: true
        enabled: group.editor.playing
        onTriggered: group.editor.board.toggleOverview()
    }

    AppAction {
        command: "play.undoStep"
        category: group.title
        text: qsTr("Take Back One S&quare")
        toolTip: qsTr("Takes back the last action alone: of a walk one step")
        keys: "Ctrl+Alt+Z"
        enabled: group.editor.playing && group.game.canUndo
        onTriggered: group.game.undoAction()
    }

    AppAction {
        command: "play.again"
        category: group.title
        text: qsTr("Play A&gain")
        enabled: group.editor.playing && group.game.over && group.game.document !== null
        onTriggered: group.dialogs.again(false)
    }

    AppAction {
        command: "play.swapSides"
        category: group.title
        text: qsTr("Play Again with S&ides Swapped")
        enabled: group.editor.playing && group.game.over && group.game.document !== null
        onTriggered: group.dialogs.again(true)
    }

    AppAction {
        command: "play.report"
        category: group.title
        text: qsTr("Show the &Report of Many Games")
        enabled: group.editor.playing && (group.editor.views?.playtest ?? null) !== null
        onTriggered: {
            group.editor.leaveGame();
            group.editor.panelRequested("playtest");
        }
    }
}
