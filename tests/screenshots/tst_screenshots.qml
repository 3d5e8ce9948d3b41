import QtQuick
import QtTest
import Delvewright
import "../qml"

// Pictures of the window for the README and the help, one for each function, saved where the program runs. To
// add one, put the window into the state and call picture().
WindowTest {
    id: test

    function openSample(name) {
        window.openPath(file("../../../resources/scenarios/" + name + ".scenario.json"));
        tryVerify(() => canvas.visible && canvas.width > 200 && canvas.activeFocus);
        tryVerify(() => document !== null && !document.readOnly);
        mouseMove(window.contentItem, 2, window.contentItem.height - 2); // out of the way
    }

    /// The whole window, with its bars and popups, when it has come to rest.
    function picture(name) {
        waitForRendering(canvas, 2000);
        wait(300); // tiles become sharp, popups end their fading in
        const image = grabImage(window.contentItem.parent);
        compare(image.width, window.width);
        image.save(name + ".png");
    }

    function hoverSquare(x, y) {
        const at = pixel(x, y);
        mouseMove(canvas, at.x - 4, at.y);
        mouseMove(canvas, at.x, at.y);
    }

    function carryOverAnIllegalSpot() {
        openSample("standard");
        takePiece("fung", "tile:starter/fungus-garden");
        hoverSquare(4, 3);
        tryCompare(canvas, "verdict", 2);
    }

    function test_welcome() {
        picture("welcome");
    }

    function test_editingLight() {
        AppSettings.appearance = Theme.Light;
        openSample("standard");
        clickSquare(6, -3);
        picture("editing-light");
    }

    function test_editingDark() {
        AppSettings.appearance = Theme.Dark;
        openSample("standard");
        clickSquare(6, -3);
        picture("editing-dark");
    }

    function test_carrying() {
        AppSettings.appearance = Theme.Dark;
        carryOverAnIllegalSpot();
        picture("carrying");
    }

    function test_problems() {
        openSample("standard");
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

    function test_scaled() {
        window.width = 1600;
        window.height = 1000;
        AppSettings.interfaceScale = 2;
        openSample("standard");
        clickSquare(6, -3);
        picture("scale-200");
    }

    function test_measuring() {
        openSample("standard");
        keyClick(Qt.Key_M);
        clickSquare(2, -3);
        clickSquare(12, 3);
        picture("measuring");
    }

    function test_finding() {
        AppSettings.appearance = Theme.Dark;
        openSample("standard");
        keyClick(Qt.Key_F, Qt.ControlModifier);
        tryVerify(() => find("findField").activeFocus);
        for (const letter of "token")
            keyClick(letter);
        picture("finding");
    }

    function test_note() {
        openSample("standard");
        clickSquare(2, -1);
        hoverSquare(12, 2);
        keyClick(Qt.Key_N);
        tryVerify(() => find("noteText").activeFocus);
        picture("note");
    }

    function test_settings() {
        openSample("standard");
        keyClick(Qt.Key_Comma, Qt.ControlModifier);
        tryVerify(() => find("generalPage") !== null && find("generalPage").visible);
        picture("settings");
        mouseClick(find("shortcutsPage"));
        picture("shortcuts");
    }

    function test_about() {
        openSample("standard");
        window.dialogs.about();
        tryVerify(() => find("logFile") !== null && find("logFile").visible);
        picture("about");
    }

    name: "Screenshots"
}
