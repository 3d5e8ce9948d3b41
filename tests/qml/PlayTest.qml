// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtTest
import Delvewright

// A test of the game in the window, and the ways to play it.
WindowTest {
    id: test

    readonly property PlayCanvas board: window ? find("board") : null

    windowWidth: 1400

    function openSkirmish() {
        window.arrivals.open(file("skirmish.scenario.json"));
        tryVerify(() => canvas.visible && canvas.width > 200 && canvas.activeFocus);
    }

    function type(text) {
        for (const letter of text)
            keyClick(letter);
    }

    /// Finds a command by its name.
    function runCommand(name) {
        keyClick(Qt.Key_K, Qt.ControlModifier);
        tryVerify(() => find("commandField")?.activeFocus ?? false);
        type(name);
        keyClick(Qt.Key_Return);
    }

    /// Opens the dialog for a new game.
    function setUp() {
        keyClick(Qt.Key_F5, Qt.ShiftModifier);
        tryVerify(() => find("seed")?.visible ?? false);
        waitForRendering(find("seed"), 1000);
    }

    /// Puts somebody on a seat of the dialog, by the place in its list.
    function seat(player, choice) {
        const box = find("seat " + player);
        box.forceActiveFocus();
        for (let i = box.currentIndex; i > choice; --i)
            keyClick(Qt.Key_Up);
        for (let i = box.currentIndex; i < choice; ++i)
            keyClick(Qt.Key_Down);
        compare(box.currentIndex, choice);
    }

    function begin(seed) {
        mouseClick(find("seed"));
        keyClick(Qt.Key_A, Qt.ControlModifier);
        type(seed);
        mouseClick(find("beginGame"));
        tryVerify(() => find("playPage").visible && board.activeFocus);
        waitForRendering(board, 2000);
    }

    /// Two people, and dice of which the tests know how they fall.
    function startSkirmish() {
        openSkirmish();
        setUp();
        begin("1");
    }

    function clickBoard(x, y) {
        const at = board.pixelOf(x, y);
        mouseClick(board, at.x, at.y);
    }

    /// The middle of a square.
    function clickBoardSquare(x, y) {
        clickBoard(x + 0.5, y + 0.5);
    }

    function hoverBoardSquare(x, y) {
        const at = board.pixelOf(x + 0.5, y + 0.5);
        mouseMove(board, at.x - 6, at.y);
        mouseMove(board, at.x, at.y);
    }

    /// A hero that waits outside, by its row in the list of figures.
    function clickWaiting(row) {
        const at = board.pixelOfFigure(row);
        mouseClick(board, at.x, at.y);
    }

    /// The likeliest of several things that a click can mean.
    function takeFirstChoice(words) {
        tryVerify(() => find("choice 0")?.visible ?? false);
        verify(find("choice 0").text.startsWith(words), find("choice 0").text);
        mouseClick(find("choice 0"));
    }

    function clickAction(text) {
        let row = null;
        tryVerify(() => {
            row = find("action " + text);
            return row !== null && row.visible;
        }, 5000, text);
        find("actions").positionViewAtIndex(row.index, ListView.Contain);
        mouseClick(row, row.width / 3, Theme.unit);
    }

    function moment() {
        return find("momentLabel").text;
    }

    function logText() {
        const list = find("log");
        let text = "";
        for (let i = 0; i < list.count; ++i)
            text += list.model.data(list.model.index(i, 0)) + "\n";
        return text;
    }

    function verifyTold(sentence) {
        verify(logText().includes(sentence), logText());
    }

    /// Hedda goes to the door and opens it.
    function heddaOpensTheDoor() {
        clickWaiting(1);
        compare(find("left").text, "Hedda Stonelatch: speed points left: 8");
        clickBoardSquare(0, 2);
        clickBoardSquare(1, 4);
        compare(find("left").text, "Hedda Stonelatch: speed points left: 4");
        clickBoard(1.5, 4.95);
        takeFirstChoice("Open"); // it could also be bashed
        verifyTold("door B5-B6 opens.");
        keyClick(Qt.Key_E);
    }

    /// Kettil, who can be activated in several ways, steps in.
    function kettilEnters() {
        clickWaiting(0);
        takeFirstChoice("Activate Kettil Redthaw");
        clickBoardSquare(0, 2);
        keyClick(Qt.Key_E);
        compare(find("promptPlayer").text, "Bruno");
    }

    function wrenMeetsKettil() {
        clickWaiting(3);
        clickBoardSquare(2, 2);
        clickBoardSquare(1, 2);
    }
}
