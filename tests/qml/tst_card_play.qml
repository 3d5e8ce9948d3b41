// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Delvewright
import DelvewrightTest

// A game of cards in the window: by mouse and by keys, against opponents and between people.
CardPlayTest {
    id: test

    name: "CardPlay"

    CardMapFile {
        id: scratch
    }

    function test_f5AsksWhoPlaysAndBringsBack() {
        openMap("closing-time");
        const undo = map.undoText;
        keyClick(Qt.Key_F5);
        tryVerify(() => find("beginGame")?.activeFocus ?? false);
        compare(find("seat 0").currentText, "Person");
        compare(find("seat 1").currentText, "Steady");
        keyClick(Qt.Key_Return);
        tryVerify(() => find("playPage").visible && board !== null && board.activeFocus);
        compare(find("promptPlayer").text, "Ada decides");
        verify(rowThat("Deal") === 0);
        keyClick(Qt.Key_1);
        tryVerify(() => logText().includes("Quest"));
        // Back to the map, and into the same game again.
        keyClick(Qt.Key_F5);
        tryVerify(() => table.visible && table.activeFocus);
        compare(map.undoText, undo);
        compare(map.modified, false);
        keyClick(Qt.Key_F5);
        tryVerify(() => board.activeFocus);
        verify(game.timeline.length > 0);
        keyClick(Qt.Key_Escape);
        tryVerify(() => table.activeFocus);
    }

    function test_aMapThatCannotBePlayedSaysWhy() {
        newMap();
        takeCard("front office", "card:overdraft/front-office");
        clickCell(0, 0);
        takeCard("marble", "card:overdraft/marble-corridor");
        clickCell(1, 0, Qt.ShiftModifier);
        compare(map.cardCount, 2);
        keyClick(Qt.Key_Escape);
        keyClick(Qt.Key_F5);
        tryVerify(() => find("beginGame")?.visible ?? false);
        mouseClick(find("beginGame"));
        tryVerify(() => find("playFailureText")?.visible ?? false);
        verify(/DNR-[A-Z]+-\d+/.test(find("playFailureText").text), find("playFailureText").text);
        tryVerify(() => find("playFailureProblems").visible);
        mouseClick(find("playFailureProblems"));
        tryVerify(() => !(find("playFailureText")?.visible ?? false));
        compare(find("playPage").visible, false);
    }

    function test_theMomentIsShown() {
        begin("closing-time", [0, 2, 2], "3");
        hurryOpponents();
        goToHeroPhase();
        compare(find("promptPlayer").text, "Ada");
        verify(find("phaseText").text.includes("Next:"), find("phaseText").text);
        compare(find("currentPhase").modelData.name, "Hero");
        compare(play.hand.count, find("hand").count);
        verify(find("hand").count > 0);
        verify(find("handTitle").text.startsWith("Ada: "), find("handTitle").text);
        // Trackers, Quests with what is missing, the Hero.
        verify(find("tracker star") !== null && find("tracker skull") !== null && find("tracker heart") !== null);
        const list = find("tableCards");
        verify(list.count >= 3);
        const quest = list.itemAtIndex(0);
        verify(quest.number === 1 && quest.note.length > 5, quest.note);
        // Somebody else's.
        mouseClick(find("seatTab 1"));
        compare(play.looked, 1);
        verify(list.count >= 3);
        mouseClick(find("seatTab 0"));
        compare(play.looked, 0);
    }

    function test_cellsByKeys() {
        begin("closing-time", [0, 2, 2], "3");
        hurryOpponents();
        goToHeroPhase();
        board.forceActiveFocus();
        keyClick(Qt.Key_Up); // the cursor shows where Ada is
        const own = Qt.point(board.cell.x, board.cell.y);
        verify(board.squareText.includes("Brunhild"), board.squareText);
        verify(board.spokenText.length > board.squareText.length);
        keyClick(Qt.Key_Right);
        compare(board.cell, Qt.point(own.x + 1, own.y));
        keyClick(Qt.Key_Left);
        compare(board.cell, own);
        keyClick(Qt.Key_C); // the card of the space, large
        verify(find("largeCard").visible);
        verify(play.enlarged.startsWith("card:overdraft/"));
        keyClick(Qt.Key_Escape);
        verify(!find("largeCard").visible);
        // Tab goes to what can be done, and the list says the same.
        const current = find("actions").currentIndex;
        keyClick(Qt.Key_Tab);
        compare(find("actions").currentIndex, (current + 1) % find("actions").count);
        keyClick(Qt.Key_Escape);
        // A space that nobody can go to is refused with its rule.
        keyClick(Qt.Key_Home);
        keyClick(Qt.Key_Left);
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Return);
        tryVerify(() => find("refusalText").visible);
        verify(/DNR-[A-Z]+-\d+/.test(find("refusalText").text), find("refusalText").text);
    }

    function test_aStepByMouse() {
        begin("closing-time", [0, 2, 2], "3");
        hurryOpponents();
        goToHeroPhase();
        const step = Math.max(rowThat("Go "), rowThat("Try the "));
        verify(step >= 0);
        game.actions.current = step;
        board.forceActiveFocus();
        keyClick(Qt.Key_Tab);
        keyClick(Qt.Key_Backtab);
        const before = game.timeline.length;
        find("actions").positionViewAtIndex(step, ListView.Contain);
        mouseClick(find("actions").itemAtIndex(step), 20, 8);
        tryVerify(() => game.timeline.length > before);
        verify(board.activeFocus);
    }

    function test_theHandIsReadAndPlayed() {
        begin("closing-time", [0, 2, 2], "3");
        hurryOpponents();
        verify(goOnUntil(() => play.hand.count > 0 && find("hand").itemAtIndex(0) !== null));
        const hand = find("hand");
        // By hovering, after a moment.
        const first = hand.itemAtIndex(0);
        mouseMove(first, first.width / 2 - 3, first.height / 2);
        mouseMove(first, first.width / 2, first.height / 2);
        tryCompare(play, "enlarged", first.piece);
        verify(find("largeCard").visible);
        mouseMove(board, 4, 4);
        tryCompare(play, "enlarged", "");
        // By keys.
        hand.forceActiveFocus();
        keyClick(Qt.Key_Right);
        tryCompare(play, "enlarged", hand.currentItem.piece);
        verify(hand.currentItem.Accessible.name.length > 5);
        verify(hand.currentItem.description.length > hand.currentItem.name.length);
        keyClick(Qt.Key_Escape);
        tryVerify(() => board.activeFocus);
        compare(play.enlarged, "");
        // What a card can do is offered with its price, and done only then.
        verify(goOnUntil(() => {
            for (let i = 0; i < hand.count; ++i)
                if (hand.itemAtIndex(i)?.playable && inPhase("Hero") && rowThat("End") >= 0)
                    return true;
            return false;
        }, 400));
        let playable = 0;
        while (!hand.itemAtIndex(playable).playable)
            ++playable;
        const before = game.timeline.length;
        hand.forceActiveFocus();
        hand.currentIndex = playable;
        keyClick(Qt.Key_Return);
        tryVerify(() => find("choice 0")?.visible ?? false);
        compare(game.timeline.length, before);
        keyClick(Qt.Key_Return);
        tryVerify(() => game.timeline.length > before);
    }

    function test_handsAreHiddenBetweenPeople() {
        begin("closing-time", [0, 0, 2], "4");
        hurryOpponents();
        verify(goOnUntil(() => play.hand.count > 0));
        const asked = game.player;
        verify(find("handTitle").text.startsWith(game.playerName));
        // Until another person is asked.
        for (let i = 0; i < 300 && !find("handOver").visible; ++i) {
            tryVerify(() => game.over || find("handOver").visible || (game.personChooses && !game.opponents.choosing), 60000);
            if (find("handOver").visible)
                break;
            const pass = rowThat("Pass");
            game.act(firstActionOf(pass >= 0 ? pass : endingRow()));
        }
        verify(find("handOver").visible);
        verify(game.player !== asked);
        compare(play.hand.count, 0);
        verify(!find("actions").visible);
        verify(!find("turnList").enabled);
        verify(find("handOverText").text.includes(game.playerName));
        keyClick(Qt.Key_Return);
        tryVerify(() => !find("handOver").visible && board.activeFocus);
        verify(play.hand.count > 0);
        verify(find("actions").visible);
        verify(find("handTitle").text.startsWith(game.playerName));
    }

    function test_beingAskedLess() {
        begin("closing-time", [0, 2, 2], "3");
        hurryOpponents();
        verify(goOnUntil(() => rowThat("Pass") >= 0));
        const ways = find("waysToBeAsked");
        verify(ways.visible);
        compare(ways.count, 3);
        ways.forceActiveFocus();
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Down);
        compare(game.wayToBeAsked === 2 || rowThat("Pass") < 0, true);
        // Nobody is asked again before the own turn.
        waitForPerson();
        verify(rowThat("Pass") < 0 || find("promptPlayer").text !== "");
    }

    function test_savedAndGoneOnWith() {
        begin("closing-time", [0, 2, 2], "3");
        hurryOpponents();
        goToHeroPhase();
        const length = game.timeline.length;
        const prompt = find("prompt").text;
        const hand = play.hand.count;
        game.opponents.paused = true;
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        verify(game.timeline.moment < length);
        keyClick(Qt.Key_Z, Qt.ControlModifier | Qt.ShiftModifier);
        tryCompare(game.timeline, "moment", length);
        const copy = scratch.folder + "/kept.replay.json";
        verify(game.save("file://" + copy), game.failure);
        keyClick(Qt.Key_F5);
        tryVerify(() => table.visible);
        window.arrivals.open(copy);
        tryVerify(() => find("playPage").visible && board !== null);
        verify(find("verified").visible);
        compare(game.timeline.length, length);
        compare(find("prompt").text, prompt);
        tryCompare(play.hand, "count", hand);
    }
}
