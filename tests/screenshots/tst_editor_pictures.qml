// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Delvewright
import "../qml"

// Pictures of the editor: map, panels and dialogs.
PictureTest {
    id: test

    function carryOverAnIllegalSpot() {
        openForPicture("standard");
        takePiece("fung", "tile:starter/fungus-garden");
        hoverSquare(4, 3);
        tryCompare(canvas, "verdict", 2);
    }

    function test_welcome() {
        picture("welcome");
    }

    function test_editingLight() {
        AppSettings.appearance = Theme.Light;
        openForPicture("standard");
        clickSquare(6, -3);
        picture("editing-light");
    }

    function test_editingDark() {
        AppSettings.appearance = Theme.Dark;
        openForPicture("standard");
        clickSquare(6, -3);
        picture("editing-dark");
    }

    function test_carrying() {
        AppSettings.appearance = Theme.Dark;
        carryOverAnIllegalSpot();
        picture("carrying");
    }

    function test_problems() {
        openForPicture("standard");
        takePiece("cistern", "tile:starter/cistern");
        clickSquare(8, 7);
        keyClick(Qt.Key_Escape);
        keyClick(Qt.Key_Escape);
        tryVerify(() => document.findings.errorCount > 0);
        const list = find("problems");
        tryVerify(() => list.itemAtIndex(0) !== null);
        mouseClick(list.itemAtIndex(0), 40, 10);
        tryVerify(() => !document.fixes.searching && findChild(list, "fix 0") !== null, 20000);
        picture("problems");
    }

    function test_italian() {
        AppSettings.language = "it";
        carryOverAnIllegalSpot();
        picture("italian");
    }

    function test_guidedSetup() {
        openForPicture("standard");
        keyClick(Qt.Key_A, Qt.ControlModifier); // from here on it is a table to be set up
        keyClick(Qt.Key_Delete);
        keyClick(Qt.Key_F4);
        tryCompare(find("guideSteps"), "count", 8);
        picture("guide-empty");
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        mouseClick(findChild(find("guideSteps"), "step 5"), 60, 12);
        picture("guide");
    }

    function test_printing() {
        openForPicture("standard");
        keyClick(Qt.Key_P, Qt.ControlModifier);
        const dialog = parts.output.printDialog;
        tryVerify(() => dialog.opened);
        const count = findChild(dialog.contentItem, "printCount") ?? findChild(dialog.footer, "printCount");
        tryVerify(() => !count.text.includes("…"), 20000);
        picture("printing");
    }

    function test_exporting() {
        openForPicture("standard");
        parts.output.exportDialog.open();
        picture("exporting");
    }

    function test_collection() {
        openForPicture("standard");
        parts.output.collectionDialog.open();
        picture("collection");
    }

    function test_proposals() {
        keyClick(Qt.Key_G, Qt.ControlModifier | Qt.ShiftModifier);
        const dialog = parts.guides.wishesDialog;
        tryVerify(() => dialog.opened);
        picture("wishes");
        mouseClick(findChild(dialog.footer, "startSearch"));
        tryVerify(() => document !== null && !document.proposals.searching, 120000);
        tryVerify(() => find("proposalBar").visible);
        picture("proposals");
    }

    function test_templates() {
        parts.dungeon.templatesRequested();
        picture("templates");
    }

    function test_empty() {
        newDocument();
        picture("empty");
        for (const name of ["outline", "layers", "players", "history", "reference"]) {
            mouseClick(find(name + "Tab"));
            picture("empty-" + name);
        }
    }

    function test_panels_data() {
        return ["outline", "layers", "players", "history", "reference"].map(name => ({
                    "tag": name
                }));
    }

    function test_panels(row) {
        openForPicture("standard");
        clickSquare(6, -3);
        mouseClick(find(row.tag + "Tab"));
        picture("panel-" + row.tag);
    }

    function test_scaled() {
        AppSettings.interfaceScale = 2;
        openForPicture("standard");
        clickSquare(6, -3);
        picture("scale-200");
        keyClick(Qt.Key_Comma, Qt.ControlModifier);
        picture("scale-200-settings");
    }

    function test_scaledWelcome() {
        AppSettings.interfaceScale = 2;
        picture("scale-200-welcome");
    }

    function test_scaledPrinting() {
        AppSettings.interfaceScale = 2;
        openForPicture("standard");
        keyClick(Qt.Key_P, Qt.ControlModifier);
        tryVerify(() => parts.output.printDialog.opened);
        picture("scale-200-printing");
    }

    function test_measuring() {
        openForPicture("standard");
        keyClick(Qt.Key_M);
        clickSquare(2, -3);
        clickSquare(12, 3);
        picture("measuring");
    }

    function test_finding() {
        AppSettings.appearance = Theme.Dark;
        openForPicture("standard");
        keyClick(Qt.Key_F, Qt.ControlModifier);
        tryVerify(() => find("findField").activeFocus);
        for (const letter of "token")
            keyClick(letter);
        picture("finding");
    }

    function test_note() {
        openForPicture("standard");
        clickSquare(2, -1);
        hoverSquare(12, 2);
        keyClick(Qt.Key_N);
        tryVerify(() => find("noteText").activeFocus);
        picture("note");
    }

    function test_settings() {
        openForPicture("standard");
        keyClick(Qt.Key_Comma, Qt.ControlModifier);
        tryVerify(() => find("generalPage") !== null && find("generalPage").visible);
        picture("settings");
        mouseClick(find("shortcutsPage"));
        picture("shortcuts");
    }

    function test_reachLight() {
        AppSettings.appearance = Theme.Light;
        openForPicture("standard");
        keyClick(Qt.Key_T);
        tryVerify(() => findChild(find("reachLegend"), "meaning").text.includes("speed"));
        hoverSquare(7, 2);
        picture("reach-light");
    }

    function test_dangerDark() {
        AppSettings.appearance = Theme.Dark;
        openForPicture("standard");
        keyClick(Qt.Key_D);
        tryVerify(() => findChild(find("dangerLegend"), "meaning").text.includes("defense"));
        hoverSquare(6, -3);
        picture("danger-dark");
    }

    function test_about() {
        openForPicture("standard");
        window.dialogs.about();
        tryVerify(() => find("logFile") !== null && find("logFile").visible);
        picture("about");
    }

    name: "Screenshots"
}
