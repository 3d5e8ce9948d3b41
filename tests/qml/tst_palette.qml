// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtTest
import Delvewright

// The palette by mouse and keys: sides, pictures, what is told about a piece; and pieces taken from the map.
EditingTest {
    id: test

    function pieceRow(words, key) {
        const search = find("paletteSearch");
        mouseClick(search);
        keyClick(Qt.Key_A, Qt.ControlModifier);
        for (const letter of words)
            keyClick(letter);
        let row = null;
        tryVerify(() => (row = find("piece " + key)) !== null);
        waitForRendering(row, 500);
        return row;
    }

    function test_theOtherSideIsTakenByAClickOnIt() {
        newDocument();
        const row = pieceRow("cistern", chamber);
        verify(row.showsBack);
        mouseClick(row, Theme.unit * 9, row.height / 2);
        compare(canvas.carriedPiece, chamber);
        clickSquare(2, 2);
        keyClick(Qt.Key_Escape);
        const side = () => find("property tileSide").choice;
        tryVerify(() => find("property tileSide") !== null);
        compare(side(), 1);
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        mouseClick(find("piece " + chamber), Theme.unit * 3, row.height / 2);
        clickSquare(2, 2);
        keyClick(Qt.Key_Escape);
        tryVerify(() => find("property tileSide") !== null && side() === 0);
    }

    function test_aPieceIsToldCloseUp() {
        newDocument();
        const row = pieceRow("cistern", chamber);
        mouseMove(row, row.width / 2, row.height / 2);
        mouseMove(row, row.width / 2 + 2, row.height / 2);
        const card = find("pieceFacts");
        tryVerify(() => (find("pieceFacts")?.visible ?? false));
        verify(find("pieceFacts").text.includes("5 × 5"), find("pieceFacts").text);
    }

    function test_thePaletteHasAMenu() {
        newDocument();
        const row = pieceRow("cistern", chamber);
        mouseClick(row, row.width / 2, row.height / 2, Qt.RightButton);
        tryVerify(() => find("takeBack")?.visible ?? false);
        waitForRendering(find("takeBack"), 500);
        mouseClick(find("takeBack"));
        tryCompare(canvas, "carriedPiece", chamber);
    }

    function test_picturesGrow() {
        newDocument();
        const before = pieceRow("cistern", chamber).height;
        mouseClick(find("pictureSize"));
        tryVerify(() => find("piece " + chamber).height > before * 1.5);
        mouseClick(find("pictureSize"));
        mouseClick(find("pictureSize"));
        tryVerify(() => find("piece " + chamber).height === before);
    }

    function test_anotherPieceLikeTheSelectedOneComesToHand() {
        newDocument();
        takePiece("gorge", "tile:starter/gorge");
        keyClick(Qt.Key_R);
        clickSquare(2, 1);
        keyClick(Qt.Key_Escape);
        const turned = find("property rotation").choice;
        compare(canvas.carriedPiece, "");
        keyClick(Qt.Key_J);
        compare(canvas.carriedPiece, "tile:starter/gorge");
        keyClick(Qt.Key_Minus, Qt.ControlModifier);
        keyClick(Qt.Key_Minus, Qt.ControlModifier);
        clickSquare(-6, 2, Qt.ShiftModifier);
        keyClick(Qt.Key_Escape);
        compare(document.tileCount, 2);
        tryVerify(() => find("property rotation").choice === turned);
    }

    name: "Palette"
}
