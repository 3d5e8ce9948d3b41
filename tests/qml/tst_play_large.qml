// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtTest
import Delvewright

// Titans, chariots and riders in the window, by mouse and keys. All of them stand on one court:
// the rider in the north, the titan below, the chariot in the south with a friend beside it.
PlayTest {
    id: test

    function startCourt() {
        window.arrivals.open(file("crowded-court.scenario.json"));
        tryVerify(() => canvas.visible && canvas.width > 200 && canvas.activeFocus);
        setUp();
        begin("1");
        compare(find("promptPlayer").text, "Anna");
    }

    function pointsLeft() {
        return Number(find("left").text.split(": ").pop());
    }

    /// Whoever may turn towards who has come does not.
    function turnNobody() {
        for (let i = 0; i < 3 && find("action Turn nobody"); ++i)
            clickAction("Turn nobody");
    }

    /// The entry of the choices that begins so.
    function takeChoice(words) {
        let entry = null;
        tryVerify(() => {
            for (let i = 0; i < 20 && !entry; ++i)
                if (find("choice " + i)?.text.startsWith(words) ?? false)
                    entry = find("choice " + i);
            return entry !== null;
        }, 2000, words);
        mouseClick(entry, 20, 10);
    }

    function test_aTitanMovesTurnsAndAttacksByMouse() {
        startCourt();
        clickBoardSquare(1, 3); // any square of its base
        const before = pointsLeft();
        verify(find("left").text.startsWith("Gatewarden Colossus"), find("left").text);
        hoverBoardSquare(4, 4);
        clickBoardSquare(4, 4);
        compare(pointsLeft(), before - 2);
        mouseClick(find("turn 4")); // to the south
        verifyTold("Gatewarden Colossus turns to the south.");
        turnNobody();
        mouseClick(find("turn 2"));
        turnNobody();
        clickBoardSquare(5, 3);
        turnNobody();
        verify(/Gatewarden Colossus (hits|misses) Maelis/.test(logText()), logText());
    }

    function test_aTitanIsMovedByKeys() {
        startCourt();
        clickBoardSquare(1, 3);
        const before = pointsLeft();
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Down);
        compare(pointsLeft(), before - 2);
        keyClick(Qt.Key_Down, Qt.ShiftModifier);
        verifyTold("Gatewarden Colossus turns to the south.");
    }

    function test_aChariotIsDrivenByMouse() {
        startCourt();
        clickBoardSquare(0, 6);
        const before = pointsLeft();
        verify(find("left").text.startsWith("Saltroad War Wain"), find("left").text);
        hoverBoardSquare(6, 6);
        tryVerify(() => board.squareText.includes("facing east: 5 speed points"), 2000, board.squareText);
        clickBoardSquare(6, 6);
        compare(pointsLeft(), before - 5);
        compare(board.walking, false); // one line in an activation
        hoverBoardSquare(8, 6);
        compare(board.squareText.includes("Drive"), false);
    }

    function test_aChariotIsDrivenByKeysAndAttacks() {
        startCourt();
        clickBoardSquare(0, 6);
        const before = pointsLeft();
        for (let i = 0; i < 3; ++i)
            keyClick(Qt.Key_Right); // only shown as yet
        compare(pointsLeft(), before);
        verify(board.squareText.includes("facing east: 3 speed points"), board.squareText);
        keyClick(Qt.Key_Left);
        verify(board.squareText.includes("facing east: 2 speed points"), board.squareText);
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Return);
        compare(pointsLeft(), before - 3);
        // The front and the right side stand beside Kettil. A click on a part of the base lets it act.
        clickBoardSquare(4, 7);
        turnNobody();
        verifyTold("Saltroad War Wain (right side)");
        compare(find("dialName").text, "Saltroad War Wain (right side)");
        clickBoardSquare(6, 8);
        turnNobody();
        verify(/right side\) (hits|misses) Kettil/.test(logText()), logText());
    }

    function test_aChariotTurnsOnItsDotByKeys() {
        startCourt();
        clickBoardSquare(0, 6);
        const before = pointsLeft();
        keyClick(Qt.Key_Left, Qt.ShiftModifier);
        verify(board.squareText.includes("west"), board.squareText);
        compare(moment().split(" ")[0], "1"); // only shown as yet
        keyClick(Qt.Key_Return);
        compare(pointsLeft(), before);
        verifyTold("Saltroad War Wain turns to the west.");
    }

    function test_sectionsAreLookedAtAndLit() {
        startCourt();
        clickBoardSquare(0, 6);
        tryVerify(() => find("section 3")?.visible ?? false);
        hoverBoardSquare(0, 7);
        compare(board.play.figures.lit, 3); // the back of it
        hoverBoardSquare(3, 7);
        compare(board.play.figures.lit, 0);
        tryVerify(() => find("section 1").width > 30); // laid out
        mouseMove(find("section 1"), 20, 10);
        mouseMove(find("section 1"), 22, 10);
        tryCompare(board.play.figures, "lit", 1);
        mouseClick(find("section 2"), 20, 10);
        compare(find("dialName").text, "Saltroad War Wain (right side)");
        verify(board.play.figures.dial.length > 1);
        // By keys as well, and the keyboard stays with them.
        find("section 1").forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Return);
        compare(find("dialName").text, "Saltroad War Wain (left side)");
        verify(find("section 1").activeFocus);
    }

    function test_aLineThatIsOnlyShownHoldsNoKeys() {
        startCourt();
        clickBoardSquare(0, 6);
        const before = pointsLeft();
        hoverBoardSquare(6, 6);
        tryVerify(() => board.squareText.includes("facing east: 5 speed points"), 2000, board.squareText);
        keyClick(Qt.Key_Right, Qt.ControlModifier);
        verify(!board.squareText.includes("facing east"), board.squareText);
        hoverBoardSquare(5, 6);
        hoverBoardSquare(6, 6);
        tryVerify(() => board.squareText.includes("facing east: 5 speed points"), 2000, board.squareText);
        keyClick(Qt.Key_9); // answers: nobody asks anything
        keyClick(Qt.Key_6); // fights
        compare(pointsLeft(), before);
        verify(!logText().includes("drives"), logText());
    }

    function test_aRiderGetsOff() {
        startCourt();
        clickBoardSquare(2, 0);
        takeChoice("Let the rider get off Cinderhoof Charger");
        clickBoardSquare(2, 1);
        takeChoice("Put Isaut of the Long Lance");
        verifyTold("Isaut of the Long Lance gets off");
        clickBoardSquare(2, 1); // who stands there now
        compare(find("dialName").text, "Isaut of the Long Lance");
    }

    function test_aFriendBoardsTheChariot() {
        startCourt();
        clickBoardSquare(2, 8);
        if (find("choice 0")?.visible ?? false)
            takeChoice("Activate Wren Halfpenny");
        clickBoardSquare(2, 7); // the chariot
        if (find("choice 0")?.visible ?? false)
            takeChoice("Let Wren Halfpenny board");
        verifyTold("Wren Halfpenny boards Saltroad War Wain");
    }

    name: "PlayLarge"
}
