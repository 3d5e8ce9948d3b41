// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Delvewright

WindowTest {
    id: test

    readonly property CollectionDialog dialog: parts?.output.collectionDialog ?? null

    function inDialog(name) {
        const found = findChild(dialog.contentItem, name) ?? findChild(dialog.footer, name);
        verify(found, name);
        return found;
    }

    function openCollection() {
        window.arrivals.open(Qt.resolvedUrl("../../resources/scenarios/six-tiles.scenario.json").toString().replace("file://", ""));
        tryVerify(() => canvas.visible && canvas.activeFocus);
        keyClick(Qt.Key_L, Qt.ControlModifier | Qt.ShiftModifier);
        tryVerify(() => dialog.opened);
    }

    /// Types a number into a box and leaves it.
    function typeNumber(box, number) {
        mouseClick(box.contentItem);
        tryVerify(() => box.contentItem.activeFocus);
        keyClick(Qt.Key_A, Qt.ControlModifier);
        for (const digit of String(number))
            keyClick(digit);
        keyClick(Qt.Key_Return);
        compare(box.value, number);
    }

    function cleanup() {
        // As everybody has it at the start.
        if (dialog.visible)
            typeNumber(inDialog("sets starter"), 1);
        window.mayClose = true;
        window.close();
    }

    function test_oneOfEachShippedSetIsOwned() {
        openCollection();
        compare(inDialog("sets starter").value, 1);
        verify(inDialog("collectionPieces").count > 40);
        compare(inDialog("printMissingPieces").enabled, !inDialog("collectionSummary").text.includes("lacks nothing"));
    }

    function test_withoutTheSetEverythingIsLacking() {
        openCollection();
        const all = inDialog("collectionPieces").count;
        typeNumber(inDialog("sets starter"), 0);
        tryVerify(() => inDialog("collectionSummary").text.includes("piece"));
        mouseClick(inDialog("collectionLacking"));
        tryVerify(() => inDialog("collectionPieces").count < all);
        verify(inDialog("collectionPieces").count > 0);
    }

    function test_aSinglePieceIsCounted() {
        openCollection();
        mouseClick(inDialog("collectionSearch"));
        for (const letter of "cistern")
            keyClick(letter);
        tryCompare(inDialog("collectionPieces"), "count", 1);
        const before = inDialog("owned 0").value;
        typeNumber(inDialog("owned 0"), before + 3);
        typeNumber(inDialog("owned 0"), before);
    }

    function test_thePaletteCountsWhatIsOwned() {
        openCollection();
        typeNumber(inDialog("sets starter"), 3);
        keyClick(Qt.Key_Escape);
        tryVerify(() => !dialog.visible);
        const search = find("paletteSearch");
        mouseClick(search);
        for (const letter of "cistern")
            keyClick(letter);
        tryVerify(() => find("piece tile:starter/cistern") !== null);
        const three = find("piece tile:starter/cistern").stockLeft;
        keyClick(Qt.Key_L, Qt.ControlModifier | Qt.ShiftModifier);
        tryVerify(() => dialog.opened);
        typeNumber(inDialog("sets starter"), 1);
        verify(find("piece tile:starter/cistern").stockLeft < three);
    }

    function test_whatIsMissingIsPrinted() {
        openCollection();
        typeNumber(inDialog("sets starter"), 0);
        mouseClick(inDialog("printMissingPieces"));
        const printing = parts.output.printDialog;
        tryVerify(() => printing.opened && !dialog.visible);
        tryVerify(() => findChild(printing.contentItem, "printPages").count > 0, 20000);
        verify(findChild(printing.contentItem, "printMissing").checked);
        keyClick(Qt.Key_Escape);
        tryVerify(() => !printing.visible);
        AppSettings.write("print/onlyMissing", false);
        AppSettings.write("print/kind", 0);
        keyClick(Qt.Key_L, Qt.ControlModifier | Qt.ShiftModifier);
        tryVerify(() => dialog.opened);
    }

    name: "Collection"
}
