// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtTest
import Delvewright

// The card builder, used by mouse and keys.
CardTest {
    id: test

    name: "CardBuilder"

    readonly property Item builder: window ? find("cardBuilder") : null
    readonly property SetDraft draft: builder?.draft ?? null

    function type(text) {
        for (const letter of text)
            keyClick(letter);
    }

    function inBuilder(name) {
        return findChild(builder, name);
    }

    /// A window with the builder open on a set of this name, made as a user does.
    function openBuilder(name) {
        keyClick(Qt.Key_B, Qt.ControlModifier | Qt.ShiftModifier);
        tryVerify(() => builder.visible);
        if (draft === null) {
            tryVerify(() => inBuilder("newFirstPack").activeFocus);
            keyClick(Qt.Key_Return);
        } else {
            chooseFromMenu("packMenuButton", "packMenu", 1);
        }
        const dialogs = find("cardBuilderDialogs");
        tryVerify(() => findChild(dialogs, "packNameDialog").opened);
        tryVerify(() => (window.activeFocusItem?.objectName ?? "") === "packName");
        type(name);
        keyClick(Qt.Key_Return);
        tryVerify(() => draft !== null && draft.name === name);
    }

    function chooseFromMenu(button, menu, downs) {
        mouseClick(inBuilder(button));
        tryVerify(() => inBuilder(menu).opened);
        for (let i = 0; i < downs; ++i)
            keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Return);
        tryVerify(() => !inBuilder(menu).visible);
    }

    /// Makes a card by the menu "New…": 1 is the first entry.
    function makeCard(entry) {
        const before = draft.piece;
        chooseFromMenu("newPieceButton", "newPieceMenu", entry);
        tryVerify(() => draft.piece !== before);
        tryVerify(() => inBuilder("cardFace").visible && inBuilder("cardFace").width > 100);
    }

    function clickSpot(field) {
        let spot = null;
        tryVerify(() => (spot = findChild(inBuilder("cardFace"), "spot " + field)) !== null);
        mouseClick(spot);
    }

    function control(name) {
        let row = null;
        tryVerify(() => (row = findChild(inBuilder("sideForm"), "property " + name)) !== null);
        return findChild(row, "control");
    }

    function chooseIn(box, index) {
        box.forceActiveFocus(Qt.TabFocusReason);
        while (box.currentIndex !== index)
            keyClick(box.currentIndex < index ? Qt.Key_Down : Qt.Key_Up);
    }

    function effect(name) {
        let row = null;
        tryVerify(() => (row = findChild(builder, "effect " + name)) !== null && row.visible);
        return row;
    }

    function part(row, name) {
        let chip = null;
        tryVerify(() => (chip = findChild(row, "part " + name)) !== null);
        return findChild(chip, "control");
    }

    function test_theHelpOfTheBuilderOpensThere() {
        openBuilder("helped");
        keyClick(Qt.Key_F1);
        const help = window.dialogs.helpWindow;
        tryVerify(() => help.visible, 20000);
        compare(findChild(help.contentItem, "helpTitle").text, "Cards of your own");
        help.close();
    }

    function test_aCardIsMadeLaidAndPrinted() {
        newMap();
        mouseClick(find("takeEntrance"));
        clickCell(0, 0);
        compare(map.cardCount, 1);
        openBuilder("salt mine");
        makeCard(2); // a Passage
        // The name is clicked on the card, and typed into its field.
        clickSpot("name.en");
        tryVerify(() => control("name.en").activeFocus);
        keyClick(Qt.Key_A, Qt.ControlModifier);
        type("Brine Hall");
        keyClick(Qt.Key_Return);
        compare(draft.pieceName, "Brine Hall");
        verify(inBuilder("cardFace").words.startsWith("Brine Hall"));
        // So is a number, with the keys.
        clickSpot("glory");
        tryVerify(() => control("glory").activeFocus);
        keyClick(Qt.Key_Up);
        compare(draft.undoText, "Change Glory");
        // A door leads to its line of the table.
        clickSpot("table doors 1");
        const doors = findChild(inBuilder("sideForm"), "table doors");
        tryVerify(() => doors.activeFocus && doors.row === 1);
        verify(draft.modified);
        // Saved and laid at once.
        const piece = draft.laidAs;
        keyClick(Qt.Key_Return, Qt.ControlModifier | Qt.ShiftModifier);
        tryVerify(() => table.visible && table.carriedPiece === piece);
        verify(!builder.visible && !draft.modified);
        keyClick(Qt.Key_Tab);
        compare(table.verdict, 0);
        keyClick(Qt.Key_Return);
        compare(map.cardCount, 2);
        keyClick(Qt.Key_Escape);
        keyClick(Qt.Key_Escape);
        // And printed with the map.
        const dialog = cardParts.dialogs.printDialog;
        const count = () => (findChild(dialog.contentItem, "printCount") ?? findChild(dialog.footer, "printCount"))?.text ?? "";
        keyClick(Qt.Key_P, Qt.ControlModifier);
        tryVerify(() => dialog.opened);
        const settle = () => tryVerify(() => count() !== "" && !count().includes("…"), 20000);
        settle();
        // The setup in words names what lies on the map.
        chooseIn(findChild(dialog.contentItem, "printKind"), 4);
        settle();
        mouseClick(findChild(dialog.footer, "printSave"));
        saveInFileDialog("mine.pdf");
        tryVerify(() => dialog.pages.job.outcome.includes("mine.pdf"), 20000);
        const text = itemFinder.textOfPdf("mine.pdf");
        verify(text.includes("Brine Hall"), text);
        chooseIn(findChild(dialog.contentItem, "printKind"), 0);
        keyClick(Qt.Key_Escape);
        tryVerify(() => !dialog.visible);
    }

    function test_theSetIsPrintedAndDrawnWithoutAMap() {
        openBuilder("lone set");
        verify(window.editor.commands.of("cardBuilder.print").enabled);
        makeCard(2);
        window.editor.commands.of("cardBuilder.print").trigger();
        const dialogs = find("cardBuilderDialogs");
        const printing = findChild(dialogs, "setPrintDialog");
        tryVerify(() => printing.opened);
        const inPrint = name => findChild(printing.contentItem, name) ?? findChild(printing.footer, name);
        tryVerify(() => inPrint("printCount").text === "2 pages", 20000); // three cards, fronts and backs
        compare(inPrint("printKind").count, 2); // its cards, or pawns and markers
        mouseClick(inPrint("printSave"));
        saveInFileDialog("set.pdf");
        tryVerify(() => printing.pages.job.outcome.includes("set.pdf"), 20000);
        const text = itemFinder.textOfPdf("set.pdf");
        verify(text.includes("lone set") && text.includes("backs"), text);
        printing.close();
        tryVerify(() => !printing.visible);
        // Each card, two of which every new set has, and their back; then the card alone; then a sheet for a virtual table.
        window.editor.commands.of("cardBuilder.pictures").trigger();
        const drawing = findChild(dialogs, "setPicturesDialog");
        tryVerify(() => drawing.opened);
        const card = draft.piece.split("/")[1];
        const each = ["back_map", "crossing", "entrance", card].map(name => "each-" + name + ".png");
        const expected = [each, ["alone.png"], ["table.png"]];
        for (const [format, name] of ["each", "alone", "table"].entries()) {
            chooseIn(findChild(drawing.contentItem, "exportFormat"), format);
            compare(findChild(drawing.contentItem, "exportPixels").visible, format < 2);
            mouseClick(findChild(drawing.footer, "exportSave"));
            saveInFileDialog(name + ".png");
            tryVerify(() => drawing.exporter.job.outcome.includes(expected[format][0]), 20000);
            compare(itemFinder.filesLike(name + "*.png").sort(), expected[format].sort());
        }
        drawing.close();
        tryVerify(() => !drawing.visible);
    }

    function test_effectsAreBuiltByMenus() {
        openBuilder("curses");
        makeCard(7); // a Bane
        clickSpot("effects");
        const row = effect("effects 0");
        const english = () => findChild(findChild(row, "english"), "sentence").text;
        const italian = () => findChild(findChild(row, "italian"), "sentence").text;
        compare(english(), "The target takes 1 wound.");
        chooseIn(part(row, "amount"), 2);
        compare(english(), "The target takes 3 wounds.");
        compare(italian(), "Il bersaglio subisce 3 ferite.");
        // The menus keep the keys while one goes on.
        verify(part(row, "amount").activeFocus);
        chooseIn(part(row, "who"), 7);
        compare(english(), "Every Hero takes 3 wounds.");
        // Each step of the arrow keys is an edit.
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        compare(english(), "Every other Hero takes 3 wounds.");
        // Another one is added and removed.
        const adding = findChild(findChild(builder, "effects effects"), "addEffect");
        mouseClick(adding);
        tryVerify(() => adding.popup.opened);
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Return);
        mouseClick(findChild(effect("effects 1"), "removeEffect"));
        tryVerify(() => findChild(builder, "effect effects 1") === null);
    }

    function test_textWithoutRoomIsTold() {
        openBuilder("long");
        makeCard(5); // a Boon
        compare(inBuilder("cardChecksTitle").text, "Checks: all is well");
        const field = control("flavour.en");
        field.forceActiveFocus();
        for (let i = 0; i < 80; ++i)
            type("so many ");
        keyClick(Qt.Key_Tab);
        tryCompare(inBuilder("cardChecksTitle"), "text", "Checks: not ready");
        verify(inBuilder("check DNR-CARD-01") !== null);
    }

    function test_setsHaveFactsAndStatistics() {
        openBuilder("facts");
        mouseClick(inBuilder("packFacts"));
        tryVerify(() => inBuilder("setStatistics").visible);
        verify(inBuilder("setStatistics").count > 3);
        verify(findChild(inBuilder("wideForm"), "table categories") !== null);
    }

    function test_deletingAsksFirst() {
        openBuilder("doomed");
        chooseFromMenu("packMenuButton", "packMenu", 10);
        const dialog = findChild(find("cardBuilderDialogs"), "deletePackDialog");
        tryVerify(() => dialog.opened);
        keyClick(Qt.Key_Escape);
        tryVerify(() => !dialog.visible);
        compare(draft.name, "doomed");
    }
}
