// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Delvewright

WindowTest {
    id: test

    readonly property ExportDialog dialog: parts?.output.exportDialog ?? null
    readonly property BundleDialog bundleDialog: parts?.output.bundleDialog ?? null

    function inDialog(name) {
        const found = findChild(dialog.contentItem, name) ?? findChild(dialog.footer, name);
        verify(found, name);
        return found;
    }

    function openExporting() {
        openSample("six-tiles");
        startExporting();
    }

    function startExporting() {
        keyClick(Qt.Key_E, Qt.ControlModifier);
        tryVerify(() => dialog.opened);
    }

    function choose(box, index) {
        box.forceActiveFocus();
        while (box.currentIndex !== index) {
            const before = box.currentIndex;
            keyClick(box.currentIndex < index ? Qt.Key_Down : Qt.Key_Up);
            verify(box.currentIndex !== before);
        }
    }

    function saveAs(file) {
        mouseClick(inDialog("exportSave"));
        saveInFileDialog(file);
        tryVerify(() => inDialog("jobOutcome").text.includes(file), 20000);
        verify(inDialog("jobOutcome").text.startsWith("✔"), inDialog("jobOutcome").text);
        // "✔ Saved as PATH", perhaps with more files behind it
        return inDialog("jobOutcome").text.split(" ").pop();
    }

    function test_aClickBesideTheDialogLeavesIt() {
        openExporting();
        tryVerify(() => inDialog("exportFormat").activeFocus); // keys begin at the top
        keyClick(Qt.Key_Down);
        mouseClick(window.contentItem, 4, window.contentItem.height - 4);
        wait(0);
        verify(dialog.opened);
        compare(inDialog("exportFormat").currentIndex, 1);
    }

    function test_eachFormatAsksForWhatItKnows() {
        openExporting();
        // PNG, SVG, PDF, tabletop, Foundry, Tiled, bundle, scenario
        const drawings = [true, true, true, true, true, true, false, false];
        const pictures = [true, true, true, false, false, false, false, false];
        for (let format = 0; format < drawings.length; ++format) {
            choose(inDialog("exportFormat"), format);
            compare(inDialog("exportPixels").visible, drawings[format]);
            compare(inDialog("exportStyle").visible, drawings[format]);
            compare(inDialog("exportTransparent").visible, pictures[format]);
            compare(inDialog("exportExtent").visible, drawings[format]);
        }
    }

    function test_levelsAreOfferedWhereThereAreSeveral() {
        openExporting();
        compare(inDialog("exportLevel").visible, false);
        keyClick(Qt.Key_Escape);
        tryVerify(() => !dialog.visible);
        openSample("two-levels");
        keyClick(Qt.Key_E, Qt.ControlModifier);
        tryVerify(() => dialog.opened);
        compare(inDialog("exportLevel").visible, true);
        const before = inDialog("exportExtent").text;
        choose(inDialog("exportLevel"), 1);
        verify(inDialog("exportExtent").text !== before);
    }

    function test_theSizeFollowsThePixels() {
        openExporting();
        const before = inDialog("exportExtent").text;
        inDialog("exportPixels").forceActiveFocus();
        keyClick(Qt.Key_Up);
        verify(inDialog("exportExtent").text !== before);
    }

    function test_aPictureIsSaved() {
        openFirstSample();
        startExporting();
        saveAs("exported-by-a-test.png");
        verify(!document.modified);
    }

    function test_aBundleIsSavedAndOpenedAgain() {
        openFirstSample();
        startExporting();
        const title = document.title;
        choose(inDialog("exportFormat"), 6);
        const path = saveAs("exported-by-a-test.bundle.json");
        keyClick(Qt.Key_Escape);
        tryVerify(() => !dialog.visible);
        // Its pack is the one that is installed, so nothing is asked.
        window.arrivals.open(path);
        tryVerify(() => find("documentTabs").count === 2);
        compare(document.title, title);
        compare(document.modified, true);
        compare(bundleDialog.visible, false);
    }

    function test_aBundleWithANewPackAsksFirst() {
        window.arrivals.open(Qt.resolvedUrl("../data/bundles/tiny.bundle.json").toString().replace("file://", ""));
        tryVerify(() => bundleDialog.opened);
        compare(document, null);
        keyClick(Qt.Key_Escape);
        tryVerify(() => !bundleDialog.visible);
        compare(document, null);
    }

    function test_aFileThatIsNoBundleIsExplained() {
        window.arrivals.open("/nowhere/at-all.bundle.json");
        const banner = find("openError");
        tryVerify(() => banner.visible);
        verify(banner.title.includes("at-all.bundle.json"));
    }

    name: "Exporting"
}
