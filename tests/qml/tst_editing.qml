// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtTest
import Delvewright

// Editing what lies there by mouse and keys in the real window.
EditingTest {
    id: test

    function test_clickingSelects() {
        withChamber();
        clickSquare(-4, -4);
        compare(document.selection.count, 0);
        clickSquare(1, 1);
        compare(document.selection.count, 1);
        keyClick(Qt.Key_Escape);
        compare(document.selection.count, 0);
        verify(document.modified);
    }

    function test_aRubberBandSelectsWhatLiesInside() {
        withChamber();
        takePiece("cistern", chamber);
        clickSquare(7, 2);
        keyClick(Qt.Key_Escape);
        keyClick(Qt.Key_Escape);
        keyClick(Qt.Key_0, Qt.ControlModifier);
        keyClick(Qt.Key_Minus, Qt.ControlModifier);
        dragSquares(-1, -1, 11, 6);
        compare(document.selection.count, 2);
        dragSquares(-1, -1, 5.5, 6);
        compare(document.selection.count, 1);
        clickSquare(8, 1, Qt.ControlModifier);
        compare(document.selection.count, 2);
        clickSquare(8, 1, Qt.ControlModifier);
        compare(document.selection.count, 1);
    }

    function test_draggingMovesAndIsOneStep() {
        withChamber();
        keyClick(Qt.Key_Minus, Qt.ControlModifier);
        dragSquares(1, 1, 4, 2);
        verify(isOn(3, 1) && isOn(7, 5) && !isOn(0, 0) && !isOn(2, 3));
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        verify(isOn(0, 0) && !isOn(7, 5));
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        compare(document.tileCount, 0);
        compare(document.modified, false);
        keyClick(Qt.Key_Z, Qt.ControlModifier | Qt.ShiftModifier);
        compare(document.tileCount, 1);
    }

    function test_escapeGivesUpADrag() {
        withChamber();
        const from = pixel(1, 1);
        mousePress(canvas, from.x, from.y);
        mouseMove(canvas, from.x + 100, from.y + 20, -1, Qt.LeftButton);
        verify(canvas.verdict >= 0);
        keyClick(Qt.Key_Escape);
        compare(canvas.verdict, -1);
        mouseRelease(canvas, from.x + 100, from.y + 20);
        verify(isOn(0, 0) && !isOn(5, 0));
    }

    function test_turnFlipNudgeAndDelete() {
        newDocument();
        takePiece("gorge", "tile:starter/gorge");
        clickSquare(1, 2);
        keyClick(Qt.Key_Escape);
        verify(isOn(0, 4) && !isOn(3, 2));
        keyClick(Qt.Key_R);
        verify(isOn(3, 2) && !isOn(0, 4));
        keyClick(Qt.Key_R, Qt.ShiftModifier);
        verify(isOn(0, 4));
        compare(document.undoText, "Turn Tile");
        keyClick(Qt.Key_F);
        compare(document.undoText, "Flip Tile");
        keyClick(Qt.Key_Right, Qt.ControlModifier);
        compare(document.undoText, "Move Tile");
        verify(isOn(3, 4) && !isOn(0, 4));
        keyClick(Qt.Key_Delete);
        compare(document.tileCount, 0);
        compare(document.selection.count, 0);
    }

    function test_copyPasteAndDuplicate() {
        withChamber();
        keyClick(Qt.Key_C, Qt.ControlModifier);
        newDocument();
        const to = pixel(0, 0);
        mouseMove(canvas, to.x, to.y);
        keyClick(Qt.Key_V, Qt.ControlModifier);
        compare(canvas.tool, "paste"); // it comes to hand, and is laid by a click
        compare(document.tileCount, 0);
        clickSquare(2, 2);
        compare(document.tileCount, 1);
        compare(canvas.tool, "select");
        verify(isOn(0, 0) && isOn(4, 4));
        keyClick(Qt.Key_D, Qt.ControlModifier);
        const beside = pixel(7, 2);
        mouseMove(canvas, beside.x - 3, beside.y);
        mouseMove(canvas, beside.x, beside.y);
        verify(canvas.verdict >= 0);
        keyClick(Qt.Key_Escape);
        compare(document.tileCount, 1);
        compare(document.selection.count, 1);
        keyClick(Qt.Key_D, Qt.ControlModifier);
        clickSquare(7, 2, Qt.ShiftModifier);
        compare(document.tileCount, 2);
        verify(isOn(5, 0) && isOn(9, 4));
        compare(document.selection.count, 1);
        keyClick(Qt.Key_A, Qt.ControlModifier);
        compare(document.selection.count, 2);
        keyClick(Qt.Key_X, Qt.ControlModifier);
        compare(document.tileCount, 0);
        compare(document.undoText, "Cut");
    }

    function test_draggingWithCtrlCopies() {
        withChamber();
        keyClick(Qt.Key_Minus, Qt.ControlModifier);
        const from = pixel(1, 1);
        const to = pixel(6, 1);
        mousePress(canvas, from.x, from.y, Qt.LeftButton, Qt.ControlModifier);
        mouseMove(canvas, (from.x + to.x) / 2, from.y, -1, Qt.LeftButton, Qt.ControlModifier);
        mouseMove(canvas, to.x, to.y, -1, Qt.LeftButton, Qt.ControlModifier);
        mouseRelease(canvas, to.x, to.y, Qt.LeftButton, Qt.ControlModifier | Qt.ShiftModifier);
        compare(document.tileCount, 2);
        verify(isOn(0, 0) && isOn(9, 4));
        compare(document.selection.count, 1);
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        compare(document.tileCount, 1);
        // A click with Ctrl still takes one away from what is selected.
        clickSquare(1, 1);
        clickSquare(1, 1, Qt.ControlModifier);
        compare(document.selection.count, 0);
    }

    function test_lettersInATextFieldAreText() {
        withChamber();
        const search = find("paletteSearch");
        mouseClick(search);
        keyClick(Qt.Key_A, Qt.ControlModifier);
        keyClick("f");
        keyClick("r");
        keyClick(Qt.Key_Delete);
        compare(search.text, "fr");
        compare(document.tileCount, 1);
        compare(document.undoText, "Add Tile");
    }

    function test_problemsAreListedAndLocated() {
        withChamber();
        takePiece("cistern", chamber);
        clickSquare(7, 2, Qt.ShiftModifier);
        keyClick(Qt.Key_Escape);
        keyClick(Qt.Key_Left, Qt.ControlModifier); // keys push it over the other one
        keyClick(Qt.Key_Escape);
        const list = find("problems");
        tryVerify(() => findChild(list, "problem MAP-07") !== null);
        mouseClick(findChild(list, "problem MAP-07"));
        compare(document.selection.count, 2);
        const todo = document.findings.todoCount;
        verify(todo > 0);
        mouseClick(canvas, 10, 10);
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        tryVerify(() => document.findings.errorCount === 0);
    }

    function test_lockedAndHiddenLayersAreLeftAlone() {
        withChamber();
        mouseClick(find("layersTab"));
        const layers = find("layers");
        tryVerify(() => layers.visible && layers.width > 100);
        let row = null;
        tryVerify(() => (row = layers.itemAtIndex(layers.count - 1)) !== null && row.y > 0);
        compare(row.name, "Tiles");
        keyClick(Qt.Key_Escape);
        waitForRendering(layers); // until the rows have their places
        mouseClick(findChild(row, "lock"));
        tryVerify(() => row.locked);
        clickSquare(1, 1);
        compare(document.selection.count, 0);
        mouseClick(findChild(row, "lock"));
        tryVerify(() => !row.locked);
        clickSquare(1, 1);
        compare(document.selection.count, 1);
    }

    function test_closingAsksAboutUnsavedChanges() {
        withChamber();
        keyClick(Qt.Key_W, Qt.ControlModifier);
        const dialog = window.dialogs.unsaved;
        tryVerify(() => dialog.opened);
        mouseClick(dialog.standardButton(Dialog.Cancel));
        tryVerify(() => !dialog.visible);
        compare(find("documentTabs").count, 1);
        keyClick(Qt.Key_W, Qt.ControlModifier);
        tryVerify(() => dialog.opened);
        mouseClick(dialog.standardButton(Dialog.Discard));
        compare(find("documentTabs").count, 0);
        verify(find("welcome").visible);
    }

    function test_theRightButtonOffersCommands() {
        withChamber();
        keyClick(Qt.Key_Escape);
        const at = pixel(1, 1);
        mouseClick(canvas, at.x, at.y, Qt.RightButton);
        compare(document.selection.count, 1);
        const menu = findChild(find("dungeon"), "contextMenu");
        tryVerify(() => menu.opened);
        compare(menu.count, 12);
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Return);
        tryCompare(document, "undoText", "Turn Tile");
    }

    name: "Editing"
}
