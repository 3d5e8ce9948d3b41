import QtQuick
import QtQuick.Controls
import QtTest
import Delvewright

// Editing by mouse and keys in the real window.
WindowTest {
    id: test

    readonly property string chamber: "tile:starter/cistern"

    /// A new document with one chamber whose north-west square is (0, 0).
    function withChamber() {
        newDocument();
        takePiece("cistern", chamber);
        clickSquare(2, 2);
        keyClick(Qt.Key_Escape);
        compare(canvas.tool, "select");
        compare(document.tileCount, 1);
        compare(document.selection.text, "Cistern");
    }

    function isOn(x, y) {
        return document.describe(canvas.level, x, y) !== "";
    }

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
        compare(document.tileCount, 1);
        verify(isOn(0, 0) && isOn(4, 4));
        keyClick(Qt.Key_D, Qt.ControlModifier);
        compare(document.tileCount, 2);
        verify(isOn(5, 0) && isOn(9, 4));
        compare(document.selection.count, 1);
        keyClick(Qt.Key_A, Qt.ControlModifier);
        compare(document.selection.count, 2);
        keyClick(Qt.Key_X, Qt.ControlModifier);
        compare(document.tileCount, 0);
        compare(document.undoText, "Cut");
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

    function test_problemsAreListedAndLocated() {
        withChamber();
        takePiece("cistern", chamber);
        clickSquare(3, 3);
        keyClick(Qt.Key_Escape);
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
        compare(menu.count, 10);
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Return);
        tryCompare(document, "undoText", "Turn Tile");
    }

    name: "Editing"
}
