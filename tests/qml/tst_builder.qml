import QtQuick
import QtQuick.Controls
import QtTest
import Delvewright

// The tile builder, used by mouse and keys.
WindowTest {
    id: test

    readonly property TileCanvas face: find("tileCanvas")
    readonly property PackViewModel pack: find("builder")?.pack ?? null

    /// A window with the builder open on a pack of this name, made as a user does.
    function openBuilder(name) {
        keyClick(Qt.Key_B, Qt.ControlModifier);
        tryVerify(() => find("builder").visible);
        if (pack === null) {
            mouseClick(find("newFirstPack"));
        } else {
            mouseClick(find("packMenuButton"));
            tryVerify(() => popup("packMenu").opened);
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Return);
        }
        tryVerify(() => find("packName")?.activeFocus ?? false);
        type(name);
        keyClick(Qt.Key_Return);
        tryVerify(() => pack !== null && pack.name === name);
    }

    /// A menu or dialog, which is no item of the window until it is open.
    function popup(name) {
        for (const owner of ["packColumn", "builderDialogs"]) {
            const found = findChild(find(owner), name);
            if (found)
                return found;
        }
        return null;
    }

    function type(text) {
        for (const letter of text)
            keyClick(letter);
    }

    function newChamber() {
        keyClick(Qt.Key_C, Qt.ControlModifier | Qt.AltModifier);
        tryVerify(() => face.visible && face.width > 100);
        face.forceActiveFocus();
    }

    function chooseFromMenu(button, menu, downs) {
        mouseClick(find(button));
        tryVerify(() => popup(menu).opened);
        for (let i = 0; i < downs; ++i)
            keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Return);
        tryVerify(() => !popup(menu).visible);
    }

    function clickFace(x, y) {
        const at = face.pixelOf(x, y);
        mouseClick(face, at.x, at.y);
    }

    function dragFace(points) {
        const pixels = points.map(point => face.pixelOf(point[0], point[1]));
        mousePress(face, pixels[0].x, pixels[0].y);
        for (const pixel of pixels.slice(1))
            mouseMove(face, pixel.x, pixel.y, -1, Qt.LeftButton);
        const last = pixels[pixels.length - 1];
        mouseRelease(face, last.x, last.y);
    }

    /// What the status line says of a square, by walking there with the keys.
    function look(x, y) {
        face.forceActiveFocus();
        for (let i = 0; i < 5; ++i) {
            keyClick(Qt.Key_Left);
            keyClick(Qt.Key_Up);
        }
        for (let i = 0; i < x; ++i)
            keyClick(Qt.Key_Right);
        for (let i = 0; i < y; ++i)
            keyClick(Qt.Key_Down);
        return find("tileStatus").text;
    }

    function test_theHelpOfTheBuilderOpensThere() {
        openBuilder("helped");
        keyClick(Qt.Key_F1);
        const help = window.guides.helpWindow;
        tryVerify(() => help.visible, 20000);
        compare(findChild(help.contentItem, "helpTitle").text, "Tiles and packs of your own");
        AppSettings.language = "it";
        tryVerify(() => findChild(help.contentItem, "helpTitle").text === "Tessere e pacchetti tuoi");
        help.close();
    }

    function test_theScaleMayChangeAfterAPackCameIn() {
        openBuilder("scaled"); // which changes lists of dialogs that are closed
        const before = find("newPieceButton").height;
        AppSettings.interfaceScale = 2;
        tryVerify(() => find("newPieceButton").height >= before * 2);
    }

    function test_terrainIsPaintedByClickAndDrag() {
        openBuilder("strokes");
        newChamber();
        mouseClick(find("terrain 2"));
        dragFace([[0.5, 0.5], [1.5, 0.5], [2.5, 0.5]]);
        for (const x of [0, 1, 2])
            verify(look(x, 0).includes("water"), look(x, 0));
        verify(look(3, 0).includes("clear"));
        // One drag is one step.
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        for (const x of [0, 1, 2])
            verify(look(x, 0).includes("clear"), look(x, 0));
        keyClick(Qt.Key_Z, Qt.ControlModifier | Qt.ShiftModifier);
        verify(look(1, 0).includes("water"));
    }

    function test_everythingGoesByKeys() {
        openBuilder("keys");
        newChamber();
        look(2, 2);
        keyClick(Qt.Key_5);
        keyClick(Qt.Key_Return);
        verify(find("tileStatus").text.includes("blocking"));
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Right, Qt.ShiftModifier);
        verify(find("tileStatus").text.includes("no wall in the east"), find("tileStatus").text);
        keyClick(Qt.Key_W);
        verify(find("tileStatus").text.includes("· wall in the east"), find("tileStatus").text);
        keyClick(Qt.Key_Plus);
        verify(find("tileStatus").text.includes("cost 2"), find("tileStatus").text);
        keyClick(Qt.Key_L);
        verify(find("tileStatus").text.includes("linked corner"), find("tileStatus").text);
        keyClick(Qt.Key_F);
        compare(face.side, 1);
        verify(look(2, 2).includes("clear")); // the other face is as it was
        for (let i = 0; i < 4; ++i)
            keyClick(Qt.Key_Z, Qt.ControlModifier);
        keyClick(Qt.Key_F);
        verify(look(2, 2).includes("clear"));
        verify(pack.canUndo); // the tile itself was added
    }

    function test_wallsAndOpeningsAreToggledByMouse() {
        openBuilder("walls");
        newChamber();
        mouseClick(find("wallTool"));
        clickFace(2.5, 0.02);
        look(2, 0);
        keyClick(Qt.Key_Up, Qt.ShiftModifier);
        verify(find("tileStatus").text.includes("border wall in the north"), find("tileStatus").text);
        mouseClick(find("wallTool"));
        dragFace([[1.02, 0.5], [1.02, 1.5], [1.02, 2.5]]);
        for (const y of [0, 1, 2]) {
            look(1, y);
            keyClick(Qt.Key_Left, Qt.ShiftModifier);
            verify(find("tileStatus").text.includes("· wall in the west"), find("tileStatus").text);
        }
    }

    function test_checksFollowTheDrawing() {
        openBuilder("checks");
        newChamber();
        tryVerify(() => find("check MAP-11 0") !== null);
        mouseClick(find("wallTool"));
        for (const at of [[2.5, 0.02], [2.5, 4.98], [0.02, 2.5], [4.98, 2.5]])
            clickFace(at[0], at[1]);
        tryVerify(() => findChild(find("check MAP-11 0"), "sentence").text === "Face A has no entryway.");
        // The rule is a click away.
        mouseClick(findChild(find("check MAP-11 0"), "ruleLink"));
        tryVerify(() => find("ruleNoteText")?.visible ?? false);
        verify(find("ruleNoteText").text.length > 20);
        keyClick(Qt.Key_Escape);
        tryVerify(() => !(find("ruleNoteText")?.visible ?? false));
        face.forceActiveFocus();
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        tryVerify(() => findChild(find("check MAP-11 0"), "sentence").text !== "Face A has no entryway.");
    }

    function control(name) {
        let row = null;
        tryVerify(() => (row = findChild(find("sideForm"), "property " + name)) !== null);
        return findChild(row, "control");
    }

    function test_namesAreJudgedWhileTyping() {
        openBuilder("names");
        newChamber();
        const field = control("name.en");
        mouseClick(field);
        keyClick(Qt.Key_A, Qt.ControlModifier);
        keyClick(Qt.Key_Delete);
        const fault = findChild(findChild(find("sideForm"), "property name.en"), "fault");
        tryVerify(() => fault.visible); // English is required
        verify(fault.text.includes("English"), fault.text);
        type("Quiet Room");
        verify(!fault.visible);
        keyClick(Qt.Key_Return);
        compare(pack.pieceName, "Quiet Room");
        compare(pack.undoText, "Change Name (English)");
    }

    function test_aStarterTileIsCopiedAndUsedAtOnce() {
        newDocument();
        openBuilder("mine");
        mouseClick(find("copyPieceButton"));
        tryVerify(() => find("copySearch")?.activeFocus ?? false);
        type("cistern");
        tryVerify(() => find("packPiece starter/cistern") !== null);
        mouseClick(find("packPiece starter/cistern"), 40, find("packPiece starter/cistern").height - 10);
        tryCompare(pack, "piece", "mine/cistern");
        face.forceActiveFocus();
        keyClick(Qt.Key_Return, Qt.ControlModifier);
        // The pack is saved, and the dungeon in front has the tile in hand.
        tryVerify(() => canvas.visible && canvas.carriedPiece === "tile:mine/cistern");
        verify(!find("builder").visible);
        clickSquare(2, 2);
        keyClick(Qt.Key_Escape);
        keyClick(Qt.Key_Escape);
        compare(document.readOnly, false);
        verify(document.describe(0, 2, 2) !== "");
        takePiece("cistern", "tile:mine/cistern"); // the palette knows it
    }

    function test_savingAsksOnceWhatOpenScenariosLose() {
        newDocument();
        openBuilder("used");
        newChamber();
        const piece = pack.piece;
        keyClick(Qt.Key_Return, Qt.ControlModifier);
        tryVerify(() => canvas.visible && canvas.carriedPiece === "tile:" + piece);
        clickSquare(2, 2);
        clickSquare(2, 7);
        keyClick(Qt.Key_Escape);
        keyClick(Qt.Key_Escape);
        keyClick(Qt.Key_B, Qt.ControlModifier);
        tryVerify(() => face.visible);
        face.forceActiveFocus();
        mouseClick(find("wallTool"));
        for (const at of [[2.5, 0.02], [2.5, 4.98], [0.02, 2.5], [4.98, 2.5]])
            clickFace(at[0], at[1]);
        keyClick(Qt.Key_S, Qt.ControlModifier);
        tryVerify(() => popup("impactDialog").opened);
        compare(popup("impactDialog").impact.length, 1);
        verify(pack.modified);
        popup("impactDialog").standardButton(Dialog.Save).forceActiveFocus();
        keyClick(Qt.Key_Space);
        tryVerify(() => !pack.modified);
    }

    function test_aDialIsEditedLikeASpreadsheet() {
        openBuilder("figures");
        chooseFromMenu("newPieceButton", "newPieceMenu", 3);
        let dial = null;
        tryVerify(() => (dial = find("table dial.0")) !== null && dial.visible);
        // The first cell of a row is its heading: cell 1 is the speed of the first click.
        mouseClick(findChild(dial, "cell 1"));
        type("9");
        keyClick(Qt.Key_Return);
        tryCompare(findChild(dial, "cell 1"), "text", "9");
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Return);
        tryVerify(() => findChild(dial, "choiceList").opened);
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Return);
        tryCompare(findChild(dial, "cell 2"), "text", "Charge");
        // Back to the number: 31 is more than a dial shows.
        keyClick(Qt.Key_Left);
        type("31");
        const fault = findChild(dial, "fault");
        tryVerify(() => fault.visible);
        verify(fault.text.includes("from 0 to 30"), fault.text);
        keyClick(Qt.Key_Escape);
        verify(!fault.visible);
        compare(findChild(dial, "cell 1").text, "9");
        const rows = dial.table.rows;
        mouseClick(findChild(dial, "addRow"));
        tryCompare(dial.table, "rows", rows + 1);
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        tryCompare(dial.table, "rows", rows);
    }

    function test_aPackIsDeletedAfterAQuestion() {
        openBuilder("doomed");
        chooseFromMenu("packMenuButton", "packMenu", 5);
        tryVerify(() => popup("deletePackDialog").opened);
        popup("deletePackDialog").standardButton(Dialog.Cancel).forceActiveFocus();
        keyClick(Qt.Key_Space);
        tryVerify(() => !popup("deletePackDialog").visible);
        compare(pack.name, "doomed");
        chooseFromMenu("packMenuButton", "packMenu", 5);
        tryVerify(() => popup("deletePackDialog").opened);
        popup("deletePackDialog").standardButton(Dialog.Yes).forceActiveFocus();
        keyClick(Qt.Key_Space);
        tryVerify(() => pack === null || pack.name !== "doomed");
    }

    name: "Builder"
}
