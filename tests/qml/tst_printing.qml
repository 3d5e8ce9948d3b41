// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Delvewright

WindowTest {
    id: test

    readonly property PrintDialog dialog: parts?.output.printDialog ?? null

    function inDialog(name) {
        const found = findChild(dialog.contentItem, name) ?? findChild(dialog.footer, name);
        verify(found, name);
        return found;
    }

    /// Opens a document that every kind of output can show.
    function openSample(name) {
        window.arrivals.open(Qt.resolvedUrl("../../resources/scenarios/" + name + ".scenario.json").toString().replace("file://", ""));
        tryVerify(() => canvas.visible && canvas.activeFocus);
    }

    function openPrinting() {
        openSample("six-tiles");
        startPrinting();
    }

    function startPrinting() {
        keyClick(Qt.Key_P, Qt.ControlModifier);
        tryVerify(() => dialog.opened);
        settled();
    }

    function settled() {
        tryVerify(() => !inDialog("printCount").text.includes("…"), 20000);
    }

    /// Chooses an entry of a list with the keyboard.
    function choose(box, index) {
        box.forceActiveFocus();
        while (box.currentIndex !== index) {
            const before = box.currentIndex;
            keyClick(box.currentIndex < index ? Qt.Key_Down : Qt.Key_Up);
            verify(box.currentIndex !== before);
        }
        settled();
    }

    function pageCount() {
        return inDialog("printPages").count;
    }

    function type(text) {
        for (const letter of text)
            keyClick(letter);
    }

    function typeNumber(box, text) {
        box.contentItem.forceActiveFocus(); // it may lie below what is seen
        tryVerify(() => box.contentItem.activeFocus);
        keyClick(Qt.Key_A, Qt.ControlModifier);
        type(text);
        keyClick(Qt.Key_Return);
        settled();
    }

    function cleanup() {
        const choices = {
            "print/kind": 0,
            "print/paper": "A4",
            "print/orientation": 0,
            "print/square": 38.1,
            "print/style": 0,
            "print/onlyMissing": false
        };
        for (const name in choices)
            AppSettings.write(name, choices[name]);
        window.mayClose = true;
        window.close();
    }

    function test_thePreviewShowsTheFirstPage() {
        openPrinting();
        verify(pageCount() > 2);
        compare(inDialog("printPages").currentIndex, 0);
        tryVerify(() => inDialog("printPagePicture").ready, 20000);
        const picture = grabImage(inDialog("printPagePicture"));
        let inked = false;
        for (let x = 0; x < picture.width && !inked; x += 3)
            for (let y = 0; y < picture.height && !inked; y += 3)
                inked = picture.red(x, y) < 128;
        verify(inked);
    }

    function test_pagesAreTurnedByMouseAndKeys() {
        openPrinting();
        mouseClick(inDialog("nextPage"));
        compare(inDialog("printPages").currentIndex, 1);
        verify(inDialog("pageNumber").text.startsWith("Page 2"));
        inDialog("printPages").forceActiveFocus();
        keyClick(Qt.Key_PageUp);
        compare(inDialog("printPages").currentIndex, 0);
        keyClick(Qt.Key_End);
        compare(inDialog("printPages").currentIndex, pageCount() - 1);
        verify(!inDialog("nextPage").enabled);
        mouseClick(inDialog("printPage " + (pageCount() - 1)));
        compare(inDialog("printPages").currentIndex, pageCount() - 1);
    }

    function test_everyKindHasPages() {
        openPrinting();
        for (let kind = 4; kind >= 0; --kind) {
            choose(inDialog("printKind"), kind);
            verify(pageCount() > 0, "kind " + kind);
            compare(inDialog("printProblem").visible, false);
            // Only what matters for the kind is asked for.
            compare(inDialog("printOverlap").visible, kind === 0);
            compare(inDialog("printDuplex").visible, kind === 1 || kind === 4);
        }
    }

    function test_largerPaperNeedsFewerPages() {
        openPrinting();
        const before = pageCount();
        choose(inDialog("printPaper"), 3);
        verify(pageCount() < before);
    }

    function test_smallerSquaresNeedFewerPages() {
        openPrinting();
        const before = pageCount();
        typeNumber(inDialog("printSquare"), "12.5");
        verify(pageCount() < before);
        compare(inDialog("printSquare").value, 125);
    }

    function test_aSquareLargerThanThePageIsExplained() {
        openPrinting();
        typeNumber(inDialog("printSquare"), "600");
        tryVerify(() => inDialog("printProblem").visible);
        verify(inDialog("printProblem").text.includes("larger than the page"));
        verify(!inDialog("printSave").enabled);
        verify(!inDialog("printPrint").enabled);
    }

    function test_paperThatIsNoneIsExplained() {
        openPrinting();
        const paper = inDialog("printPaper");
        mouseClick(paper.contentItem);
        keyClick(Qt.Key_A, Qt.ControlModifier);
        type("B52");
        keyClick(Qt.Key_Return);
        tryVerify(() => inDialog("printProblem").visible);
        verify(inDialog("printProblem").text.toLowerCase().includes("b52"));
    }

    function test_theStyleShowsInThePreview() {
        openPrinting();
        tryVerify(() => inDialog("printPagePicture").ready, 20000);
        const before = grabImage(inDialog("printPagePicture"));
        choose(inDialog("printStyle"), 3);
        tryVerify(() => inDialog("printPagePicture").ready, 20000);
        tryVerify(() => !grabImage(inDialog("printPagePicture")).equals(before));
    }

    function test_nothingIsMissingFromAFullCollection() {
        openPrinting();
        choose(inDialog("printKind"), 1);
        const all = pageCount();
        verify(all > 0);
        waitForRendering(inDialog("printMissing"), 1000); // it has just come into the form
        mouseClick(inDialog("printMissing"));
        tryVerify(() => inDialog("printProblem").visible);
        verify(inDialog("printProblem").text.includes("no tile is missing"));
        mouseClick(inDialog("printMissing"));
        tryVerify(() => pageCount() === all);
    }

    function test_theCorrectionIsRememberedForThePrinter() {
        openPrinting();
        typeNumber(inDialog("printAcross"), "98.5");
        compare(inDialog("printAcross").value, 985);
        keyClick(Qt.Key_Escape);
        tryVerify(() => !dialog.visible);
        keyClick(Qt.Key_P, Qt.ControlModifier);
        tryVerify(() => dialog.opened);
        compare(inDialog("printAcross").value, 985);
        typeNumber(inDialog("printAcross"), "100");
        compare(inDialog("printAcross").value, 1000);
    }

    function test_withoutAPrinterThatIsSaid() {
        openPrinting();
        const hasPrinter = inDialog("printPrinter").count > 1;
        compare(inDialog("noPrinter").visible, !hasPrinter);
        compare(inDialog("printPrint").enabled, hasPrinter);
        compare(inDialog("printSave").highlighted, !hasPrinter);
    }

    function test_aPdfIsSaved() {
        openFirstSample();
        startPrinting();
        const file = "printed-by-a-test.pdf";
        mouseClick(inDialog("printSave"));
        saveInFileDialog(file);
        tryVerify(() => inDialog("jobOutcome").text.includes(file), 20000);
        verify(inDialog("jobOutcome").text.startsWith("✔"));
    }

    function test_escapeClosesAndNothingIsChanged() {
        openPrinting();
        keyClick(Qt.Key_Escape);
        tryVerify(() => !dialog.visible);
        verify(!document.modified);
    }

    name: "Printing"
}
