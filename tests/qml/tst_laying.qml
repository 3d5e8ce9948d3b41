// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Delvewright

// Laying pieces by mouse and keys, led by the rules.
EditingTest {
    id: test

    function test_aPieceIsStampedWithEveryClick() {
        newDocument();
        takePiece("cistern", chamber);
        clickSquare(2, 2);
        compare(document.tileCount, 1);
        compare(canvas.carriedPiece, chamber);
        verify(isOn(0, 0) && isOn(4, 4) && !isOn(5, 0));
        clickSquare(7, 2);
        compare(document.tileCount, 2);
        mouseClick(canvas, 10, 10, Qt.RightButton);
        compare(canvas.carriedPiece, "");
    }

    function test_aPieceIsDraggedFromThePalette() {
        newDocument();
        const search = find("paletteSearch");
        mouseClick(search);
        for (const letter of "cistern")
            keyClick(letter);
        tryVerify(() => find("piece " + chamber) !== null);
        const row = find("piece " + chamber);
        const to = row.mapFromItem(canvas, pixel(2, 2).x, pixel(2, 2).y);
        mousePress(row, 20, 20);
        mouseMove(row, 60, 20, -1, Qt.LeftButton);
        mouseMove(row, 120, 40, -1, Qt.LeftButton);
        mouseMove(row, to.x, to.y, -1, Qt.LeftButton);
        mouseMove(row, to.x + 1, to.y, -1, Qt.LeftButton);
        mouseRelease(row, to.x + 1, to.y);
        compare(document.tileCount, 1);
        verify(isOn(2, 2));
        compare(canvas.carriedPiece, "");
    }

    function test_keysAloneBuild() {
        newDocument();
        takePiece("cistern", chamber);
        keyClick(Qt.Key_Right);
        verify(canvas.cursorShown);
        const x = canvas.square.x;
        const y = canvas.square.y;
        keyClick(Qt.Key_Right);
        compare(canvas.square.x, x + 1);
        keyClick(Qt.Key_Return);
        compare(document.tileCount, 1);
        verify(isOn(x + 1, y));
        keyClick(Qt.Key_Escape);
        keyClick(Qt.Key_Escape);
        compare(document.selection.count, 0);
        keyClick(Qt.Key_Return);
        compare(document.selection.count, 1);
    }

    function test_tabWalksThroughTheLegalSpots() {
        withChamber();
        takePiece("gorge", "tile:starter/gorge");
        const seen = {};
        for (let i = 0; i < 4; ++i) {
            keyClick(Qt.Key_Tab);
            verify(canvas.activeFocus);
            verify(canvas.verdict >= 0 && canvas.verdict < 2);
            seen[canvas.square.x + " " + canvas.square.y] = true;
        }
        verify(Object.keys(seen).length > 1);
        const lastX = canvas.square.x;
        const lastY = canvas.square.y;
        keyClick(Qt.Key_Tab);
        keyClick(Qt.Key_Backtab, Qt.ShiftModifier);
        compare(canvas.square.x, lastX);
        compare(canvas.square.y, lastY);
        keyClick(Qt.Key_Return);
        compare(document.tileCount, 2);
        tryCompare(document.findings, "errorCount", 0);
        keyClick(Qt.Key_Escape);
        keyClick(Qt.Key_Tab);
        verify(!canvas.activeFocus);
    }

    function test_aDraggedTileIsJudgedAndDrawnToItsSpots() {
        withChamber();
        takePiece("gorge", "tile:starter/gorge");
        keyClick(Qt.Key_Tab);
        keyClick(Qt.Key_Return);
        keyClick(Qt.Key_Escape);
        keyClick(Qt.Key_Escape);
        compare(document.tileCount, 2);
        tryCompare(document.findings, "errorCount", 0);
        // Legal spots are looked for beside the window while the tile is already on its way.
        const from = pixel(canvas.square.x, canvas.square.y);
        const far = pixel(canvas.square.x + 12, canvas.square.y + 9);
        mousePress(canvas, from.x, from.y);
        mouseMove(canvas, from.x + 30, from.y + 30, -1, Qt.LeftButton);
        mouseMove(canvas, far.x, far.y, -1, Qt.LeftButton);
        tryVerify(() => canvas.verdict === 2);
        verify(find("verdictText").text !== "");
        // Back where it was, nothing has happened.
        mouseMove(canvas, from.x, from.y, -1, Qt.LeftButton);
        tryVerify(() => canvas.verdict < 2);
        mouseRelease(canvas, from.x, from.y);
        tryCompare(document.findings, "errorCount", 0);
        compare(document.tileCount, 2);
    }

    function test_aPieceSnapsToTheLegalSpotNearby() {
        withChamber();
        takePiece("gorge", "tile:starter/gorge");
        keyClick(Qt.Key_Tab);
        const at = canvas.pixelOf(canvas.square.x + 1.2, canvas.square.y + 0.8);
        mouseMove(canvas, at.x + 3, at.y);
        mouseMove(canvas, at.x, at.y);
        verify(canvas.verdict >= 0 && canvas.verdict < 2);
        mouseClick(canvas, at.x, at.y);
        compare(document.tileCount, 2);
        tryCompare(document.findings, "errorCount", 0);
    }

    function test_theRefusingRuleCanBeRead() {
        withChamber();
        takePiece("cistern", chamber);
        const over = pixel(3, 3);
        mouseMove(canvas, over.x - 5, over.y);
        mouseMove(canvas, over.x, over.y);
        compare(canvas.verdict, 2);
        mouseClick(find("verdict"));
        tryVerify(() => find("rule entry MAP-07")?.current ?? false);
    }

    function test_theRuleThatRefusesIsNamed() {
        withChamber();
        takePiece("cistern", chamber);
        const over = pixel(3, 3);
        mouseMove(canvas, over.x - 5, over.y);
        mouseMove(canvas, over.x, over.y);
        compare(canvas.verdict, 2);
        verify(find("verdictText").text.includes("MAP-07"));
        AppSettings.enforceRules = true;
        mouseClick(canvas, over.x, over.y);
        compare(document.tileCount, 1);
        AppSettings.enforceRules = false;
        mouseClick(canvas, over.x, over.y);
        compare(document.tileCount, 2);
        tryVerify(() => document.findings.errorCount > 0);
    }

    name: "Laying"
}
