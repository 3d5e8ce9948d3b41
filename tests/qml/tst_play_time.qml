// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtTest
import Delvewright

// Going to other moments of a game, keeping it, and opponents that think for themselves.
PlayTest {
    id: test

    readonly property int lengthNow: board ? board.game.timeline.length : 0

    function length() {
        return Number(moment().split(" / ")[1]);
    }

    function test_theLogGoesToItsMomentsAndOpensRules() {
        startSkirmish();
        heddaOpensTheDoor();
        const before = length();
        const list = find("log");
        list.positionViewAtBeginning();
        tryVerify(() => (list.itemAtIndex(1)?.height ?? 0) > 0);
        mouseClick(list.itemAtIndex(1), 60, 6);
        compare(moment(), "2 / " + before);
        tryVerify(() => find("playOn").enabled && find("playOn").opacity === 1);
        mouseClick(findChild(list.itemAtIndex(1), "ruleOf 1"));
        tryVerify(() => find("ruleNoteText")?.visible ?? false);
        verify(find("ruleNoteText").text.length > 20);
        keyClick(Qt.Key_Escape);
    }

    function test_theScrubberAndBookmarks() {
        startSkirmish();
        heddaOpensTheDoor();
        kettilEnters();
        const end = length();
        keyClick(Qt.Key_M, Qt.ControlModifier);
        const scrubber = find("scrubber");
        mouseClick(scrubber, scrubber.width * 0.5, scrubber.height / 2);
        verify(Number(moment().split(" / ")[0]) < end);
        compare(length(), end);
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Left, Qt.AltModifier); // the turn before
        compare(moment(), "0 / " + end);
        keyClick(Qt.Key_Right, Qt.ShiftModifier | Qt.AltModifier);
        compare(moment(), end + " / " + end);
    }

    function test_anotherActionBeginsALineAndKeepsTheOld() {
        startSkirmish();
        heddaOpensTheDoor();
        const end = length();
        for (let i = 0; i < 3; ++i)
            keyClick(Qt.Key_Z, Qt.ControlModifier);
        keyClick(Qt.Key_Up);
        verify(length() < end);
        tryVerify(() => find("otherLines").visible);
        compare(find("otherLines").text, "Other Lines: 1");
        mouseClick(find("otherLines"));
        tryVerify(() => find("line 0")?.visible ?? false);
        waitForRendering(find("line 0"), 1000);
        mouseClick(find("line 0"));
        tryVerify(() => length() === end);
        verifyTold("door B5-B6 opens.");
    }

    function test_aNewGameLeadsBackToTheOneBefore() {
        startSkirmish();
        heddaOpensTheDoor();
        const end = moment();
        const told = logText();
        setUp();
        verify(find("replacesGame").visible);
        begin("2");
        compare(length(), 0);
        runCommand("game before");
        tryCompare(test, "lengthNow", Number(end.split(" / ")[1]));
        compare(moment(), end);
        compare(logText(), told);
    }

    function test_aGameIsKeptAndTakenUpAgain() {
        openFirstSample();
        keyClick(Qt.Key_F5);
        tryVerify(() => board.activeFocus);
        keyClick(Qt.Key_1);
        keyClick(Qt.Key_Up);
        const end = moment();
        verify(length() > 0);
        const told = logText();
        const folder = board.game.proposedFile().toString().replace("file://", "").replace(/[^/]*$/, "");
        runCommand("save the game");
        saveInFileDialog("kept.replay.json");
        tryVerify(() => !(findChild(window.contentItem.parent, "fileNameTextField")?.visible ?? false));
        board.forceActiveFocus();
        keyClick(Qt.Key_E);
        verify(moment() !== end);
        keyClick(Qt.Key_F5);
        tryVerify(() => canvas.visible);
        window.arrivals.open(folder + "kept.replay.json");
        tryVerify(() => find("playPage").visible);
        compare(moment(), end);
        compare(logText(), told);
        verify(find("verified").visible);
    }

    function test_otherPlayersGoOnWithTheGame() {
        startSkirmish();
        heddaOpensTheDoor();
        const told = logText();
        const done = length();
        setUp();
        verify(find("replacesGame").visible);
        seat(0, 3);
        seat(1, 3);
        mouseClick(find("goOn"));
        tryVerify(() => !(find("goOn")?.visible ?? false) && board.activeFocus);
        tryVerify(() => length() > done, 20000);
        verify(logText().startsWith(told), logText());
        keyClick(Qt.Key_P);
    }

    function test_aNewGameBeginsFromTheDialogOfOne() {
        startSkirmish();
        compare(find("replacesGame")?.visible ?? false, false);
        heddaOpensTheDoor();
        setUp();
        compare(find("beginGame").text, "New Game");
        begin("1");
        compare(length(), 0);
    }

    function test_aBrokenGameSaysWhere() {
        openFirstSample();
        window.arrivals.open(file("../broken/not-there.replay.json"));
        tryVerify(() => find("playFailureText")?.visible ?? false);
        verify(find("playFailureText").text.includes("not-there.replay.json"), find("playFailureText").text);
        mouseClick(find("playFailureClose"));
        compare(find("playPage").visible, false);
    }

    function test_opponentsPlayWaitAndTellWhy() {
        openSkirmish();
        setUp();
        seat(1, 3);
        begin("1");
        tryVerify(() => find("opponentBar").visible);
        heddaOpensTheDoor();
        clickWaiting(0);
        takeFirstChoice("Activate Kettil Redthaw");
        clickBoardSquare(0, 2);
        keyClick(Qt.Key_P);
        keyClick(Qt.Key_E);
        compare(find("promptPlayer").text, "Bruno");
        const waiting = length();
        compare(find("actions").count, 0); // it is not for a person to choose
        keyClick(Qt.Key_O);
        tryCompare(test, "lengthNow", waiting + 1, 20000);
        keyClick(Qt.Key_W);
        tryVerify(() => find("whyChoice")?.visible ?? false);
        verify(find("whyChoice").text.startsWith("Bruno"), find("whyChoice").text);
        tryVerify(() => find("weighing").count > 0, 20000);
        keyClick(Qt.Key_Escape);
        tryVerify(() => !(find("whyChoice")?.visible ?? false));
        board.forceActiveFocus();
        keyClick(Qt.Key_P);
        tryVerify(() => find("promptPlayer").text.startsWith("Anna"), 120000);
        verify(length() > waiting + 1);
        // Taken back goes to the last choice of the person.
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        verify(find("promptPlayer").text.startsWith("Anna"));
        compare(Number(moment().split(" / ")[0]), waiting - 1);
    }
}
