// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtTest
import Delvewright

// Figures, dice and doors move for a moment: paint alone, which nobody has to wait for.
PlayTest {
    id: test

    SignalSpy {
        id: moves

        target: test.board
        signalName: "motionChanged"
    }

    function init_animated() {
        AppSettings.animations = true;
        startSkirmish();
        moves.clear();
    }

    function test_whatIsDoneIsTrueAtOnce() {
        init_animated();
        clickWaiting(1);
        clickBoardSquare(0, 2);
        verify(moves.count > 0);
        compare(find("left").text, "Hedda Stonelatch: speed points left: 7");
        verifyTold("Hedda Stonelatch moves to A3.");
        tryCompare(board, "motion", 1); // and comes to rest by itself
        const resting = moves.count;
        waitForRendering(board, 200);
        compare(moves.count, resting); // nothing goes on behind
    }

    function test_aKeyAndAClickSkipIt_data() {
        return [{tag: "key"}, {tag: "click"}];
    }

    function test_aKeyAndAClickSkipIt(row) {
        init_animated();
        clickWaiting(1);
        clickBoardSquare(0, 2);
        verify(moves.count > 0);
        if (row.tag === "key")
            keyClick(Qt.Key_Shift);
        else
            mouseClick(find("round"));
        compare(board.motion, 1);
    }

    function test_diceTumbleAndSayWhatTheyAre() {
        init_animated();
        heddaOpensTheDoor();
        kettilEnters();
        wrenMeetsKettil();
        hoverBoardSquare(0, 2);
        clickBoardSquare(0, 2);
        if (find("choice 0")?.visible ?? false)
            mouseClick(find("choice 0"));
        tryVerify(() => find("diceTray").visible);
        tryCompare(board, "motion", 1);
        const die = findChild(find("diceTray"), "die");
        compare(die.shownFace, die.face);
        compare(die.rotation, 0);
    }

    function test_nothingMovesWhileOpponentsPlayAtFullSpeed() {
        AppSettings.animations = true;
        openSkirmish();
        setUp();
        seat(1, 3);
        begin("1");
        const pace = find("pace");
        pace.forceActiveFocus();
        while (pace.currentIndex < pace.count - 1)
            keyClick(Qt.Key_Down);
        moves.clear();
        clickWaiting(1);
        clickBoardSquare(0, 2);
        compare(find("left").text, "Hedda Stonelatch: speed points left: 7");
        compare(moves.count, 0);
    }

    function test_theSettingStopsItAtOnce() {
        startSkirmish();
        keyClick(Qt.Key_Comma, Qt.ControlModifier);
        tryVerify(() => find("animations")?.visible ?? false);
        waitForRendering(find("animations"), 1000);
        compare(find("animations").checked, false); // tests have it off
        mouseClick(find("animations"));
        compare(AppSettings.animations, true);
        mouseClick(find("animations"));
        compare(AppSettings.animations, false);
        keyClick(Qt.Key_Escape);
        tryVerify(() => !(find("animations")?.visible ?? false));
        moves.clear();
        clickWaiting(1);
        clickBoardSquare(0, 2);
        compare(moves.count, 0);
        compare(find("left").text, "Hedda Stonelatch: speed points left: 7");
    }
}
