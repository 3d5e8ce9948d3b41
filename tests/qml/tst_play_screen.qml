// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtTest
import Delvewright

// What leads a person through a game: who plays, undo by click, refusals, hints, recaps, where one stands, the end.
PlayTest {
    id: test

    readonly property int lengthNow: board ? board.game.timeline.length : 0
    readonly property int momentNow: board ? board.game.timeline.moment : 0

    function close(dialog) {
        keyClick(Qt.Key_Escape);
        tryVerify(() => !(find(dialog)?.visible ?? false));
        tryVerify(() => board.activeFocus);
    }

    function playedByOpponents() {
        openSkirmish();
        setUp();
        seat(0, 3);
        seat(1, 3);
        begin("1");
        board.game.opponents.pace = 3;
        tryVerify(() => board.game.over, 120000);
    }

    function test_theFirstGameAsksWhoPlaysAndLaterOnesRemember() {
        AppSettings.remembersPlayers = true;
        openFirstSample();
        const title = document.title;
        keyClick(Qt.Key_F5);
        tryVerify(() => find("seed")?.visible ?? false);
        seat(1, 3);
        mouseClick(find("beginGame"));
        tryVerify(() => board.activeFocus);
        // Who plays stands beside the names.
        verify(itemFinder.find(find("player 0"), "seatOfChip").text.includes("Person"), find("player 0").seat);
        verify(itemFinder.find(find("player 1"), "seatOfChip").text.includes("Steady"), find("player 1").seat);
        keyClick(Qt.Key_F5);
        tryVerify(() => canvas.visible && canvas.activeFocus);
        // Another game of it begins with the same, without a question.
        clickSquare(2, 2);
        keyClick(Qt.Key_Delete);
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        keyClick(Qt.Key_F5);
        tryVerify(() => find("playPage").visible && board.activeFocus);
        verify(!(find("startDialog")?.visible ?? false));
        compare(find("player 1").seat, "Steady");
        AppSettings.remembersPlayers = false;
    }

    function test_aWalkIsTakenBackAtOnceOrBySquare() {
        startSkirmish();
        clickWaiting(1);
        clickBoardSquare(0, 2);
        const entered = momentNow;
        clickBoardSquare(1, 4); // two steps
        compare(momentNow, entered + 2);
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        compare(momentNow, entered);
        keyClick(Qt.Key_Z, Qt.ControlModifier | Qt.ShiftModifier);
        compare(momentNow, entered + 2);
        keyClick(Qt.Key_Z, Qt.ControlModifier | Qt.AltModifier);
        compare(momentNow, entered + 1);
    }

    function test_aKeyThatGivesActivationsAwayAsksOnce() {
        startSkirmish();
        clickWaiting(1);
        clickBoardSquare(0, 2);
        keyClick(Qt.Key_E); // ends the activation, which gives nothing away
        compare(find("left").text, "Activations left: 1");
        const before = momentNow;
        keyClick(Qt.Key_E);
        if (momentNow === before && find("refusalText").visible)
            return; // the rules do not let the turn end yet
        compare(momentNow, before);
        tryVerify(() => find("playNotice").visible);
        verify(find("playNotice").text.startsWith("1 activation"), find("playNotice").text);
        keyClick(Qt.Key_E);
        verify(momentNow > before);
        verify(!find("playNotice").visible);
    }

    function test_ACT_04_refusalsAreOfWhatWasClickedAndGo() {
        startSkirmish();
        clickWaiting(1);
        clickBoardSquare(0, 2);
        clickWaiting(0); // a friend
        tryVerify(() => find("refusalText").visible);
        verify(find("refusalText").text.includes("ACT-04"), find("refusalText").text);
        hoverBoardSquare(1, 3);
        tryVerify(() => !find("refusalText").visible);
    }

    function test_clicksDoNotScrollTheBoard() {
        openSample("standard");
        setUp();
        begin("7");
        const name = board.game.actions.textOf(0);
        verify(name !== "");
        const at = board.pixelOfFigure(1);
        verify(at.x > 0 && at.x < board.width && at.y > 0 && at.y < board.height);
        const origin = board.origin;
        mouseClick(board, at.x, at.y);
        if (find("choice 0")?.visible ?? false)
            mouseClick(find("choice 0"));
        tryVerify(() => momentNow > 0);
        compare(board.origin, origin);
        verify(board.squarePixels >= 55, board.squarePixels); // initials and clicks can be read
        keyClick(Qt.Key_Z);
        tryVerify(() => board.fitted);
        keyClick(Qt.Key_Z);
        tryVerify(() => !board.fitted && board.squarePixels >= 55);
    }

    function test_digitsKeepTheirMeaning() {
        startSkirmish();
        keyClick(Qt.Key_2);
        compare(find("left").text, "Hedda Stonelatch: speed points left: 8");
        const active = momentNow;
        keyClick(Qt.Key_2); // a key too many does nothing
        keyClick(Qt.Key_1);
        compare(momentNow, active);
        keyClick(Qt.Key_7); // moves: to enter is the only one
        verify(logText().includes("Hedda Stonelatch moves to A3"), logText());
        keyClick(Qt.Key_E);
        keyClick(Qt.Key_1);
        compare(find("left").text, "Kettil Redthaw: speed points left: 5");
    }

    function test_anyLineOfTheLogIsExplained() {
        openSkirmish();
        setUp();
        seat(1, 3);
        begin("1");
        board.game.opponents.pace = 3;
        heddaOpensTheDoor();
        clickWaiting(0);
        takeFirstChoice("Activate Kettil Redthaw");
        clickBoardSquare(0, 2);
        keyClick(Qt.Key_E);
        tryVerify(() => find("recapCard").visible, 60000);
        // What was done while the person waited, in short.
        verify(find("recapLines").count > 0);
        const now = momentNow;
        mouseClick(find("replayTurn"));
        tryVerify(() => momentNow < now);
        tryVerify(() => momentNow === now && !board.game.recap.replaying, 60000);
        mouseClick(find("whyTurn"));
        tryVerify(() => (find("whyGist")?.visible ?? false) && find("whyGist").text !== "", 60000);
        verify(find("whyChoice").text.includes("Bruno"), find("whyChoice").text);
        close("whyDialog");
        // A line in the middle, by mouse.
        const list = find("log");
        list.positionViewAtIndex(0, ListView.Beginning);
        tryVerify(() => (list.itemAtIndex(1)?.height ?? 0) > 0);
        mouseClick(findChild(list.itemAtIndex(1), "whyOf 1"));
        tryVerify(() => (find("whyGist")?.visible ?? false) && find("whyGist").text !== "", 60000);
        verify(find("whyChoice").text.startsWith("Anna: "), find("whyChoice").text);
        compare(momentNow, now); // nothing was gone back to
        close("whyDialog");
    }

    function test_aHintIsGivenAndFollowed() {
        startSkirmish();
        mouseClick(find("hintButton"));
        tryVerify(() => (find("whyGist")?.visible ?? false) && find("whyGist").text !== "", 30000);
        tryVerify(() => find("followHint").visible);
        mouseClick(find("followHint"));
        tryCompare(test, "lengthNow", 1);
        tryVerify(() => !(find("whyDialog")?.visible ?? false) && board.activeFocus);
    }

    function test_SPIN_02_freeSpinsAreAnsweredOnceForAll() {
        startSkirmish();
        heddaOpensTheDoor();
        clickWaiting(0);
        takeFirstChoice("Activate Kettil Redthaw");
        clickBoardSquare(0, 2);
        keyClick(Qt.Key_Left, Qt.ShiftModifier); // he turns his back on the room
        keyClick(Qt.Key_E);
        clickWaiting(2);
        clickBoardSquare(2, 2);
        clickBoardSquare(1, 2);
        keyClick(Qt.Key_E);
        tryVerify(() => find("standingAnswer").visible);
        compare(find("promptPlayer").text, "Anna decides");
        const asked = momentNow;
        find("standingAnswer").forceActiveFocus();
        keyClick(Qt.Key_Down);
        tryVerify(() => momentNow > asked);
        verifyTold("Kettil Redthaw turns to the");
        verify(!find("promptPlayer").text.startsWith("Anna decides"));
        // It can be taken back in the list of such answers.
        runCommand("standing answers");
        tryVerify(() => find("answer 0")?.visible ?? false);
        compare(find("answer 0").currentIndex, 1);
        close("standingAnswersDialog");
    }

    function test_whereOneStands() {
        startSkirmish();
        keyClick(Qt.Key_G, Qt.ShiftModifier);
        tryVerify(() => find("standing")?.visible ?? false);
        verify(find("standing").count >= 5);
        verify(board.goals);
        verify(find("standing").itemAtIndex(0).Accessible.name.includes("Way out"), find("standing").itemAtIndex(0).Accessible.name);
        close("standingDialog");
        verify(!board.goals);
    }

    function test_theEndTellsTheStoryAndBeginsAnew() {
        playedByOpponents();
        tryVerify(() => find("endScreen").visible);
        verify(find("outcome").text.length > 10);
        compare(find("endScreen").rows.length, 2);
        verify(find("storyChart").rounds > 0);
        waitForRendering(find("playAgain"), 1000);
        wait(200); // the story grows once more when its chart is laid out
        mouseClick(find("lookAtBoard"));
        tryVerify(() => !find("endScreen").visible);
        board.forceActiveFocus();
        // Back in time and forward again it is told once more.
        keyClick(Qt.Key_Left, Qt.AltModifier);
        tryVerify(() => !board.game.over);
        keyClick(Qt.Key_Right, Qt.AltModifier);
        tryVerify(() => find("endScreen").visible);
        mouseClick(find("swapSides"));
        tryVerify(() => !board.game.over && !find("endScreen").visible);
        keyClick(Qt.Key_P);
    }

    function test_theRightEndOfTheCourseCanBeClicked() {
        startSkirmish();
        heddaOpensTheDoor();
        kettilEnters();
        const end = lengthNow;
        const scrubber = find("scrubber");
        const width = scrubber.width;
        for (const x of [width - 1, width - scrubber.rightPadding - 1, width - Theme.unit]) {
            keyClick(Qt.Key_Left, Qt.AltModifier);
            verify(momentNow < end);
            compare(scrubber.width, width); // it does not move under the pointer
            mouseClick(scrubber, x, scrubber.height / 2);
            compare(momentNow, end, "clicked " + x + " of " + scrubber.width);
        }
        mouseClick(scrubber, 1, scrubber.height / 2);
        compare(momentNow, 0);
    }

    function test_bookmarksAndLinesHaveNames() {
        startSkirmish();
        heddaOpensTheDoor();
        keyClick(Qt.Key_M, Qt.ControlModifier);
        tryVerify(() => find("bookmarkName").visible && find("bookmarkName").enabled);
        mouseClick(find("bookmarkName"));
        keyClick(Qt.Key_A, Qt.ControlModifier);
        type("the door");
        keyClick(Qt.Key_Return);
        tryVerify(() => board.activeFocus);
        compare(board.game.timeline.bookmarks[0].name, "the door");
        for (let i = 0; i < 2; ++i)
            keyClick(Qt.Key_Z, Qt.ControlModifier);
        keyClick(Qt.Key_Up);
        compare(board.game.timeline.bookmarks.length, 0); // it belongs to the other line
        tryVerify(() => find("otherLines").visible);
        mouseClick(find("otherLines"));
        tryVerify(() => find("nameLines")?.visible ?? false);
        waitForRendering(find("nameLines"), 1000);
        mouseClick(find("nameLines"));
        tryVerify(() => find("lineName 0")?.visible ?? false);
        mouseClick(find("lineName 0"));
        type("with the door");
        keyClick(Qt.Key_Return);
        tryVerify(() => board.game.timeline.otherLines[0].name === "with the door");
        mouseClick(find("takeUp 0"));
        tryVerify(() => board.game.timeline.otherLines.length === 1 && board.game.timeline.otherLines[0].name === "");
    }

    function test_realDiceAreBesideTheBoardAndBothAreSeen() {
        openSkirmish();
        setUp();
        mouseClick(find("typedDice"), 10, find("typedDice").height / 2);
        mouseClick(find("beginGame"));
        tryVerify(() => board.activeFocus);
        waitForRendering(board, 2000);
        heddaOpensTheDoor();
        kettilEnters();
        wrenMeetsKettil();
        clickAction("Break away");
        tryVerify(() => find("rollText").visible);
        keyClick(Qt.Key_6);
        tryVerify(() => !find("rollText").visible && board.activeFocus);
        clickBoardSquare(0, 2);
        tryVerify(() => find("rollText").visible);
        verify(/^Bruno: roll 2 di.* for the attack\.$/.test(find("rollText").text), find("rollText").text);
        compare(find("rollAbout").text, "Attack Kettil Redthaw");
        // Beside the board, not over it.
        const corner = find("rollPrompt").mapToItem(board, 0, 0);
        verify(corner.x >= board.width, corner.x + " of " + board.width);
        keyClick(Qt.Key_5);
        tryCompare(find("knownDice").children[0], "face", 5);
        verify(find("knownDice").visible);
        keyClick(Qt.Key_Escape);
        tryVerify(() => !find("rollText").visible);
    }
}
