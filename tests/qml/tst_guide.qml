// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtTest
import Delvewright

// The guided setup, from an empty table.
WindowTest {
    id: test

    function step(number) {
        let found = null;
        tryVerify(() => (found = findChild(find("guideSteps"), "step " + number)) !== null);
        return found;
    }

    /// A dungeon that is ready for play.
    function openReady() {
        window.arrivals.open(Qt.resolvedUrl("../../resources/scenarios/standard.scenario.json").toString().replace("file://", ""));
        tryVerify(() => canvas.visible && canvas.width > 200 && canvas.activeFocus);
        verify(!document.readOnly);
    }

    function openGuide() {
        keyClick(Qt.Key_F4);
        tryVerify(() => find("guideSteps") !== null && find("guideSteps").visible);
        tryCompare(find("guideSteps"), "count", 8);
    }

    function openStep(number) {
        const row = step(number);
        if (!row.open)
            mouseClick(row, 60, 12);
        tryVerify(() => row.open);
        return row;
    }

    /// Takes a piece that the open step offers.
    function takeOffered(key) {
        let button = null;
        tryVerify(() => (button = find("guide piece " + key)) !== null && button.y > 0);
        mouseClick(button);
        compare(canvas.carriedPiece, key);
        tryVerify(() => canvas.activeFocus);
    }

    /// Places the piece in hand in the first legal spot, by keys.
    function placeByKeys() {
        keyClick(Qt.Key_Tab);
        keyClick(Qt.Key_Return);
    }

    function test_itKnowsWhereAFinishedDungeonStands() {
        openReady();
        openGuide();
        compare(find("guideSummary").text, "Step 8: Ready for play");
        for (let number = 1; number <= 8; ++number)
            compare(step(number).stepState, 2);
        verify(find("takeTurns").checked);
    }

    function test_anEmptyTableBeginsWithHeroes() {
        newDocument();
        openGuide();
        compare(find("guideSummary").text, "Step 1: 0 of 2 teams chosen");
        verify(step(1).open);
        verify(step(1).task.includes("Player 1"));
        compare(step(2).stepState, 0);
    }

    /// START-02: once, before the first tile; whoever rolls highest comes first.
    function test_START_02_theStartIsRolledForOnce() {
        newDocument();
        openGuide();
        openStep(2);
        verify(step(2).mayRoll);
        compare(findChild(step(2), "startingRoll").visible, false);
        const button = findChild(step(2), "rollForStart");
        tryVerify(() => button.visible && button.width > 0);
        mouseClick(button);
        tryVerify(() => !step(2).mayRoll && !step(1).mayRoll);
        const rolled = findChild(step(2), "startingRoll");
        tryCompare(rolled, "visible", true);
        const starter = rolled.text.match(/\. (.*) begins\.$/)[1];
        verify(starter === "Player 1" || starter === "Player 2");
        compare(button.visible, false);
        openStep(1);
        verify(step(1).task.includes(starter)); // the first to choose heroes
        if (starter === "Player 1")
            return; // nothing was changed, so that there is nothing to take back
        document.undo();
        tryVerify(() => step(1).mayRoll);
        verify(!findChild(step(1), "startingRoll").visible);
    }

    function test_tilesAreOfferedAndCounted() {
        newDocument();
        openGuide();
        openStep(2);
        compare(findChild(step(2), "stepTask").text.includes("central chamber"), true);
        verify(find("guide piece tile:starter/gorge") === null);
        takeOffered("tile:starter/cistern");
        clickSquare(2, 2);
        tryCompare(document, "tileCount", 1);
        tryCompare(step(2), "progress", "1 laid: 6 tiles make a small dungeon, 10 a usual one");
        // LAY-07: the first chamber is the central one, so nothing asks for it any more.
        keyClick(Qt.Key_Escape);
        takeOffered("tile:starter/gorge");
        placeByKeys();
        tryCompare(step(2), "progress", "2 laid: 6 tiles make a small dungeon, 10 a usual one");
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        tryCompare(step(2), "progress", "1 laid: 6 tiles make a small dungeon, 10 a usual one");
    }

    function test_turnsGoRound() {
        newDocument();
        openGuide();
        mouseClick(find("takeTurns"));
        openStep(2);
        tryCompare(step(2), "turn", "Player 1");
        takeOffered("tile:starter/cistern");
        clickSquare(2, 2);
        tryCompare(step(2), "turn", "Player 2");
        keyClick(Qt.Key_Escape);
        takeOffered("tile:starter/gorge");
        placeByKeys();
        tryCompare(step(2), "turn", "Player 1");
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        tryCompare(step(2), "turn", "Player 2");
        mouseClick(find("takeTurns"));
        tryCompare(step(2), "turn", "");
    }

    function test_chestsAreDrawnInTurn() {
        openReady();
        openGuide();
        // The history of a designer who thinks again: the last chest is taken away and drawn anew.
        clickSquare(14, 0);
        compare(document.selection.count, 1);
        canvas.forceActiveFocus();
        keyClick(Qt.Key_Delete);
        tryCompare(step(4), "progress", "3 of 4 chests placed");
        openStep(4);
        compare(step(4).turn, "The Borrowed Company");
        verify(find("guide piece chest:starter/miners-strongbox") === null); // drawn, not chosen
        tryVerify(() => findChild(step(4), "drawPiece").visible);
        waitForRendering(find("guideSteps"));
        mouseClick(findChild(step(4), "drawPiece"));
        verify(canvas.carriedPiece.startsWith("chest:"));
        placeByKeys();
        tryCompare(step(4), "progress", "4 of 4 chests placed");
        tryCompare(canvas, "carriedPiece", ""); // there is none to go on with
        compare(document.findings.errorCount, 0);
    }

    function test_aRuleIsShownAndAProblemLocated() {
        openReady();
        openGuide();
        openStep(5);
        tryVerify(() => find("guide rule TOK-06") !== null);
        waitForRendering(find("guideSteps"));
        mouseClick(find("guide rule TOK-06"));
        tryVerify(() => find("rule entry TOK-06") !== null && find("rule entry TOK-06").current);
        // The central chamber pushed over its neighbours breaks MAP-07.
        clickSquare(0, 0);
        keyClick(Qt.Key_Right, Qt.ControlModifier);
        tryCompare(step(2), "stepState", 3);
        openStep(2);
        let problem = null;
        tryVerify(() => (problem = find("guide problem MAP-07")) !== null);
        mouseClick(problem);
        tryVerify(() => find("problems").visible);
        verify(document.selection.count > 0);
    }

    /// ENT-01 to ENT-04: one arrow after the other comes to hand, and then the game may begin.
    function test_arrowsAreLaidInOneGoAndThenItIsPlayed() {
        openReady();
        openGuide();
        document.selection.setIds(["e4yq", "e5wa", "x4sg", "x8rk"]);
        canvas.forceActiveFocus();
        keyClick(Qt.Key_Delete);
        tryVerify(() => step(7).pieces.length === 1);
        openStep(7);
        tryVerify(() => find("guide piece " + step(7).pieces[0].piece)?.visible ?? false);
        waitForRendering(find("guideSteps"));
        mouseClick(find("guide piece " + step(7).pieces[0].piece));
        compare(canvas.carriedPiece, step(7).pieces[0].piece);
        for (let laid = 0; laid < 4; ++laid) {
            verify(canvas.carriedPiece !== "");
            placeByKeys();
            tryVerify(() => step(7).pieces.length === 0 || canvas.carriedPiece === step(7).pieces[0].piece);
        }
        tryCompare(canvas, "carriedPiece", "");
        compare(document.findings.errorCount, 0);
        compare(find("guideSummary").text, "Step 8: Ready for play");
        openStep(8);
        tryVerify(() => findChild(step(8), "guidePlay").visible);
        waitForRendering(find("guideSteps"));
        mouseClick(findChild(step(8), "guidePlay"));
        tryVerify(() => window.editor.playing);
    }

    function test_stepsAreOpenedByKeys() {
        newDocument();
        openGuide();
        const list = find("guideSteps");
        list.forceActiveFocus();
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Return);
        tryVerify(() => step(3).open && !step(1).open);
        verify(findChild(step(3), "enough").visible);
        waitForRendering(find("guideSteps"));
        mouseClick(findChild(step(3), "enough"));
        tryVerify(() => step(3).isEnough);
    }

    name: "Guide"
}
