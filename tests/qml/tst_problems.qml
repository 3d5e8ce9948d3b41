// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Delvewright

// What the rules say about a dungeon, and the ways to mend it.
WindowTest {
    id: test

    name: "Problems"

    function withTwoChambersOnOneSpot() {
        newDocument();
        takePiece("cistern", "tile:starter/cistern");
        clickSquare(2, 2);
        clickSquare(7, 2, Qt.ShiftModifier);
        keyClick(Qt.Key_Escape);
        for (let i = 0; i < 4; ++i) // keys push it over the other one
            keyClick(Qt.Key_Left, Qt.ControlModifier);
        keyClick(Qt.Key_Escape);
        tryVerify(() => document.findings.errorCount > 0);
    }

    function test_problemsAreFixedByAButton() {
        withTwoChambersOnOneSpot();
        const list = find("problems");
        let row = null;
        tryVerify(() => (row = findChild(list, "problem MAP-07")) !== null);
        mouseClick(row, 40, 10);
        tryVerify(() => !document.fixes.searching, 20000);
        clickInList(list, "fix 0");
        tryVerify(() => findChild(list, "problem MAP-07") === null);
        verify(document.undoText.startsWith("Fix"));
    }

    function test_allProblemsAreFixedAtOnce() {
        withTwoChambersOnOneSpot();
        for (const chip of ["warningChip", "hintChip", "todoChip"])
            mouseClick(find(chip));
        compare(find("problems").count, document.findings.errorCount);
        mouseClick(find("fixAll"));
        tryVerify(() => find("fixPlan").visible, 20000);
        verify(find("planSteps").count > 0);
        verify(document.findings.errorCount > 0);
        mouseClick(find("applyPlan"));
        tryVerify(() => find("fixReport").text !== "", 20000);
        tryVerify(() => document.findings.errorCount === 0);
        // It is about that one step: the next edit takes it away.
        canvas.forceActiveFocus();
        clickSquare(2, 2);
        keyClick(Qt.Key_Delete);
        compare(document.tileCount, 1);
        tryCompare(find("fixReport"), "text", "");
    }

    function test_severitiesAreHidden() {
        withTwoChambersOnOneSpot();
        const all = find("problems").count;
        mouseClick(find("errorChip"));
        compare(find("problems").count, all - document.findings.errorCount);
        mouseClick(find("errorChip"));
        compare(find("problems").count, all);
    }

    function test_errorsAreListedBeforeWhatIsMissing() {
        withTwoChambersOnOneSpot();
        const list = find("problems");
        verify(document.findings.errorCount > 0 && document.findings.todoCount > 0);
        let worst = 0;
        for (let row = 0; row < list.count; ++row) {
            list.positionViewAtIndex(row, ListView.Contain);
            const severity = list.itemAtIndex(row).severity;
            verify(severity >= worst, "row " + row);
            worst = severity;
        }
        compare(worst, 3);
    }
}
