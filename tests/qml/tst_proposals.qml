// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtTest
import Delvewright

// Dungeons that the program proposes: generated, completed, accepted, rejected, impossible.
WindowTest {
    id: test

    readonly property DungeonProposals proposals: document?.proposals ?? null

    function start(keys) {
        keyClick(keys, Qt.ControlModifier | Qt.ShiftModifier);
        const dialog = parts.guides.wishesDialog;
        tryVerify(() => dialog.opened);
        return dialog;
    }

    function search() {
        const button = findChild(parts.guides.wishesDialog.footer, "startSearch");
        mouseClick(button);
        tryVerify(() => !parts.guides.wishesDialog.visible);
    }

    function waitForProposals() {
        tryVerify(() => proposals !== null && !proposals.searching, 120000);
        tryVerify(() => find("proposalBar").visible);
    }

    function test_generateProposesAndAcceptIsOneStep() {
        start(Qt.Key_G);
        search();
        waitForProposals();
        compare(proposals.count, 3);
        compare(document.tileCount, 0);
        compare(find("proposalTitle").text, "Proposal 1 of 3");
        verify(canvas.extent.width > 10); // the ghosts are seen, and the bar hides none of them
        const bar = find("proposalBar");
        tryVerify(() => canvas.pixelOf(canvas.extent.x, canvas.extent.y).y >= bar.mapToItem(canvas, 0, bar.height).y);
        const first = find("proposalSummary").text;
        mouseClick(find("nextProposal"));
        compare(find("proposalTitle").text, "Proposal 2 of 3");
        verify(find("proposalSummary").text !== "" && first !== "");
        mouseClick(find("previousProposal"));
        mouseClick(find("acceptProposal"));
        tryVerify(() => !find("proposalBar").visible);
        compare(document.tileCount, 10);
        compare(document.undoText, "Generate Dungeon");
        tryCompare(document.findings, "errorCount", 0);
        canvas.forceActiveFocus();
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        compare(document.tileCount, 0);
        compare(document.canUndo, false);
    }

    function test_proposalsAreDecidedByKeys() {
        start(Qt.Key_G);
        keyClick(Qt.Key_Return);
        waitForProposals();
        tryVerify(() => find("acceptProposal").activeFocus);
        keyClick(Qt.Key_Right);
        compare(find("proposalTitle").text, "Proposal 2 of 3");
        keyClick(Qt.Key_Left);
        compare(find("proposalTitle").text, "Proposal 1 of 3");
        keyClick(Qt.Key_Return);
        tryVerify(() => canvas.activeFocus);
        compare(document.tileCount, 10);
        mouseClick(find("paletteSearch"));
        tryVerify(() => find("paletteSearch").activeFocus);
        start(Qt.Key_G);
        keyClick(Qt.Key_Return);
        waitForProposals();
        tryVerify(() => find("acceptProposal").activeFocus);
        keyClick(Qt.Key_Tab, Qt.ShiftModifier);
        tryVerify(() => find("rejectProposal").activeFocus);
        keyClick(Qt.Key_Return);
        tryCompare(find("documentTabs"), "count", 1);
    }

    function test_generateUsesAnEmptyDocumentAndLeavesOthersAlone() {
        newDocument();
        start(Qt.Key_G);
        search();
        compare(find("documentTabs").count, 1);
        waitForProposals();
        mouseClick(find("rejectProposal"));
        compare(find("documentTabs").count, 1);
        verify(!find("proposalBar").visible);
        compare(document.modified, false);
        openDocument();
        compare(find("documentTabs").count, 2);
        start(Qt.Key_G);
        search();
        compare(find("documentTabs").count, 3);
        waitForProposals();
        mouseClick(find("rejectProposal"));
        tryCompare(find("documentTabs"), "count", 2);
    }

    function test_whatIsPlacedIsCompleted() {
        newDocument();
        takePiece("cistern", "tile:starter/cistern");
        clickSquare(2, 2);
        keyClick(Qt.Key_Escape);
        start(Qt.Key_C);
        search();
        waitForProposals();
        verify(proposals.count >= 1);
        compare(document.tileCount, 1);
        mouseClick(find("acceptProposal"));
        compare(document.tileCount, 10);
        compare(document.undoText, "Complete Dungeon");
        verify(document.describe(0, 2, 2).includes("Cistern"));
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        compare(document.tileCount, 1);
    }

    function test_levelsKeepTheirNames() {
        openSample("two-levels");
        const names = Array.from(document.levelNames);
        compare(names.length, 2);
        document.selection.setIds(["c1es"]);
        keyClick(Qt.Key_Delete);
        verify(document.modified);
        start(Qt.Key_C);
        search();
        waitForProposals();
        verify(proposals.count >= 1);
        mouseClick(find("acceptProposal"));
        tryVerify(() => !find("proposalBar").visible);
        compare(Array.from(document.levelNames), names);
        compare(find("level 0").text, names[0]);
        compare(find("level 1").text, names[1]);
    }

    function test_theImpossibleIsExplainedAndRepaired() {
        newDocument();
        takePiece("cistern", "tile:starter/cistern");
        clickSquare(2, 2);
        keyClick(Qt.Key_Escape);
        takePiece("shrine", "tile:starter/shrine");
        clickSquare(7, 2, Qt.ShiftModifier);
        keyClick(Qt.Key_Escape);
        compare(document.tileCount, 2);
        for (let i = 0; i < 4; ++i) // keys push it over the other one
            keyClick(Qt.Key_Left, Qt.ControlModifier);
        start(Qt.Key_C);
        search();
        waitForProposals();
        compare(proposals.count, 0);
        const rule = proposals.conflictRules[0];
        verify(find("explanation 0").text.includes(rule));
        waitForRendering(window.contentItem);
        mouseClick(find("conflict rule " + rule));
        waitForRendering(window.contentItem);
        tryVerify(() => find("rule entry " + rule) !== null && find("rule entry " + rule).current);
        const repair = find("repair");
        verify(repair.text.includes("Shrine") || repair.text.includes("Cistern"));
        mouseClick(repair);
        compare(document.tileCount, 1);
        waitForProposals();
        verify(proposals.count >= 1);
    }

    function test_aSearchIsCancelled() {
        newDocument();
        const dialog = start(Qt.Key_G);
        const count = findChild(dialog.contentItem, "wish proposals");
        count.forceActiveFocus();
        for (let i = 0; i < 9; ++i)
            keyClick(Qt.Key_Up);
        compare(count.value, 12);
        const players = findChild(dialog.contentItem, "wish players");
        players.forceActiveFocus();
        for (let i = 0; i < 2; ++i)
            keyClick(Qt.Key_Up);
        search();
        tryVerify(() => find("stopSearch").visible);
        mouseClick(find("stopSearch"));
        tryVerify(() => !proposals.searching, 20000);
        verify(proposals.count < 12);
    }

    function test_wishesBeyondTheRulesAreTurnedDown() {
        const dialog = start(Qt.Key_G);
        const chests = findChild(dialog.contentItem, "wish chests");
        chests.forceActiveFocus();
        for (let i = 0; i < 7; ++i)
            keyClick(Qt.Key_Up);
        tryVerify(() => findChild(dialog.contentItem, "wishFault").text.includes("CHEST-07"));
        verify(!findChild(dialog.footer, "startSearch").enabled);
        keyClick(Qt.Key_Escape);
        tryVerify(() => !dialog.visible);
    }

    function test_wishesThatCannotHoldAreRefusedWithTheNearest() {
        const dialog = start(Qt.Key_G);
        const distance = findChild(dialog.contentItem, "wish chest distance");
        distance.forceActiveFocus();
        for (let i = 0; i < 4; ++i)
            keyClick(Qt.Key_Up);
        compare(distance.value, 6);
        // The distance alone is no reason: as many chests are placed as fit. Wished for, they are.
        const chests = findChild(dialog.contentItem, "wish chests");
        chests.forceActiveFocus();
        const any = chests.value;
        while (chests.value < 4)
            keyClick(Qt.Key_Up);
        tryVerify(() => findChild(dialog.contentItem, "wishFault").text.includes("at most 5 tiles"));
        verify(!findChild(dialog.footer, "startSearch").enabled);
        while (chests.value > any)
            keyClick(Qt.Key_Down);
        distance.forceActiveFocus();
        for (let i = 0; i < 4; ++i)
            keyClick(Qt.Key_Down);
        const loops = findChild(dialog.contentItem, "wish loops");
        loops.forceActiveFocus();
        for (let i = 0; i < 13; ++i)
            keyClick(Qt.Key_Up);
        compare(loops.value, 12);
        search();
        waitForProposals();
        compare(proposals.count, 0);
        compare(find("explanation 0").text, "No dungeon was found in which all wishes hold.");
        verify(find("explanation 1").text.startsWith("Loops wished for: 12; the nearest that was found has "));
    }

    /// How many sets of the starter pack are owned, chosen in the dialog of the collection.
    function own(sets) {
        chooseNew("Mage Knight Dungeons");
        tryVerify(() => canvas.visible && canvas.activeFocus);
        keyClick(Qt.Key_L, Qt.ControlModifier | Qt.ShiftModifier);
        const dialog = parts.output.collectionDialog;
        tryVerify(() => dialog.opened);
        const box = findChild(dialog.contentItem, "sets starter");
        box.forceActiveFocus();
        while (box.value !== sets)
            keyClick(box.value < sets ? Qt.Key_Up : Qt.Key_Down);
        keyClick(Qt.Key_Escape);
        tryVerify(() => !dialog.visible);
    }

    function test_onlyTilesThatAreOwned() {
        own(0);
        const dialog = start(Qt.Key_G);
        const owned = findChild(dialog.contentItem, "wish owned");
        compare(owned.checked, false);
        mouseClick(owned);
        compare(owned.checked, true);
        search();
        tryVerify(() => !proposals.searching && proposals.explanation.length > 0, 60000);
        compare(proposals.count, 0); // nothing can be laid from nothing
        own(1);
        start(Qt.Key_G);
        search();
        waitForProposals();
        compare(proposals.count, 3);
    }

    name: "Proposals"
}
