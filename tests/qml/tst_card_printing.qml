// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtTest
import Delvewright
import DelvewrightTest

// The dialogs that print and export card maps, with mouse and keys.
TestCase {
    id: test

    readonly property var styles: ["Full colour", "Parchment", "Blueprint", "Ink saver"]
    property ApplicationWindow window: null

    function inDialog(dialog, name) {
        const found = findChild(dialog.contentItem, name) ?? findChild(dialog.footer, name);
        verify(found, name);
        return found;
    }

    function settled(dialog) {
        tryVerify(() => !inDialog(dialog, "printCount").text.includes("…"), 20000);
    }

    /// Chooses an entry of a list with the keyboard.
    function choose(dialog, name, index) {
        const box = inDialog(dialog, name);
        box.forceActiveFocus();
        while (box.currentIndex !== index) {
            const before = box.currentIndex;
            keyClick(box.currentIndex < index ? Qt.Key_Down : Qt.Key_Up);
            verify(box.currentIndex !== before);
        }
    }

    function chooseFile(file) {
        let name = null;
        tryVerify(() => {
                name = findChild(window.contentItem.parent, "fileNameTextField");
                return name !== null && name.visible;
            });
        tryVerify(() => findChild(window.contentItem.parent, "fileDialogListView").model.status === 1);
        tryVerify(() => name.activeFocus);
        for (const letter of file)
            keyClick(letter);
        keyClick(Qt.Key_Return);
    }

    name: "CardPrinting"
    when: windowShown

    function init() {
        window = createTemporaryObject(component, test);
        waitForRendering(window.contentItem);
    }

    function cleanup() {
        for (const name of ["kind", "sheets", "deck"])
            AppSettings.write("printCards/" + name, 0);
    }

    function openPrinting() {
        window.printing.open();
        tryVerify(() => window.printing.opened);
        settled(window.printing);
        return window.printing;
    }

    function test_everyKindHasPages() {
        const dialog = openPrinting();
        for (let kind = 4; kind >= 0; --kind) {
            choose(dialog, "printKind", kind);
            settled(dialog);
            verify(inDialog(dialog, "printPages").count > 0, "kind " + kind);
            compare(inDialog(dialog, "printProblem").visible, false);
            // Only what matters for the kind is asked for.
            compare(inDialog(dialog, "printSheets").visible, kind === 2);
            compare(inDialog(dialog, "printCardSize").visible, kind === 1 || kind === 2);
            compare(inDialog(dialog, "printCalibrate").visible, kind === 2);
            compare(inDialog(dialog, "printNotes").visible, kind === 0 || kind === 4);
        }
    }

    function test_thePreviewShowsCards() {
        const dialog = openPrinting();
        choose(dialog, "printKind", 2);
        choose(dialog, "printDeck", 4);
        settled(dialog);
        const pages = inDialog(dialog, "printPages").count;
        tryVerify(() => inDialog(dialog, "printPagePicture").ready, 20000);
        const picture = grabImage(inDialog(dialog, "printPagePicture"));
        let inked = 0;
        for (let x = 0; x < picture.width; x += 3)
            for (let y = 0; y < picture.height; y += 3)
                inked += picture.red(x, y) < 128 ? 1 : 0;
        verify(inked > 100);
        // Folded, they need more pages than fronts alone, and no printer that turns paper over.
        choose(dialog, "printSheets", 1);
        settled(dialog);
        verify(inDialog(dialog, "printPages").count > 0);
        compare(inDialog(dialog, "printDuplex").visible, false);
        verify(pages > 1);
    }

    function test_pagesAreSaved() {
        const dialog = openPrinting();
        mouseClick(inDialog(dialog, "printSave"));
        chooseFile("layout.pdf");
        tryVerify(() => dialog.pages.job.outcome.includes("layout.pdf"), 20000);
    }

    function test_readingsOfTheSheetAreKept() {
        const dialog = openPrinting();
        choose(dialog, "printKind", 2);
        settled(dialog);
        verify(inDialog(dialog, "printCalibration").text.startsWith("Not calibrated"));
        inDialog(dialog, "printCalibrate").forceActiveFocus(); // it may have to be scrolled to
        keyClick(Qt.Key_Space);
        let calibration = null;
        tryVerify(() => {
            calibration = itemFinder.find(window.contentItem.parent, "calibrationKeep");
            return calibration !== null && calibration.visible;
        });
        for (const corner of [0, 2]) {
            const coarse = itemFinder.find(window.contentItem.parent, "calibration " + corner + " 0");
            coarse.forceActiveFocus();
            keyClick(Qt.Key_Up); // half a millimetre
            const fine = itemFinder.find(window.contentItem.parent, "calibration " + corner + " 1");
            fine.forceActiveFocus();
            for (let i = 0; i < 4; ++i)
                keyClick(Qt.Key_Up);
        }
        mouseClick(calibration);
        tryVerify(() => inDialog(dialog, "printCalibration").text.includes("0.4 mm to the right"));
        compare(itemFinder.find(window.contentItem.parent, "calibrationProblem").visible, false);
        // What cannot be is not kept.
        const wrong = itemFinder.find(window.contentItem.parent, "calibration 1 0");
        wrong.forceActiveFocus();
        for (let i = 0; i < 6; ++i)
            keyClick(Qt.Key_Up);
        mouseClick(calibration);
        tryVerify(() => itemFinder.find(window.contentItem.parent, "calibrationProblem").text.includes("do not go together"));
        mouseClick(itemFinder.find(window.contentItem.parent, "calibrationForget"));
        tryVerify(() => inDialog(dialog, "printCalibration").text.startsWith("Not calibrated"));
    }

    function test_mapsAreExported() {
        const dialog = window.exporting;
        dialog.open();
        tryVerify(() => dialog.opened);
        for (const [format, file] of [[0, "map.png"], [3, "map.dd2vtt"], [4, "map.tmj"]]) {
            choose(dialog, "exportFormat", format);
            compare(inDialog(dialog, "exportTransparent").visible, format === 0);
            mouseClick(inDialog(dialog, "exportSave"));
            chooseFile(file);
            const job = findChild(dialog.footer, "jobOutcome");
            tryVerify(() => job.text.includes(file), 20000);
        }
    }

    Component {
        id: component

        ApplicationWindow {
            id: shown

            property alias printing: printDialog
            property alias exporting: exportDialog

            width: 1200
            height: 800
            visible: true

            CardMapFile {
                id: map

                path: Qt.resolvedUrl("../../resources/scenarios/dungeoneer/closing-time.scenario.json").toString().replace("file://", "")
            }

            CardPrintDialog {
                id: printDialog

                parent: shown.contentItem
                anchors.centerIn: parent
                source: map
                styleNames: test.styles
            }

            CardExportDialog {
                id: exportDialog

                parent: shown.contentItem
                anchors.centerIn: parent
                source: map
                styleNames: test.styles
            }
        }
    }
}
