// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Delvewright

// The panels around a map of cards, what is laid over it, and maps that the program makes.
CardTest {
    id: test

    function test_newAsksForTheGame() {
        AppSettings.write("new/game", 0);
        mouseClick(find("newButton"));
        tryVerify(() => find("new Dungeoneer")?.visible ?? false);
        verify(find("new Mage Knight Dungeons").visible);
        // The first choice has the keys; the arrow goes to the next.
        tryVerify(() => find("new Mage Knight Dungeons").activeFocus);
        keyClick(Qt.Key_Down);
        tryVerify(() => find("new Dungeoneer").activeFocus);
        keyClick(Qt.Key_Return);
        tryVerify(() => table.visible && table.activeFocus);
        verify(!find("dungeon").visible);
        compare(window.editor.kind.name, "Dungeoneer");
        // The next time it comes first to hand.
        keyClick(Qt.Key_N, Qt.ControlModifier);
        tryVerify(() => find("new Dungeoneer").activeFocus);
        keyClick(Qt.Key_Escape);
        tryVerify(() => !(find("newDialog")?.visible ?? false));
        AppSettings.write("new/game", 0);
    }

    function test_samplesStandOnTheWelcomePage() {
        const samples = find("mapSamples");
        tryVerify(() => samples.itemAtIndex(0) !== null);
        compare(samples.count, 2);
        window.contentItem.forceActiveFocus();
        samples.itemAtIndex(0).chosen();
        tryVerify(() => table.visible && table.activeFocus);
        compare(map.path, "");
        verify(map.cardCount > 5);
    }

    function test_tabsMixBothGames() {
        openMap("the-long-way");
        openDocument();
        verify(!table.visible && find("dungeon").visible);
        verify(find("cardGuideTab") === null && find("playersTab") !== null);
        keyClick(Qt.Key_Tab, Qt.ControlModifier);
        tryVerify(() => table.visible && table.activeFocus);
        verify(find("cardGuideTab") !== null && find("playersTab") === null);
        verify(!window.editor.commands.of("play.start").enabled);
        // The map of before, with both its kinds.
        compare(map.maps.length, 2);
        mouseClick(find("map 1"));
        compare(table.level, 1);
        table.forceActiveFocus();
        keyClick(Qt.Key_Y);
        compare(table.level, 0);
    }

    function test_foresightCounts() {
        newMap();
        takeCard("front office", "card:overdraft/front-office");
        clickCell(0, 0);
        verify(find("chance").text.includes("of 19"));
        // All but the two that have walls in the north and in the south fit there.
        hoverCell(0, -1);
        verify(find("hint").text.includes("fit here"), find("hint").text);
        keyClick(Qt.Key_L);
        verify(!cardParts.cards.foresight.shown);
        compare(table.overlayText, "");
        keyClick(Qt.Key_L);
        verify(cardParts.cards.foresight.shown);
    }

    function test_overlaysTellNumbers() {
        openMap("closing-time");
        keyClick(Qt.Key_A);
        verify(find("spacesLegend").visible);
        hoverCell(0, 0);
        verify(table.overlayText.includes("0 Movement"));
        keyClick(Qt.Key_U);
        compare(cardParts.cards.spaces.measure, SpaceOverlay.Glory);
        verify(table.overlayText.includes("Glory"));
        keyClick(Qt.Key_U);
        verify(!find("spacesLegend").visible);
        keyClick(Qt.Key_C);
        verify(find("doorsLegend").visible);
        verify(table.overlayText.includes("With Speed 3"));
        const box = findChild(find("doorsLegend"), "doorSpeed");
        box.forceActiveFocus();
        keyClick(Qt.Key_Up);
        compare(cardParts.cards.doors.speed, 4);
        verify(table.overlayText.includes("With Speed 4"));
        waitForRendering(find("doorsLegend"), 500); // until the words have their places
        mouseClick(findChild(find("doorsLegend"), "closeLegend"));
        tryVerify(() => !find("doorsLegend").visible);
        table.forceActiveFocus();
        keyClick(Qt.Key_Q);
        verify(find("questsLegend").visible);
    }

    function test_theInspectorShowsTheCardAndChangesIt() {
        openMap("closing-time");
        clickCell(0, 0);
        tryVerify(() => find("selectedCard").visible);
        compare(find("inspectorTitle").text, "Front Office");
        const inspector = cardParts.inspected;
        for (let row = 0; row < inspector.rowCount(); ++row)
            if (inspector.data(inspector.index(row, 0), Qt.UserRole) === "turned")
                verify(inspector.set(row, "true"));
        verify(map.findings.errorCount > 0);
        // One undo everywhere.
        table.forceActiveFocus();
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        compare(map.findings.errorCount, 0);
        verify(!inspector.turned);
    }

    function test_problemsAreMended() {
        openMap("closing-time");
        clickCell(0, 0);
        keyClick(Qt.Key_X); // Draft, so that it is turned all the same
        keyClick(Qt.Key_R);
        tryCompare(map.findings, "errorCount", 1);
        const list = find("problems");
        let row = null;
        tryVerify(() => (row = findChild(list, "problem DNR-SETUP-15")) !== null);
        mouseClick(row, 40, 10);
        tryVerify(() => !map.fixes.searching && map.fixes.sentences.length > 0, 20000);
        clickInList(list, "fix 0");
        tryCompare(map.findings, "errorCount", 0);
        verify(map.undoText.startsWith("Fix"));
        cardParts.cards.draft = false;
    }

    function test_playersPickTheirCards() {
        newMap();
        mouseClick(find("cardPlayersTab"));
        tryVerify(() => find("card player 1") !== null);
        mouseClick(findChild(findChild(find("card player 0"), "hero"), "pick"));
        const picker = window.contentItem.parent;
        tryVerify(() => findChild(picker, "cardPicker") !== null || find("offers") !== null);
        tryVerify(() => find("pickerSearch").activeFocus);
        for (const letter of "fosco")
            keyClick(letter);
        tryCompare(find("offers"), "count", 1);
        keyClick(Qt.Key_Return);
        tryCompare(findChild(findChild(find("card player 0"), "hero"), "slotName"), "text", "Fosco the Uninsured");
        compare(map.undoText, "Choose Hero");
        mouseClick(findChild(find("card player 0"), "giveQuest"));
        tryVerify(() => find("pickerSearch").activeFocus);
        mouseClick(find("takeOffer"));
        compare(map.undoText, "Give Quest");
        mouseClick(find("addCardPlayer"));
        tryVerify(() => find("card player 2") !== null);
        map.undo();
        map.undo();
        map.undo();
        verify(!map.modified);
    }

    function test_theGuideLeadsToTheFirstCards() {
        newMap();
        mouseClick(find("cardGuideTab"));
        const guide = find("cardGuide");
        tryVerify(() => guide.count === 7);
        compare(map.guide.current, 4);
        tryVerify(() => find("guide card:overdraft/front-office") !== null);
        mouseClick(find("guide card:overdraft/front-office"));
        compare(table.carriedPiece, "card:overdraft/front-office");
        keyClick(Qt.Key_Tab);
        keyClick(Qt.Key_Return);
        compare(map.guide.current, 5);
        clickInList(guide, "guideDraw", 5);
        tryVerify(() => table.carriedPiece !== "");
        keyClick(Qt.Key_Tab);
        keyClick(Qt.Key_Return);
        tryCompare(map, "cardCount", 2);
    }

    function test_mapsAreGeneratedAndCompleted() {
        newMap();
        mouseClick(find("emptyCardGenerate"));
        tryVerify(() => find("startCards")?.visible ?? false);
        mouseClick(find("startCards"));
        tryVerify(() => map.proposals.count === 3, 20000);
        compare(map.cardCount, 0);
        tryVerify(() => find("acceptCards").visible);
        mouseClick(findChild(find("cardProposals"), "nextProposal"));
        compare(map.proposals.index, 1);
        mouseClick(find("acceptCards"));
        tryCompare(map, "cardCount", 20);
        compare(map.findings.errorCount, 0);
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        compare(map.cardCount, 0);
        // What is laid stays, the rest is added.
        takeCard("front office", "card:overdraft/front-office");
        clickCell(0, 0);
        window.editor.commands.of("cards.complete").trigger();
        tryVerify(() => find("startCards").visible && find("startCards").enabled);
        mouseClick(find("startCards"));
        tryVerify(() => map.proposals.count === 3, 20000);
        tryVerify(() => find("acceptCards").visible);
        mouseClick(find("acceptCards"));
        tryVerify(() => map.cardCount > 5);
        compare(map.findings.errorCount, 0);
    }

    function test_cardsAreFound() {
        openMap("closing-time");
        keyClick(Qt.Key_F, Qt.ControlModifier);
        const bar = findChild(find("cardPage"), "findBar");
        tryVerify(() => findChild(bar, "findField").activeFocus);
        for (const letter of "front office")
            keyClick(letter);
        compare(findChild(bar, "findSummary").text, "1 of 1");
        compare(map.selection.text, "Front Office");
        keyClick(Qt.Key_Escape);
        tryVerify(() => table.activeFocus);
    }

    function test_layersAndNotes() {
        openMap("closing-time");
        clickCell(0, 0);
        keyClick(Qt.Key_N, Qt.ShiftModifier);
        compare(map.undoText, "Add Note");
        compare(map.selection.text, "Note");
        mouseClick(find("layersTab"));
        tryCompare(find("layers"), "count", 6);
        cardParts.cards.layers.setLocked(5, true);
        table.forceActiveFocus();
        clickCell(0, 0);
        compare(map.selection.count, 0);
        cardParts.cards.layers.setLocked(5, false);
        mouseClick(find("paletteTab"));
    }

    name: "CardPanels"
}
