// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtTest
import Delvewright

// A game in the window, played by mouse and keys: two people at one screen.
PlayTest {
    id: test

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
        kettilEnters();
        wrenMeetsKettil();
        clickAction("Break away");
        verifyTold("Wren Halfpenny breaks away from Kettil Redthaw.");
        verify(find("diceTray").visible);
        clickBoardSquare(0, 2); // attack
        verifyTold("Counterattack: Kettil Redthaw misses Wren Halfpenny.");
        clickWaiting(2);
        clickBoardSquare(2, 2);
        keyClick(Qt.Key_E);
        compare(find("round").text, "Round 2");
        clickBoardSquare(1, 4); // Hedda
        clickBoardSquare(1, 5);
        clickBoardSquare(1, 6);
        verifyTold("The trap of chest 1:");
        clickBoardSquare(1, 6);
        takeFirstChoice("Disarm the trap of chest 1 quickly");
        compare(find("promptPlayer").text, "Anna decides");
        compare(find("prompt").text, "Which hero rises a level?");
        clickAction("Let Hedda Stonelatch rise a level");
        clickBoardSquare(1, 6);
        verifyTold("Anna takes chest 1.");
        compare(find("player 0").facts[0].value, "40");
        // Back to the beginning and forward again, by keys.
        const end = moment();
        for (let i = 0; i < 60 && !moment().startsWith("0 "); ++i)
            keyClick(Qt.Key_Z, Qt.ControlModifier);
        verify(moment().startsWith("0 "));
        compare(find("round").text, "Round 1");
        compare(find("player 0").facts[0].value, "0");
        for (let i = 0; i < 60 && moment() !== end; ++i)
            keyClick(Qt.Key_Z, Qt.ControlModifier | Qt.ShiftModifier);
        compare(moment(), end);
        compare(find("player 0").facts[0].value, "40");
        keyClick(Qt.Key_F5);
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
        heddaOpensTheDoor();
        kettilEnters();
        wrenMeetsKettil();
        compare(find("oddsText").visible, false);
        hoverBoardSquare(0, 2);
        tryVerify(() => find("oddsText").visible);
        verify(find("oddsText").text.includes("%"), find("oddsText").text);
    }

    function test_SPIN_01_theOddsCountASpinBeforeTheRoll() {
        startSkirmish();
        heddaOpensTheDoor();
        clickWaiting(0);
        takeFirstChoice("Activate Kettil Redthaw");
        clickBoardSquare(0, 2);
        keyClick(Qt.Key_Left, Qt.ShiftModifier); // he turns his back on the room
        keyClick(Qt.Key_E);
        clickWaiting(2); // Maelis comes up behind him
        clickBoardSquare(2, 2);
        clickBoardSquare(1, 2);
        hoverBoardSquare(0, 2);
        tryVerify(() => find("oddsText").visible);
        const odds = find("oddsText").text;
        verify(odds.includes("Costs 4 speed points"), odds);
        verify(odds.includes("If Kettil Redthaw does not turn (SPIN-01):"), odds);
        verify(odds.includes("If Kettil Redthaw turns:"), odds);
        compare(odds.split("(ARC-09)").length, 2); // from behind only as long as he does not turn
        verify(odds.includes("strikes back (CLOSE-06)"), odds);
        const row = find("action Attack Kettil Redthaw");
        verify(/^\d+% \(.* clicks\) if it does not turn, \d+% \(.* clicks\) if it does, and it will strike back · \d+\.\d clicks back$/.test(row.chance), row.chance);
        compare(row.price, 4);
        verify(row.Accessible.name.includes("4 pt"), row.Accessible.name);
        // The words stay within the list, on as many lines as they need.
        const words = itemFinder.find(row, "chance");
        verify(words.lineCount > 1 || words.contentWidth <= row.width);
        tryVerify(() => words.mapToItem(row, words.width, words.height).y <= row.height);
    }

    function test_realDiceAreAskedFor() {
        openSkirmish();
        setUp();
        mouseClick(find("typedDice"), 10, find("typedDice").height / 2);
        compare(find("typedDice").checked, true);
        mouseClick(find("beginGame"));
        tryVerify(() => board.activeFocus);
        waitForRendering(board, 2000);
        heddaOpensTheDoor();
        kettilEnters();
        wrenMeetsKettil();
        clickAction("Break away");
        tryVerify(() => find("rollText").visible);
        verify(find("rollText").text.startsWith("Bruno: roll 1 di"), find("rollText").text);
        keyClick(Qt.Key_6);
        tryVerify(() => !find("rollText").visible);
        verifyTold("Bruno rolls 6 for breaking away.");
        clickBoardSquare(0, 2);
        tryVerify(() => find("rollText").visible);
        waitForRendering(find("face 5"), 1000); // the faces come to lie below what is asked
        mouseClick(find("face 5"));
        mouseClick(find("face 4"));
        // The counterattack is rolled by the other player.
        tryVerify(() => find("rollText").text.startsWith("Anna"));
        compare(logText().includes("for the attack"), false); // nothing has happened yet
        keyClick(Qt.Key_1);
        keyClick(Qt.Key_2);
        tryVerify(() => !find("rollText").visible);
        verifyTold("Bruno rolls 5 and 4 for the attack: 9.");
        verifyTold("Anna rolls 1 and 2 for the counterattack: 3.");
    }

    function test_theNextPersonTakesTheMouse() {
        openSkirmish();
        setUp();
        mouseClick(find("handsOver"), 10, find("handsOver").height / 2);
        mouseClick(find("beginGame"));
        tryVerify(() => board.activeFocus);
        waitForRendering(board, 2000);
        compare(find("handOver").visible, false);
        heddaOpensTheDoor();
        compare(find("handOver").visible, false);
        clickWaiting(0);
        takeFirstChoice("Activate Kettil Redthaw");
        clickBoardSquare(0, 2);
        keyClick(Qt.Key_E);
        tryVerify(() => find("handOver").visible);
        compare(find("handOverText").text, "Hand the mouse to Bruno");
        const covered = moment();
        tryVerify(() => find("handOverReady").activeFocus);
        keyClick(Qt.Key_1); // nobody acts behind the cover
        keyClick(Qt.Key_E);
        mouseClick(find("actions"), 30, 50);
        compare(moment(), covered);
        keyClick(Qt.Key_Return);
        tryVerify(() => !find("handOver").visible && board.activeFocus);
        keyClick(Qt.Key_1);
        verify(moment() !== covered);
    }
}
