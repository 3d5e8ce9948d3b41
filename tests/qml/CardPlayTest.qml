// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Delvewright

// A test of a game of cards in the window, and the ways to play it.
CardTest {
    id: test

    readonly property CardPlayCanvas board: window?.editor.board as CardPlayCanvas
    readonly property PlayGame game: window?.editor.game ?? null
    readonly property CardPlay play: board?.play ?? null

    windowWidth: 1400

    /// Opens the dialog for a new game of the map in front and says who sits where, by the place in the list of
    /// those who can; people are 0.
    function setUp(seats, seed) {
        keyClick(Qt.Key_F5);
        tryVerify(() => find("seed")?.visible ?? false);
        waitForRendering(find("seed"), 1000);
        seats.forEach((choice, player) => seat(player, choice));
        mouseClick(find("seed"));
        keyClick(Qt.Key_A, Qt.ControlModifier);
        for (const letter of seed)
            keyClick(letter);
    }

    function seat(player, choice) {
        const box = find("seat " + player);
        box.forceActiveFocus();
        for (let i = 0; i < 5; ++i)
            keyClick(Qt.Key_Up);
        for (let i = 0; i < choice; ++i)
            keyClick(Qt.Key_Down);
        compare(box.currentIndex, choice);
    }

    function begin(map, seats, seed) {
        openMap(map);
        setUp(seats, seed);
        mouseClick(find("beginGame"));
        tryVerify(() => find("playPage").visible && board !== null && board.activeFocus);
        waitForRendering(board, 2000);
    }

    /// The opponents do what they do as fast as they think.
    function hurryOpponents() {
        game.opponents.pace = 3;
    }

    /// Waits until a person has to choose, and does not wait for a mouse that is handed over.
    function waitForPerson() {
        tryVerify(() => game.over || (game.personChooses && !game.opponents.choosing), 60000);
        if (find("handOverReady")?.visible ?? false) {
            mouseClick(find("handOverReady"));
            tryVerify(() => !find("handOver").visible);
        }
    }

    /// The row of the list that begins like this; -1 for none.
    function rowThat(begins) {
        const model = game.actions;
        for (let row = 0; row < model.count; ++row)
            if (model.data(model.index(row, 0), Qt.UserRole).startsWith(begins))
                return row;
        return -1;
    }

    /// People pass, end and choose what comes first until something is so; at most so often.
    function goOnUntil(isReached, most) {
        for (let i = 0; i < (most ?? 200); ++i) {
            waitForPerson();
            if (game.over || isReached())
                return isReached();
            const pass = rowThat("Pass");
            game.act(firstActionOf(pass >= 0 ? pass : endingRow()));
        }
        return isReached();
    }

    function endingRow() {
        const end = rowThat("End");
        return end >= 0 ? end : 0;
    }

    function firstActionOf(row) {
        const model = game.actions;
        const action = model.data(model.index(row, 0), Qt.UserRole + 4);
        return action >= 0 ? action : model.data(model.index(row, 0), Qt.UserRole + 5)[0].action;
    }

    function inPhase(name) {
        return play.phases.some(phase => phase.current && phase.name === name);
    }

    /// Until the person has to choose in the own Hero Phase.
    function goToHeroPhase() {
        verify(goOnUntil(() => inPhase("Hero") && rowThat("End") >= 0));
    }

    function clickBoardCell(column, row) {
        const at = board.pixelOfCell(column, row);
        mouseMove(board, at.x - 3, at.y - 3);
        mouseMove(board, at.x, at.y);
        mouseClick(board, at.x, at.y);
    }

    function logText() {
        const list = find("log");
        let text = "";
        for (let i = 0; i < list.count; ++i)
            text += list.model.data(list.model.index(i, 0)) + "\n";
        return text;
    }
}
