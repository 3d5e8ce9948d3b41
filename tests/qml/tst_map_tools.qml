// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtTest
import Delvewright

// Notes, search, measuring and levels, used by mouse and keys.
WindowTest {
    id: test

    readonly property string chamber: "tile:starter/cistern"

    function type(text) {
        for (const letter of text)
            keyClick(letter);
    }

    function withChamber() {
        newDocument();
        takePiece("cistern", chamber);
        clickSquare(2, 2);
        keyClick(Qt.Key_Escape);
        keyClick(Qt.Key_Escape);
        compare(document.tileCount, 1);
    }

    function hoverSquare(x, y) {
        const at = pixel(x, y);
        mouseMove(canvas, at.x - 3, at.y);
        mouseMove(canvas, at.x, at.y);
    }

    function pinNote(x, y, text) {
        hoverSquare(x, y);
        keyClick(Qt.Key_N);
        const editor = find("noteText");
        tryVerify(() => editor !== null && editor.activeFocus);
        type(text);
        keyClick(Qt.Key_Return, Qt.ControlModifier);
        tryVerify(() => canvas.activeFocus);
    }

    function hint() {
        return find("hint").text;
    }

    function test_aNoteIsPinnedChangedAndTakenBack() {
        withChamber();
        pinNote(1, 1, "wet floor");
        compare(document.undoText, "Add Note");
        compare(document.notes.textAt(0, Qt.point(1, 1)), "wet floor");
        verify(find("squareLabel").text.includes("wet floor"));
        const at = pixel(1, 1);
        const tip = findChild(canvas, "noteTip"); // near what it is about
        tryVerify(() => tip.opened);
        compare(tip.text, "wet floor");
        verify(Math.abs(tip.x + tip.width / 2 - at.x) <= 1 && tip.y > at.y && tip.y < at.y + canvas.squarePixels);
        mouseDoubleClickSequence(canvas, at.x, at.y);
        tryVerify(() => find("noteText").activeFocus);
        compare(find("noteText").text, "wet floor");
        type("!");
        mouseClick(find("saveNote"));
        tryCompare(document, "undoText", "Change Note");
        compare(document.notes.textAt(0, Qt.point(1, 1)), "wet floor!");
        tryVerify(() => canvas.activeFocus);
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        compare(document.notes.textAt(0, Qt.point(1, 1)), "wet floor");
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        compare(document.notes.isAt(0, Qt.point(1, 1)), false);
    }

    function test_aNoteIsDeletedInItsEditor() {
        withChamber();
        pinNote(1, 1, "gone soon");
        keyClick(Qt.Key_N); // the selected note
        tryVerify(() => find("noteText").activeFocus);
        mouseClick(find("deleteNote"));
        tryCompare(document, "undoText", "Delete Note");
        compare(document.notes.isAt(0, Qt.point(1, 1)), false);
    }

    function test_escapeGivesANoteUp() {
        withChamber();
        hoverSquare(2, 2);
        keyClick(Qt.Key_N);
        tryVerify(() => find("noteText").activeFocus);
        type("never mind");
        keyClick(Qt.Key_Escape);
        tryVerify(() => canvas.activeFocus);
        compare(document.notes.isAt(0, Qt.point(2, 2)), false);
        compare(document.undoText, "Add Tile");
    }

    function test_notesAreInTheOutline() {
        withChamber();
        pinNote(1, 1, "beware");
        mouseClick(find("outlineTab"));
        tryVerify(() => find("outline Note: beware") !== null);
    }

    function test_aNewLevelIsShown() {
        withChamber();
        keyClick(Qt.Key_K, Qt.ControlModifier);
        tryVerify(() => find("commandField").activeFocus);
        type("add level");
        keyClick(Qt.Key_Return);
        tryCompare(canvas, "level", 1);
        compare(document.levelNames.length, 2);
        tryVerify(() => canvas.activeFocus);
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        compare(canvas.level, 0);
    }

    function test_thingsAreFoundByNameKindIdAndNote() {
        openSample("standard");
        keyClick(Qt.Key_F, Qt.ControlModifier);
        const field = find("findField");
        tryVerify(() => field.activeFocus);
        const summary = find("findSummary");
        type("cistern");
        compare(summary.text, "1 of 1");
        compare(document.selection.text, "Cistern");
        const bar = find("findBar"); // hides nothing of the map
        tryVerify(() => canvas.pixelOf(canvas.extent.x, canvas.extent.y).y >= bar.mapToItem(canvas, 0, bar.height).y);
        keyClick(Qt.Key_A, Qt.ControlModifier);
        type("pilgrim");
        compare(summary.text, "1 of 1");
        compare(document.selection.text, "Pilgrim's Trunk");
        keyClick(Qt.Key_A, Qt.ControlModifier);
        type("t9ze");
        compare(document.selection.text, "Library");
        keyClick(Qt.Key_A, Qt.ControlModifier);
        type("bottom pool");
        compare(summary.text, "1 of 1");
        verify(document.selection.text.startsWith("Note: "));
        keyClick(Qt.Key_A, Qt.ControlModifier);
        type("unicorn");
        compare(summary.text, "Nothing found");
        keyClick(Qt.Key_Escape);
        verify(!find("findBar").visible);
        verify(canvas.activeFocus);
    }

    function test_hitsAreWalkedThroughAndMarked() {
        openSample("standard");
        const before = grabImage(canvas);
        keyClick(Qt.Key_F, Qt.ControlModifier);
        tryVerify(() => find("findField").activeFocus);
        type("token");
        const summary = find("findSummary");
        compare(summary.text, "1 of 6");
        keyClick(Qt.Key_Return);
        compare(summary.text, "2 of 6");
        keyClick(Qt.Key_Return, Qt.ShiftModifier);
        compare(summary.text, "1 of 6");
        mouseClick(find("findPrevious"));
        compare(summary.text, "6 of 6");
        keyClick(Qt.Key_F3);
        compare(summary.text, "1 of 6");
        verify(!grabImage(canvas).equals(before));
        mouseClick(find("closeFind"));
        keyClick(Qt.Key_Escape);
        tryVerify(() => document.selection.count === 0);
    }

    function test_squaresAreMeasured() {
        openSample("standard");
        keyClick(Qt.Key_M);
        compare(canvas.tool, "measure");
        clickSquare(2, 0);
        hoverSquare(2, 2);
        verify(hint().includes("Steps: 2"), hint());
        verify(hint().includes("Tiles: 0"), hint());
        clickSquare(2, 2);
        hoverSquare(2, 3);
        verify(hint().includes("Steps: 2"), hint()); // the second click keeps it
        clickSquare(2, -2);
        clickSquare(2, 1);
        verify(hint().includes("blocked by a closed door"), hint());
        verify(hint().includes("Tiles: 1"), hint());
        keyClick(Qt.Key_Escape);
        compare(canvas.tool, "measure");
        keyClick(Qt.Key_Escape);
        compare(canvas.tool, "select");
        compare(document.modified, false);
    }

    function test_squaresAreMeasuredByKeys() {
        openSample("standard");
        hoverSquare(2, 0);
        keyClick(Qt.Key_M);
        keyClick(Qt.Key_Down); // shows the cursor
        keyClick(Qt.Key_Return);
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Down);
        verify(hint().includes("Steps: 2"), hint());
    }

    function test_measuringFollowsEdits() {
        openSample("standard");
        keyClick(Qt.Key_M);
        clickSquare(2, -2);
        clickSquare(2, 1);
        verify(hint().includes("closed door"), hint());
        keyClick(Qt.Key_S);
        const door = canvas.pixelOf(2.5, -1);
        mouseClick(canvas, door.x, door.y);
        keyClick(Qt.Key_Delete);
        keyClick(Qt.Key_M);
        clickSquare(2, -2);
        clickSquare(2, 1);
        verify(!hint().includes("closed door"), hint());
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        verify(hint().includes("closed door"), hint());
    }

    function test_aStaircaseLeadsToItsPartner() {
        openSample("two-levels");
        compare(canvas.level, 0);
        verify(!find("staircaseOffer").visible);
        clickSquare(2, 2); // the note on top
        clickSquare(2, 2, Qt.AltModifier); // and what lies below it
        const offer = find("staircaseOffer");
        tryVerify(() => offer.visible);
        mouseClick(offer);
        compare(canvas.level, 1);
        compare(document.selection.count, 1);
        verify(offer.visible);
        canvas.forceActiveFocus();
        keyClick(Qt.Key_G);
        compare(canvas.level, 0);
    }

    name: "MapTools"
}
