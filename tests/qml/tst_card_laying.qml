// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Delvewright

// Maps of cards are laid by mouse and by keys: legal cells are lit, cards turn by themselves, and what the rules refuse
// is told with the rule.
CardTest {
    id: test

    readonly property string entrance: "card:overdraft/front-office"
    readonly property string corridor: "card:overdraft/marble-corridor"
    readonly property string vault: "card:overdraft/compound-vault"

    function withEntrance() {
        newMap();
        takeCard("front office", entrance);
        clickCell(0, 0);
        compare(map.cardCount, 1);
        compare(table.carriedPiece, ""); // there is one copy
    }

    function test_theEntranceComesFirst() {
        newMap();
        verify(find("emptyCardMap").visible);
        takeCard("marble", corridor);
        compare(table.legalCount(), 0);
        compare(table.verdict, 2);
        hoverCell(0, 0);
        compare(table.verdictRule, "DNR-SETUP-15");
        clickCell(0, 0);
        compare(map.cardCount, 0);
        compare(table.carriedPiece, corridor);
        keyClick(Qt.Key_Escape);
        compare(table.carriedPiece, "");
        mouseClick(find("takeEntrance"));
        compare(table.carriedPiece, entrance);
        compare(table.legalCount(), 1);
        keyClick(Qt.Key_Tab);
        compare(table.square, Qt.point(0, 0));
        compare(table.verdict, 0);
        keyClick(Qt.Key_Return);
        compare(map.cardCount, 1);
        verify(!find("emptyCardMap").visible);
        compare(map.undoText, "Lay Card");
    }

    function test_legalCellsAreLitAndOthersRefused() {
        withEntrance();
        takeCard("marble", corridor);
        compare(copiesLeft(corridor), 1);
        // North and south of the Entrance, both ways round each.
        compare(table.legalCount(), 4);
        hoverCell(1, 0);
        compare(table.verdict, 2);
        compare(table.verdictRule, "DNR-MAP-09");
        verify(find("verdict").text.includes("DNR-MAP-09"));
        clickCell(1, 0);
        compare(map.cardCount, 1);
        verify(table.verdictText.includes("Shift"));
        hoverCell(0, -1);
        compare(table.verdict, 0);
        clickCell(0, -1);
        compare(map.cardCount, 2);
        compare(copiesLeft(corridor), 0);
        // A refused spot is laid with a modifier, and a badge and a finding tell.
        takeCard("service", "card:overdraft/service-stairs");
        clickCell(1, 1, Qt.ShiftModifier);
        compare(map.cardCount, 3);
        compare(map.findings.errorCount, 1);
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        compare(map.cardCount, 2);
        compare(map.findings.errorCount, 0);
    }

    function test_aCardTurnsByItselfWhereOnlyOneWayFits() {
        withEntrance();
        // Walls in the east: in the east of the Entrance it must show its open west, in the west its open east.
        const stairs = "card:overdraft/service-stairs";
        takeCard("service", stairs);
        clickCell(-1, 0);
        compare(map.cardCount, 2);
        mouseClick(find("outlineTab"));
        tryVerify(() => find("outline Service Stairs (1 west)") !== null);
        mouseClick(find("outline Service Stairs (1 west)"));
        tryCompare(map.selection, "count", 1);
        verify(cardParts.inspected.turned);
        // Turned back it would be cut off: refused, with the rule.
        table.forceActiveFocus();
        keyClick(Qt.Key_R);
        compare(table.verdictRule, "DNR-MAP-09");
        verify(cardParts.inspected.turned);
        mouseClick(find("paletteTab"));
    }

    function test_keysWalkTheLegalCells() {
        withEntrance();
        takeCard("crossing", "card:overdraft/cross-of-clerks");
        const seen = [];
        for (let i = 0; i < 4; ++i) {
            keyClick(Qt.Key_Tab);
            compare(table.verdict, 0);
            seen.push(table.square.x + "," + table.square.y);
        }
        compare(new Set(seen).size, 4);
        keyClick(Qt.Key_Backtab);
        compare(table.square.x + "," + table.square.y, seen[2]);
        keyClick(Qt.Key_R);
        keyClick(Qt.Key_Return);
        compare(map.cardCount, 2);
    }

    function test_draftLaysAnywhere() {
        newMap();
        keyClick(Qt.Key_X);
        verify(find("draft").checked);
        takeCard("vault of compound", vault);
        hoverCell(2, 0);
        compare(table.verdict, 1);
        clickCell(2, 0);
        compare(map.cardCount, 1);
        verify(map.findings.count > 0);
        keyClick(Qt.Key_Escape);
        mouseClick(find("draft"));
        verify(!table.draft);
    }

    function test_cardsAreDraggedFromThePalette() {
        withEntrance();
        tryVerify(() => find("piece " + corridor) !== null || find("paletteSearch").text !== "");
        takeCard("marble", corridor);
        keyClick(Qt.Key_Escape);
        const row = find("piece " + corridor);
        const to = table.mapToItem(row, table.pixelOfCell(0, 1));
        mousePress(row, 30, 20);
        mouseMove(row, 60, 40, -1, Qt.LeftButton);
        mouseMove(row, (30 + to.x) / 2, (20 + to.y) / 2, -1, Qt.LeftButton);
        mouseMove(row, to.x, to.y, -1, Qt.LeftButton);
        mouseRelease(row, to.x, to.y);
        compare(map.cardCount, 2);
        compare(table.carriedPiece, "");
    }

    function test_movedTurnedCopiedDeleted() {
        openMap("closing-time");
        const count = map.cardCount;
        const before = map.findings.errorCount;
        compare(before, 0);
        table.forceActiveFocus();
        keyClick(Qt.Key_A, Qt.ControlModifier);
        compare(map.selection.count, count);
        keyClick(Qt.Key_Right, Qt.ControlModifier);
        verify(map.findings.errorCount > 0); // the Entrance left the centre
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        compare(map.findings.errorCount, 0);
        keyClick(Qt.Key_Escape);
        clickCell(0, 0);
        compare(map.selection.count, 1);
        // The Entrance stays where it must lie: refused, and nothing changes.
        dragCells(0, 0, 6, 0);
        compare(table.verdict, 2);
        compare(map.modified, false);
        keyClick(Qt.Key_Delete);
        compare(map.cardCount, count - 1);
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        compare(map.cardCount, count);
        clickCell(0, 0);
        keyClick(Qt.Key_C, Qt.ControlModifier);
        compare(map.cardCount, count);
        keyClick(Qt.Key_V, Qt.ControlModifier);
        compare(map.cardCount, count + 1);
        verify(map.findings.errorCount > 0);
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        verify(!map.modified);
    }

    function test_aWholeMapFromNewToSaved() {
        newMap();
        const palette = cardParts.views.palette;
        // Every card of the set, each in a legal cell that leaves most for the others; cards that find none wait.
        let waiting = [];
        for (let row = 0; row < palette.rowCount(); ++row) {
            const key = palette.data(palette.index(row, 0), Qt.UserRole);
            if (key.startsWith("card:overdraft/"))
                waiting.push(key);
        }
        compare(waiting.length, 20);
        while (waiting.length > 0) {
            const later = [];
            for (const key of waiting) {
                table.carry(key);
                table.forceActiveFocus();
                const places = table.legalCount();
                if (places === 0) {
                    keyClick(Qt.Key_Escape);
                    later.push(key);
                    continue;
                }
                const laid = map.cardCount;
                keyClick(Qt.Key_Tab);
                compare(table.verdict, 0);
                keyClick(Qt.Key_Return);
                compare(map.cardCount, laid + 1);
            }
            verify(later.length < waiting.length, "left: " + later);
            waiting = later;
        }
        compare(map.cardCount, 20);
        compare(map.cardsLeft, 0);
        keyClick(Qt.Key_Escape);
        // Nothing is selected: the inspector is about the scenario, which is finished now.
        compare(find("inspectorTitle").text, "Scenario");
        const inspector = cardParts.inspected;
        for (let row = 0; row < inspector.rowCount(); ++row) {
            const name = inspector.data(inspector.index(row, 0), Qt.UserRole);
            if (name === "stage")
                verify(inspector.choose(row, 2));
            if (name === "mapInView")
                verify(inspector.set(row, "true"));
        }
        compare(map.findings.errorCount, 0);
        compare(map.findings.warningCount, 0);
        table.forceActiveFocus();
        keyClick(Qt.Key_S, Qt.ControlModifier);
        saveInFileDialog("twenty.scenario.json");
        tryVerify(() => map.path.endsWith("twenty.scenario.json") && !map.modified);
        const path = map.path;
        keyClick(Qt.Key_W, Qt.ControlModifier);
        tryVerify(() => map === null);
        window.arrivals.open(path);
        tryVerify(() => map !== null && map.cardCount === 20);
        compare(map.findings.errorCount, 0);
        compare(itemFinder.exitCodeOfDelve(["validate", path]), 0);
    }

    name: "CardLaying"
}
