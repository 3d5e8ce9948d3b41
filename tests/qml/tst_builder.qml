// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtTest
import Delvewright

// The tile builder, used by mouse and keys.
BuilderTest {
    id: test

    function test_theHelpOfTheBuilderOpensThere() {
        openBuilder("helped");
        keyClick(Qt.Key_F1);
        const help = window.dialogs.helpWindow;
        tryVerify(() => help.visible, 20000);
        compare(findChild(help.contentItem, "helpTitle").text, "Tiles and packs of your own");
        AppSettings.language = "it";
        tryVerify(() => findChild(help.contentItem, "helpTitle").text === "Tessere e pacchetti tuoi");
        help.close();
    }

    function test_theFirstPackIsNamedFromTheMenu() {
        newDocument();
        keyClick(Qt.Key_K, Qt.ControlModifier);
        tryVerify(() => find("commandField")?.activeFocus ?? false);
        type("new pack");
        keyClick(Qt.Key_Return);
        tryVerify(() => find("packName")?.activeFocus ?? false);
        waitForRendering(find("packName"), 1000);
        verify(find("packName").activeFocus);
        type("cellar folk");
        keyClick(Qt.Key_Return);
        tryVerify(() => pack !== null && pack.name === "cellar folk");
    }

    function test_theScaleMayChangeAfterAPackCameIn() {
        openBuilder("scaled"); // which changes lists of dialogs that are closed
        const before = find("newPieceButton").height;
        AppSettings.interfaceScale = 2;
        tryVerify(() => find("newPieceButton").height >= before * 2);
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

    function test_artifactsTokensAndFiguresAreUsedAtOnce() {
        newDocument();
        openBuilder("folk");
        chooseFromMenu("newPieceButton", "newPieceMenu", 8); // an artifact
        tryVerify(() => pack.pieceName === "New Artifact");
        const artifact = pack.piece;
        keyClick(Qt.Key_Return, Qt.ControlModifier);
        tryVerify(() => canvas.visible && canvas.carriedPiece === "artifact:" + artifact);
        takePiece("new artifact", "artifact:" + artifact);
        compare(find("piece artifact:" + artifact).stockLeft, 1); // it is on the screen, if not on the shelf
        keyClick(Qt.Key_Escape);
        keyClick(Qt.Key_B, Qt.ControlModifier);
        tryVerify(() => find("builder").visible);
        chooseFromMenu("newPieceButton", "newPieceMenu", 7);
        tryVerify(() => pack.pieceName === "New Wandering Token");
        keyClick(Qt.Key_Return, Qt.ControlModifier);
        tryVerify(() => canvas.visible && canvas.carriedPiece === "token:yellow");
        keyClick(Qt.Key_Escape);
        keyClick(Qt.Key_B, Qt.ControlModifier);
        tryVerify(() => find("builder").visible);
        chooseFromMenu("newPieceButton", "newPieceMenu", 3);
        tryVerify(() => pack.pieceName === "New Hero");
        keyClick(Qt.Key_Return, Qt.ControlModifier);
        tryVerify(() => canvas.visible && (find("player 0")?.visible ?? false));
        mouseClick(findChild(findChild(find("player 0"), "team"), "addEntry"));
        tryVerify(() => find("pickerSearch")?.activeFocus ?? false);
        const names = find("offers").model.map(offer => offer.name).join("\n");
        verify(names.includes("New Hero"), names);
        keyClick(Qt.Key_Escape);
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
        // Tab keeps what is typed and goes on to the next cell; back goes back.
        type("8");
        keyClick(Qt.Key_Tab);
        tryCompare(findChild(dial, "cell 1"), "text", "8");
        compare(dial.cell, 2);
        verify(dial.activeFocus);
        keyClick(Qt.Key_Tab);
        compare(dial.cell, 3);
        keyClick(Qt.Key_Backtab, Qt.ShiftModifier);
        compare(dial.cell, 2);
        const rows = dial.table.rows;
        mouseClick(findChild(dial, "addRow"));
        tryCompare(dial.table, "rows", rows + 1);
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        tryCompare(dial.table, "rows", rows);
    }

    function test_headingsOfTablesHaveRoom() {
        openBuilder("Narrow");
        keyClick(Qt.Key_C, Qt.ControlModifier | Qt.AltModifier);
        tryVerify(() => find("tableTitle") !== null && find("tableTitle").width > 0);
        verify(find("tableTitle").contentWidth <= find("tableTitle").width);
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

    function test_packsThatAreNotSavedAreAskedAboutAtTheEnd() {
        const dialog = () => findChild(window, "unsavedPacksDialog");
        openBuilder("kept");
        newChamber();
        verify(pack.modified);
        // Cancel: everything stays.
        keyClick(Qt.Key_Q, Qt.ControlModifier);
        tryVerify(() => dialog().opened);
        mouseClick(dialog().standardButton(Dialog.Cancel));
        tryVerify(() => !dialog().visible);
        verify(window.visible && pack.modified);
        // Save: the pack is in the folder of packs, and the window is gone.
        keyClick(Qt.Key_Q, Qt.ControlModifier);
        tryVerify(() => dialog().opened);
        mouseClick(dialog().standardButton(Dialog.Save));
        tryVerify(() => !window.visible);
        verify(!pack.modified);
    }

    function test_changesOfPacksCanBeGivenUpAtTheEnd() {
        const dialog = () => findChild(window, "unsavedPacksDialog");
        openBuilder("dropped");
        newChamber();
        keyClick(Qt.Key_Q, Qt.ControlModifier);
        tryVerify(() => dialog().opened);
        dialog().standardButton(Dialog.Discard).forceActiveFocus();
        keyClick(Qt.Key_Space);
        tryVerify(() => !window.visible);
    }

    name: "Builder"
}
