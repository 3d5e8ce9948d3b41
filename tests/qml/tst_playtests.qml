// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtTest
import Delvewright

// Playtests in the window: run, read, cancelled, shown on the map, asserted, compared, saved.
WindowTest {
    id: test

    readonly property PlaytestRun run: document?.playtest ?? null

    function openSample() {
        window.arrivals.open(file("../../../resources/scenarios/six-tiles.scenario.json"));
        tryVerify(() => canvas.visible && canvas.width > 200 && canvas.activeFocus);
        openPanel();
    }

    function openPanel() {
        mouseClick(find("playtestTab"));
        tryVerify(() => find("runPlaytest")?.visible ?? false);
        waitForRendering(window.contentItem);
    }

    function typeInto(field, text) {
        mouseClick(field, field.width / 4, field.height / 2);
        keyClick(Qt.Key_A, Qt.ControlModifier);
        for (const letter of text)
            keyClick(letter);
        keyClick(Qt.Key_Return);
    }

    function play(games) {
        typeInto(find("playtestGames"), games);
        compare(String(find("playtestGames").value), games);
        mouseClick(find("runPlaytest"));
        tryVerify(() => run.running);
    }

    function played(games) {
        play(games);
        tryVerify(() => !run.running && find("reportFacts").visible, 60000);
        waitForRendering(window.contentItem);
    }

    /// Scrolls a part of the report into sight, and clicks it once it stays there.
    function clickInReport(name) {
        const view = find("reportView");
        const report = view.contentItem as Flickable;
        tryVerify(() => find(name) !== null);
        const middle = find(name).mapToItem(report.contentItem, 0, find(name).height / 2).y;
        report.contentY = Math.max(0, Math.min(middle - view.height / 2, report.contentHeight - report.height));
        tryVerify(() => restsWithin(view, find(name)));
        mouseClick(find(name));
    }

    function choose(box, index) {
        box.forceActiveFocus();
        keyClick(Qt.Key_Home);
        for (let i = 0; i < index; ++i)
            keyClick(Qt.Key_Down);
        compare(box.currentIndex, index);
    }

    function noticeOf(name) {
        return findChild(find(name), "noticeText").text;
    }

    function test_aPlaytestIsRunAndRead() {
        openSample();
        compare(find("playtestGames").value, 400);
        verify(!find("reportFacts").visible);
        mouseClick(find("playtestRotate"));
        played("32");
        compare(find("reportFacts").text, "32 games · played by steady · seed 1");
        verify(findChild(find("verdict 0"), "verdictTitle").text.startsWith("Fairness"));
        verify(find("chart seats").visible && find("chart seats").height > 40);
        verify(find("chart entrances").visible);
        verify(find("chart rounds").words.startsWith("Games by the round"));
        compare(find("runPlaytest").Accessible.description, "32 games · Steady · entrances change · seed 1");
        verify(find("reportCommand").text.startsWith("delve playtest six-tiles.scenario.json --games 32"));
        compare(document.modified, false);
    }

    function test_keysRunItAndThePanelComes() {
        openSample();
        typeInto(find("playtestGames"), "16");
        mouseClick(find("inspectorTab"));
        canvas.forceActiveFocus();
        keyClick(Qt.Key_F5, Qt.ControlModifier);
        tryVerify(() => find("reportFacts")?.visible ?? false, 60000);
        verify(canvas.activeFocus); // whoever is at the map stays there
    }

    function test_whatIsWeakIsMendedAsAProposal() {
        window.arrivals.open(file("../../../resources/scenarios/small-bargains.scenario.json"));
        tryVerify(() => canvas.visible && canvas.width > 200 && canvas.activeFocus);
        openPanel();
        played("400");
        const improvements = document.improvements;
        tryVerify(() => !improvements.searching && improvements.entries.length > 0, 20000);
        const card = find("improvement 0");
        verify(findChild(card, "improvementTitle").text.includes("wins only"), findChild(card, "improvementTitle").text);
        verify(findChild(card, "improvementEffect").title === "");
        clickInReport("tryImprovement");
        tryVerify(() => improvements.running);
        tryVerify(() => !improvements.running && findChild(card, "improvementEffect").visible, 60000);
        verify(findChild(card, "improvementEffect").sentence.includes("200 pairs of games"), findChild(card, "improvementEffect").sentence);

        const before = document.undoText;
        clickInReport("proposeImprovement");
        tryVerify(() => find("proposalBar").visible);
        compare(document.modified, false); // a proposal is not there yet
        mouseClick(find("rejectProposal"));
        tryVerify(() => !find("proposalBar").visible);
        compare(document.modified, false);
        clickInReport("proposeImprovement");
        tryVerify(() => find("proposalBar").visible);
        mouseClick(find("acceptProposal"));
        compare(document.modified, true);
        verify(document.undoText.startsWith("Move "), document.undoText);
        tryVerify(() => !improvements.current); // it was played before the move
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        compare(document.undoText, before);
        tryVerify(() => improvements.current);
    }

    function test_cancellingKeepsWhatWasPlayed() {
        openSample();
        play("1000000");
        tryVerify(() => find("gamesProgress").visible && find("gamesProgress").value > 0, 60000);
        verify(find("gamesProgressText").text.includes("of 1,000,000 games"));
        mouseClick(find("cancelGames"));
        tryVerify(() => !run.running, 60000);
        verify(find("reportFacts").visible);
        verify(!find("reportFacts").text.startsWith("1000000"));
        verify(/^\d+ games/.test(find("reportFacts").text), find("reportFacts").text);
    }

    function test_closingTheWindowEndsTheGames() {
        openSample();
        play("1000000"); // the end of the test closes the window, and waits for whoever plays
        verify(run.running);
    }

    function test_spotsAreShownOnTheMap() {
        openSample();
        keyClick(Qt.Key_V);
        verify(!find("heatKey").visible); // nothing was played yet
        played("16");
        canvas.forceActiveFocus();
        waitForRendering(canvas, 2000);
        keyClick(Qt.Key_V);
        tryVerify(() => find("heatKey").visible);
        compare(find("heatTitle").text, "Steps of heroes");
        verify(find("heatLegend").height > 20);
        waitForRendering(canvas, 2000);
        const visits = grabImage(canvas);
        clickInReport("deathsChip");
        compare(find("heatTitle").text, "Heroes that fell");
        waitForRendering(canvas, 2000);
        verify(!visits.equals(grabImage(canvas)));
        mouseClick(find("hideHeat"));
        tryVerify(() => !find("heatKey").visible);
    }

    function test_aChestOfTheReportIsShown() {
        openSample();
        played("16");
        clickInReport("chestRow 0");
        compare(document.selection.count, 1);
        verify(document.selection.text.length > 0);
    }

    function test_tabReachesAllOfTheReport() {
        openSample();
        played("16");
        find("runPlaytest").forceActiveFocus();
        for (let i = 0; i < 80 && !find("saveReport").activeFocus; ++i)
            keyClick(Qt.Key_Tab);
        verify(find("saveReport").activeFocus);
        const view = find("reportView");
        tryVerify(() => find("saveReport").mapToItem(view, 0, 0).y + find("saveReport").height <= view.height);
        find("chestRow 0").forceActiveFocus();
        keyClick(Qt.Key_Return);
        compare(document.selection.count, 1);
    }

    function test_assertionsAreWrittenWithoutTyping() {
        openSample();
        mouseClick(find("assertionsTab"));
        mouseClick(find("addAssertion"));
        tryVerify(() => find("assertionMeasure")?.activeFocus ?? false);
        choose(find("assertionMeasure"), 3);
        choose(find("assertionBound"), 0);
        typeInto(find("assertionPercent"), "0");
        compare(find("assertionPreview").text, "Each chest is taken in at least 0 % of the games.");
        mouseClick(find("acceptAssertion"));
        tryVerify(() => find("assertion 0") !== null);
        compare(findChild(find("assertion 0"), "assertionSentence").text, "Each chest is taken in at least 0 % of the games.");
        compare(findChild(find("assertion 0"), "assertionVerdict").text, "not checked yet");
        compare(document.undoText, "Add Promise");
        mouseClick(find("reportTab"));
        played("16");
        mouseClick(find("assertionsTab"));
        compare(findChild(find("assertion 0"), "assertionVerdict").text, "holds");
        mouseClick(findChild(find("assertion 0"), "editAssertion"));
        tryVerify(() => find("assertionPercent")?.visible ?? false);
        waitForRendering(find("assertionPercent"), 1000);
        typeInto(find("assertionPercent"), "100");
        mouseClick(find("acceptAssertion"));
        tryCompare(findChild(find("assertion 0"), "assertionVerdict"), "text", "broken");
        compare(find("assertionsTab").text, "Promises (1 ✖)");
        mouseClick(findChild(find("assertion 0"), "removeAssertion"));
        tryVerify(() => find("assertion 0") === null);
        canvas.forceActiveFocus();
        for (let i = 0; i < 3; ++i)
            keyClick(Qt.Key_Z, Qt.ControlModifier);
        compare(document.modified, false);
        verify(find("assertion 0") === null);
    }

    function test_versionsAreCompared() {
        openSample();
        played("32");
        verify(!find("playtestStale").visible);
        clickInReport("chestRow 0");
        canvas.forceActiveFocus();
        keyClick(Qt.Key_Delete);
        tryVerify(() => find("playtestStale").visible);
        compare(noticeOf("playtestStale"), "▲  The dungeon has changed since; run again.");
        waitForRendering(window.contentItem);
        mouseClick(findChild(find("playtestStale"), "noticeChoice"));
        tryVerify(() => find("comparedGames")?.visible ?? false, 60000);
        verify(find("comparedGames").text.startsWith("32 pairs of games with the same seeds"));
        const first = findChild(find("change 0"), "changeText").text;
        verify(first.endsWith(": changed") || first.endsWith(": no change shown"), first);
        verify(find("comparedFairness 0").title === "Before" && find("comparedFairness 1").title === "After");
        canvas.forceActiveFocus();
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        tryVerify(() => !find("playtestStale").visible);
        verify(find("comparisonStale").visible);
    }

    function test_whatCannotBePlayedLeadsToTheProblems() {
        newDocument();
        mouseClick(find("playtestTab"));
        tryVerify(() => find("playtestProblems").visible);
        waitForRendering(window.contentItem);
        mouseClick(find("runPlaytest"));
        tryVerify(() => find("playtestFailure").visible);
        mouseClick(find("referenceTab"));
        mouseClick(findChild(find("playtestFailure"), "noticeChoice"));
        tryVerify(() => find("problems").activeFocus);
    }

    function test_theReportIsSaved() {
        openFirstSample(); // without a file, so that the report lands where the program runs
        openPanel();
        played("16");
        clickInReport("saveReport");
        saveInFileDialog("fair.csv");
        const outcome = findChild(find("reportView"), "jobOutcome");
        tryVerify(() => outcome.text !== "", 20000);
        verify(outcome.text.endsWith("fair.csv"), outcome.text);
    }

    name: "Playtests"
    windowWidth: 1400
}
