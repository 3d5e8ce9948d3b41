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
        // The ruler and the status bar follow while it is on its way.
        compare(canvas.square, Qt.point(2, 2));
        verify(find("squareLabel").text.startsWith("Square C3"), find("squareLabel").text);
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
        // Nothing is laid over something else, whatever is held or set.
        mouseClick(canvas, over.x, over.y);
        mouseClick(canvas, over.x, over.y, Qt.LeftButton, Qt.ShiftModifier);
        AppSettings.enforceRules = false;
        mouseClick(canvas, over.x, over.y);
        AppSettings.enforceRules = true;
        compare(document.tileCount, 1);
    }

    function test_aRefusedSpotIsLaidWithShiftOrTheSetting() {
        withChamber();
        keyClick(Qt.Key_Minus, Qt.ControlModifier);
        keyClick(Qt.Key_Minus, Qt.ControlModifier);
        takePiece("cistern", chamber);
        const far = pixel(-6, 2); // joined to nothing
        mouseMove(canvas, far.x - 5, far.y);
        mouseMove(canvas, far.x, far.y);
        compare(canvas.verdict, 2);
        verify(find("verdictText").text.includes("Shift"), find("verdictText").text);
        mouseClick(canvas, far.x, far.y);
        compare(document.tileCount, 1);
        mouseClick(canvas, far.x, far.y, Qt.LeftButton, Qt.ShiftModifier);
        compare(document.tileCount, 2);
        tryVerify(() => document.findings.errorCount > 0);
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        AppSettings.enforceRules = false;
        mouseMove(canvas, pixel(-6, 5).x, pixel(-6, 5).y);
        mouseMove(canvas, far.x, far.y);
        verify(!find("verdictText").text.includes("Shift"));
        mouseClick(canvas, far.x, far.y);
        AppSettings.enforceRules = true;
        compare(document.tileCount, 2);
    }

    function test_whatIsWrongWearsASign() {
        withChamber();
        keyClick(Qt.Key_Minus, Qt.ControlModifier);
        keyClick(Qt.Key_Minus, Qt.ControlModifier);
        takePiece("cistern", chamber);
        clickSquare(-6, 2, Qt.ShiftModifier);
        keyClick(Qt.Key_Escape);
        keyClick(Qt.Key_Escape);
        compare(document.selection.count, 0);
        tryVerify(() => document.findings.errorCount > 0);
        // In the corner of the tile; a click shows the finding, and selects what it is about.
        const corner = canvas.pixelOf(-3, 0);
        const sign = Qt.point(corner.x - 12, corner.y + 12);
        mouseClick(canvas, sign.x, sign.y);
        tryVerify(() => find("problems").currentIndex >= 0 && find("problems").activeFocus);
        verify(document.selection.count > 0);
        // A layer takes the signs away.
        mouseClick(find("layersTab"));
        const layers = find("layers");
        tryVerify(() => layers.itemAtIndex(0)?.name === "Signs of problems");
        waitForRendering(layers);
        mouseClick(layers.itemAtIndex(0), 20, layers.itemAtIndex(0).height / 2);
        tryVerify(() => !layers.itemAtIndex(0).shown);
        canvas.forceActiveFocus();
        keyClick(Qt.Key_Escape);
        keyClick(Qt.Key_Escape);
        mouseClick(canvas, sign.x, sign.y);
        verify(canvas.activeFocus);
    }

    function test_tabBeginsAtTheNearestSpot() {
        withChamber();
        takePiece("gorge", "tile:starter/gorge");
        for (const place of [[6, 2], [-4, 2]]) {
            const hand = pixel(place[0], place[1]);
            mouseMove(canvas, hand.x - 3, hand.y);
            mouseMove(canvas, hand.x, hand.y);
            keyClick(Qt.Key_R); // another way round: the walk begins anew
            keyClick(Qt.Key_Tab);
            verify(canvas.verdict >= 0 && canvas.verdict < 2);
            verify(place[0] > 0 ? canvas.square.x > 2 : canvas.square.x < 2, String(canvas.square));
        }
    }

    function test_aPieceWithoutASpotSaysWhy() {
        newDocument();
        takePiece("pilgrim", "chest:starter/pilgrims-trunk");
        const hint = find("hint").text;
        verify(hint.includes("no legal spot"), hint);
        verify(hint.includes("CHEST-11"), hint); // there is no square yet on which it could stand
    }

    /// A sixth tile changes what is missing; that is no matter of its spot.
    function test_theSixthTileIsNotBlamedForWhatIsMissing() {
        withChamber();
        for (const piece of ["gorge", "shrine", "bend", "forge"]) {
            const key = "tile:starter/" + piece;
            takePiece(piece, key);
            keyClick(Qt.Key_Tab);
            keyClick(Qt.Key_Return);
            keyClick(Qt.Key_Escape);
            keyClick(Qt.Key_Escape);
        }
        compare(document.tileCount, 5);
        takePiece("crossway", "tile:starter/crossway");
        keyClick(Qt.Key_Tab);
        compare(canvas.verdict, 0, canvas.verdictText);
        compare(canvas.verdictText.includes("CHEST-08"), false);
        // By the mouse, too.
        const at = pixel(canvas.square.x, canvas.square.y);
        mouseMove(canvas, at.x + 3, at.y);
        mouseMove(canvas, at.x, at.y);
        compare(canvas.verdict, 0, canvas.verdictText);
        mouseClick(canvas, at.x, at.y);
        compare(document.tileCount, 6);
    }

    name: "Laying"
}
