import QtQuick
import QtQuick.Controls
import QtTest
import Delvewright

// A game in the window, played by mouse and keys: two people at one screen.
WindowTest {
    id: test

    readonly property PlayCanvas board: window ? find("board") : null

    windowWidth: 1400

    function openSkirmish() {
        window.openPath(file("skirmish.scenario.json"));
        tryVerify(() => canvas.visible && canvas.width > 200 && canvas.activeFocus);
    }

    function type(text) {
        for (const letter of text)
            keyClick(letter);
    }

    /// A new game with these dice, begun in its dialog.
    function startWithSeed(seed) {
        keyClick(Qt.Key_F5, Qt.ShiftModifier);
        tryVerify(() => find("startDialog") !== null || find("seed")?.visible);
        const field = find("seed");
        tryVerify(() => field.visible && field.width > 20);
        waitForRendering(field, 1000);
        mouseClick(field);
        keyClick(Qt.Key_A, Qt.ControlModifier);
        type(seed);
        mouseClick(find("beginGame"));
        tryVerify(() => find("playPage").visible && board.activeFocus);
        waitForRendering(board, 2000);
    }

    function startSkirmish() {
        openSkirmish();
        startWithSeed("1");
    }

    function clickBoard(x, y) {
        const at = board.pixelOf(x, y);
        mouseClick(board, at.x, at.y);
    }

    /// The middle of a square.
    function clickBoardSquare(x, y) {
        clickBoard(x + 0.5, y + 0.5);
    }

    function clickWaiting(row) {
        const at = board.pixelOfFigure(row);
        mouseClick(board, at.x, at.y);
    }

    function clickAction(text) {
        const list = find("actions");
        let row = null;
        tryVerify(() => {
            row = find("action " + text);
            return row !== null && row.visible;
        }, 5000, text);
        list.positionViewAtIndex(row.index, ListView.Contain);
        mouseClick(row, row.width / 3, Theme.unit);
    }

    function prompt() {
        return find("prompt").text;
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

    /// Hedda goes to the door and opens it.
    function heddaOpensTheDoor() {
        clickWaiting(1);
        compare(find("left").text, "Hedda Stonelatch: speed points left: 8");
        clickBoardSquare(0, 2);
        clickBoardSquare(1, 4);
        compare(find("left").text, "Hedda Stonelatch: speed points left: 4");
        clickBoard(1.5, 4.95);
        tryVerify(() => find("choice 0")?.visible ?? false);
        verify(find("choice 0").text.startsWith("Open")); // it could also be bashed
        mouseClick(find("choice 0"));
        verify(logText().includes("door B5-B6 opens."), logText());
    }

    function test_f5PlaysAndBringsBack() {
        openSkirmish();
        clickSquare(1, 2);
        const selected = document.selection.count;
        const scale = canvas.squarePixels;
        const undo = document.undoText;
        keyClick(Qt.Key_F5);
        tryVerify(() => find("playPage").visible && board.activeFocus);
        compare(find("promptPlayer").text, "Anna");
        compare(find("round").text, "Round 1");
        compare(find("left").text, "Activations left: 2");
        keyClick(Qt.Key_F5);
        tryVerify(() => canvas.visible && canvas.activeFocus);
        compare(document.selection.count, selected);
        compare(canvas.squarePixels, scale);
        compare(document.undoText, undo);
        compare(document.modified, false);
        keyClick(Qt.Key_F5);
        tryVerify(() => board.activeFocus);
        keyClick(Qt.Key_Escape);
        tryVerify(() => canvas.visible && canvas.activeFocus);
    }

    function test_aDungeonThatCannotBePlayedSaysWhy() {
        newDocument();
        keyClick(Qt.Key_F5);
        tryVerify(() => find("playFailureText")?.visible ?? false);
        verify(find("playFailureText").text.length > 10);
        mouseClick(find("playFailureProblems"));
        tryVerify(() => !(find("playFailureText")?.visible ?? false));
        compare(find("playPage").visible, false);
    }

    function test_wholeTurnsByMouse() {
        startSkirmish();
        heddaOpensTheDoor();
        keyClick(Qt.Key_E);
        // Kettil can be activated in three ways, so the click asks.
        clickWaiting(0);
        tryVerify(() => find("choice 0")?.visible ?? false);
        mouseClick(find("choice 0"));
        clickBoardSquare(0, 2);
        keyClick(Qt.Key_E);
        compare(find("promptPlayer").text, "Bruno");
        clickWaiting(3);
        clickBoardSquare(2, 2);
        clickBoardSquare(1, 2);
        clickAction("Break away");
        verify(logText().includes("Wren Halfpenny breaks away from Kettil Redthaw."), logText());
        verify(find("diceTray").visible);
        clickBoardSquare(0, 2); // attack
        verify(logText().includes("Counterattack: Kettil Redthaw misses Wren Halfpenny."), logText());
        clickWaiting(2);
        clickBoardSquare(2, 2);
        keyClick(Qt.Key_E);
        compare(find("round").text, "Round 2");
        clickBoardSquare(1, 4); // Hedda
        clickBoardSquare(1, 5);
        clickBoardSquare(1, 6); // expose
        clickBoardSquare(1, 6);
        tryVerify(() => find("choice 0")?.visible ?? false);
        mouseClick(find("choice 0"));
        compare(find("promptPlayer").text, "Anna decides");
        compare(prompt(), "Which hero rises a level?");
        clickAction("Let Hedda Stonelatch rise a level");
        clickBoardSquare(1, 6); // open
        verify(logText().includes("Anna takes chest 1."), logText());
        compare(find("player 0").gold, 40);
        // Back to the beginning and forward again, by keys.
        const end = moment();
        for (let i = 0; i < 60 && !moment().startsWith("0 "); ++i)
            keyClick(Qt.Key_Z, Qt.ControlModifier);
        verify(moment().startsWith("0 "));
        compare(find("round").text, "Round 1");
        for (let i = 0; i < 60 && moment() !== end; ++i)
            keyClick(Qt.Key_Z, Qt.ControlModifier | Qt.ShiftModifier);
        compare(moment(), end);
        compare(find("player 0").gold, 40);
        keyClick(Qt.Key_Escape);
        keyClick(Qt.Key_Escape);
        tryVerify(() => canvas.visible);
        compare(document.modified, false);
        compare(document.canUndo, false);
    }

    function test_aRefusedClickNamesItsRule() {
        startSkirmish();
        clickWaiting(1);
        clickBoardSquare(0, 2);
        clickBoardSquare(1, 6); // the chest is behind a closed door
        const refusal = find("refusalText");
        tryVerify(() => refusal.visible);
        verify(/[A-Z]+-\d+/.test(refusal.text), refusal.text);
        mouseClick(refusal);
        tryVerify(() => find("ruleNoteText")?.visible ?? false);
        keyClick(Qt.Key_Escape);
    }

    function test_keysWalkTurnAndChoose() {
        startSkirmish();
        keyClick(Qt.Key_Tab);
        keyClick(Qt.Key_Tab);
        compare(find("actions").currentIndex, 1);
        keyClick(Qt.Key_Return); // activates Hedda
        compare(find("left").text, "Hedda Stonelatch: speed points left: 8");
        keyClick(Qt.Key_Right); // enters
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Down);
        compare(find("left").text, "Hedda Stonelatch: speed points left: 5");
        keyClick(Qt.Key_Left, Qt.ShiftModifier);
        verify(logText().includes("Hedda Stonelatch turns to the west."), logText());
        keyClick(Qt.Key_Up);
        keyClick(Qt.Key_Up);
        keyClick(Qt.Key_Up);
        keyClick(Qt.Key_Up); // a wall
        tryVerify(() => find("refusalText").visible);
        keyClick(Qt.Key_E);
        compare(find("left").text, "Activations left: 1");
        keyClick(Qt.Key_1);
        compare(find("left").text, "Kettil Redthaw: speed points left: 5");
    }

    function test_oddsAreShownBeforeAttacking() {
        startSkirmish();
        clickWaiting(0);
        tryVerify(() => find("choice 0")?.visible ?? false);
        mouseClick(find("choice 0"));
        clickBoardSquare(0, 2);
        clickBoardSquare(0, 3);
        keyClick(Qt.Key_E);
        clickWaiting(1);
        clickBoardSquare(0, 2);
        keyClick(Qt.Key_E);
        compare(find("promptPlayer").text, "Bruno");
        clickWaiting(3);
        clickBoardSquare(2, 2);
        clickBoardSquare(1, 2);
        const at = board.pixelOf(0.5, 2.5);
        mouseMove(board, at.x - 6, at.y);
        mouseMove(board, at.x, at.y);
        tryVerify(() => find("oddsText").visible);
        verify(find("oddsText").text.includes("%"), find("oddsText").text);
    }

    function test_realDiceAreAskedFor() {
        openSkirmish();
        keyClick(Qt.Key_F5, Qt.ShiftModifier);
        tryVerify(() => find("typedDice")?.visible ?? false);
        waitForRendering(find("typedDice"), 1000);
        mouseClick(find("typedDice"), 10, find("typedDice").height / 2);
        compare(find("typedDice").checked, true);
        mouseClick(find("beginGame"));
        tryVerify(() => board.activeFocus);
        waitForRendering(board, 2000);
        heddaOpensTheDoor();
        keyClick(Qt.Key_E);
        clickWaiting(0);
        tryVerify(() => find("choice 0")?.visible ?? false);
        mouseClick(find("choice 0"));
        clickBoardSquare(0, 2);
        keyClick(Qt.Key_E);
        clickWaiting(3);
        clickBoardSquare(2, 2);
        clickBoardSquare(1, 2);
        clickAction("Break away");
        tryVerify(() => find("rollText").visible);
        compare(find("rollText").text, "Bruno rolls 1 die for breaking away.");
        keyClick(Qt.Key_6);
        tryVerify(() => !find("rollText").visible);
        verify(logText().includes("Bruno rolls 6 for breaking away."), logText());
        clickBoardSquare(0, 2);
        tryVerify(() => find("rollText").visible);
        mouseClick(find("face 5"));
        mouseClick(find("face 4"));
        verify(logText().includes("Bruno rolls 5 and 4 for the attack: 9."), logText());
        // The counterattack is rolled by the other player.
        tryVerify(() => find("rollText").visible);
        verify(find("rollText").text.startsWith("Anna"), find("rollText").text);
    }

    function test_theNextPersonTakesTheMouse() {
        openSkirmish();
        keyClick(Qt.Key_F5, Qt.ShiftModifier);
        tryVerify(() => find("handsOver")?.visible ?? false);
        waitForRendering(find("handsOver"), 1000);
        mouseClick(find("handsOver"), 10, find("handsOver").height / 2);
        mouseClick(find("beginGame"));
        tryVerify(() => board.activeFocus);
        compare(find("handOver").visible, false);
        clickAction("Activate Hedda Stonelatch");
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_E);
        clickAction("Activate Kettil Redthaw");
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_E);
        tryVerify(() => find("handOver").visible);
        compare(find("handOverText").text, "Hand the mouse to Bruno");
        mouseClick(find("handOverReady"));
        tryVerify(() => !find("handOver").visible && board.activeFocus);
    }
}
