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
        verify(window.editor.commands.of("play.start").enabled); // maps of cards are played, too
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
        takeCard("cross of", "card:overdraft/cross-of-clerks");
        clickCell(0, -1);
        verify(find("chance").text.includes("of 18"));
        // Beside the Entrance seven Passages with a door on that side may lie, and none of the Rooms (DNR-MAP-07).
        hoverCell(1, 0);
        verify(find("hint").text.includes("7 of the cards left fit here: "), find("hint").text);
        // Elsewhere all but the two that have walls in the north and in the south.
        hoverCell(0, -2);
        verify(find("hint").text.includes("16 of the cards left fit here: "), find("hint").text);
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

    function test_theGuideLeadsToTheFirstCards_data() {
        return [1, 2, 3, 4, 5].map(seed => ({
                    tag: "seed " + seed,
                    seed: seed
                }));
    }

    function test_theGuideLeadsToTheFirstCards(data) {
        newMap();
        map.guide.seedDraws(data.seed);
        mouseClick(find("cardGuideTab"));
        const guide = find("cardGuide");
        tryVerify(() => guide.count === 7);
        compare(map.guide.current, 4);
        tryVerify(() => find("guide card:overdraft/front-office") !== null);
        mouseClick(find("guide card:overdraft/front-office"));
        compare(table.carriedPiece, "card:overdraft/front-office");
        keyClick(Qt.Key_Tab);
        keyClick(Qt.Key_Return);
        for (let side = 0; side < 4; ++side) {
            compare(map.guide.current, 5);
            wait(200); // rows move once more when what is new in them is laid out
            clickInList(guide, "guideDraw", 5);
            tryVerify(() => table.carriedPiece !== "");
            // The nearest cell that is lit may lie behind another Passage; those beside the Entrance come first.
            keyClick(Qt.Key_Tab);
            compare(Math.abs(table.square.x) + Math.abs(table.square.y), 1);
            keyClick(Qt.Key_Return);
            compare(map.cardCount, side + 2);
            keyClick(Qt.Key_Escape); // another copy may have come to hand
        }
        compare(map.guide.current, 6);
        compare(map.findings.errorCount, 0);
    }

    function test_theMapIsLaidInTurns() {
        newMap();
        mouseClick(find("emptyCardTurns"));
        verify(find("cardGuide") !== null);
        tryVerify(() => find("dealCards")?.visible ?? false);
        compare(map.guide.rowCount(), 5);
        // Two people at one table.
        const guide = find("cardGuide");
        // What is new in a step moves the rows once more when it is laid out: a click would hit its neighbour.
        const toTheEnd = () => {
            wait(200);
            guide.positionViewAtEnd();
            wait(200);
        };
        toTheEnd();
        clickInList(guide, "person 1", 4);
        clickInList(guide, "dealCards", 4);
        const turns = map.turns;
        compare(turns.fault, "");
        // Nobody sees a card before whose turn it is has the mouse.
        tryVerify(() => find("showHand").visible);
        compare(turns.hand.length, 0);
        verify(find("turnsCovered").text.includes(turns.mover));
        // Cards of the palette are in somebody's hand.
        table.carry("card:overdraft/marble-corridor");
        compare(table.carriedPiece, "");
        compare(table.verdictRule, "DNR-OPT-07");
        toTheEnd();
        clickInList(guide, "showHand", 4);
        tryVerify(() => find("guide card:overdraft/front-office") !== null);
        toTheEnd();
        clickInList(guide, "guide card:overdraft/front-office", 4);
        compare(table.carriedPiece, "card:overdraft/front-office");
        compare(table.legalCount(), 1);
        clickCell(0, 0);
        compare(map.cardCount, 1);
        compare(map.undoText, "Lay Card");
        compare(turns.covered, true);
        compare(table.carriedPiece, "");
        // By keys: K goes on with the turn, Tab to a place, Enter lays.
        keyClick(Qt.Key_K);
        compare(turns.covered, false);
        keyClick(Qt.Key_K);
        const card = table.carriedPiece;
        verify(card !== "");
        // Shift lays nothing here that the rules refuse.
        clickCell(5, 5, Qt.ShiftModifier);
        compare(map.cardCount, 1);
        table.forceActiveFocus();
        keyClick(Qt.Key_Tab);
        keyClick(Qt.Key_Return);
        compare(map.cardCount, 2);
        // The second player goes; the program takes the seat and lays at once, to the end.
        turns.setPerson(1, false);
        for (let turn = 0; turn < 40 && !turns.over; ++turn) {
            const laid = map.cardCount;
            table.forceActiveFocus();
            keyClick(Qt.Key_K);
            if (turns.personMoves && table.carriedPiece !== "") {
                keyClick(Qt.Key_Tab);
                keyClick(Qt.Key_Return);
            }
            verify(map.cardCount > laid, "nothing was laid in turn " + turn);
        }
        verify(turns.over);
        compare(map.cardCount, 20);
        compare(map.findings.errorCount, 0);
        tryVerify(() => find("turnsOver").visible);
        mouseClick(find("paletteTab"));
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

    function test_portalsAreLinkedByMenuAndKeys() {
        openMap("the-long-way");
        const actions = window.editor.commands;
        table.level = 1;
        // Where it leads is read on the card, and spoken.
        keyClick(Qt.Key_Q, Qt.ShiftModifier);
        verify(find("waysLegend").visible);
        verify(!actions.of("cards.unlinkPortal").enabled);
        const at = Qt.point(0, -3);
        clickCell(at.x, at.y);
        compare(map.selection.count, 1);
        verify(table.overlayText.includes("Portal A to"), table.overlayText);
        // By keys to its other end on the other map, and back.
        keyClick(Qt.Key_Y, Qt.ShiftModifier);
        compare(table.level, 0);
        compare(table.square, Qt.point(0, 0));
        keyClick(Qt.Key_Y, Qt.ShiftModifier);
        compare(table.level, 1);
        compare(table.square, at);
        // Its menu, by the mouse.
        const spot = table.pixelOfCell(at.x, at.y);
        mouseClick(table, spot.x, spot.y, Qt.RightButton);
        const menu = findChild(find("cardPage"), "cardMenu");
        tryVerify(() => menu.opened);
        const entry = Array.from({ length: menu.count }, (_, i) => menu.itemAt(i)).find(item => item.action === actions.of("cards.unlinkPortal"));
        mouseClick(entry);
        compare(map.undoText, "Remove Portal Link");
        verify(table.overlayText.includes("DNR-OBST-09"), table.overlayText);
        verify(actions.of("cards.linkPortal").enabled && !actions.of("cards.unlinkPortal").enabled);
        actions.of("cards.linkPortal").trigger();
        verify(table.overlayText.includes("Portal A to"), table.overlayText);
        table.forceActiveFocus();
        keyClick(Qt.Key_Q, Qt.ShiftModifier);
        verify(!cardParts.cards.ways.shown);
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
