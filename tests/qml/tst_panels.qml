// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtTest
import Delvewright

// The panels around the map, used by mouse and keys.
WindowTest {
    id: test

    /// The control of a property of the inspector.
    function control(name) {
        let row = null;
        tryVerify(() => (row = find("property " + name)) !== null);
        return findChild(row, "control");
    }

    function typeInto(field, text) {
        mouseClick(field);
        keyClick(Qt.Key_A, Qt.ControlModifier);
        keyClick(Qt.Key_Delete);
        for (const letter of text)
            keyClick(letter);
    }

    /// Chooses an entry of a combo box by keys: opens it, goes to the entry, takes it.
    function choose(box, index) {
        box.forceActiveFocus();
        keyClick(Qt.Key_Space);
        tryVerify(() => box.popup.opened);
        keyClick(Qt.Key_Home);
        for (let i = 0; i < index; ++i)
            keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Return);
        tryVerify(() => !box.popup.visible);
    }

    function test_theScenarioIsNamedInTheInspector() {
        newDocument();
        typeInto(control("title"), "deep hall");
        keyClick(Qt.Key_Return);
        compare(document.title, "deep hall");
        verify(window.title.includes("deep hall"));
        canvas.forceActiveFocus();
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        verify(document.title !== "deep hall");
    }

    function test_wrongValuesAreTurnedDownWhileTyping() {
        newDocument();
        const field = control("title");
        typeInto(field, "a");
        mouseClick(field);
        for (let i = 0; i < 200; ++i)
            keyClick("x");
        const fault = findChild(find("property title"), "fault");
        verify(fault.visible);
        keyClick(Qt.Key_Escape);
        verify(!fault.visible);
        compare(document.modified, false);
    }

    function test_aLimitMayBeNone() {
        newDocument();
        const row = find("property roundLimit");
        const box = findChild(row, "control");
        compare(box.displayText, "No limit");
        box.forceActiveFocus();
        for (let i = 0; i < 3; ++i)
            keyClick(Qt.Key_Up);
        compare(box.displayText, "2");
        for (let i = 0; i < 3; ++i)
            keyClick(Qt.Key_Down);
        compare(box.displayText, "No limit");
        mouseDoubleClickSequence(box, 20, box.height / 2);
        keyClick(Qt.Key_A, Qt.ControlModifier);
        keyClick(Qt.Key_7);
        keyClick(Qt.Key_Return);
        compare(row.value, "7");
    }

    function test_theSelectedTileIsTurnedInTheInspector() {
        newDocument();
        takePiece("gorge", "tile:starter/gorge");
        clickSquare(1, 2);
        keyClick(Qt.Key_Escape);
        compare(find("inspectorTitle").text, "Gorge");
        choose(control("rotation"), 1);
        verify(document.describe(0, 3, 2) !== "");
        compare(document.undoText, "Change Turned");
    }

    function test_optionsOfTheScenarioAreSetInTheInspector() {
        newDocument();
        const number = control("specialPieces");
        mouseClick(number.contentItem);
        tryVerify(() => number.activeFocus);
        keyClick(Qt.Key_A, Qt.ControlModifier);
        keyClick("3");
        keyClick(Qt.Key_Return);
        compare(number.value, 3);
        verify(document.modified);
        control("openCeiling").forceActiveFocus();
        keyClick(Qt.Key_Space);
        verify(control("openCeiling").checked);
        canvas.forceActiveFocus();
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        tryVerify(() => !document.modified && !control("openCeiling").checked && control("specialPieces").value !== 3);
    }

    function test_optionsSayWhatTheyMean() {
        newDocument();
        const row = () => find("property tilesRanOut");
        tryVerify(() => row() !== null);
        verify(findChild(row(), "note").text.length > 20);
        find("properties").positionViewAtIndex(row().index, ListView.Contain);
        waitForRendering(find("properties"), 500);
        let link = null;
        itemFinder.all(row(), "ruleLink").forEach(one => link = one.visible ? one : link);
        mouseClick(link);
        tryVerify(() => find("rule entry LAY-15")?.current ?? false);
    }

    function test_theRoleOfATileIsChosenInTheInspector() {
        newDocument();
        takePiece("gorge", "tile:starter/gorge");
        clickSquare(1, 2);
        keyClick(Qt.Key_Escape);
        const box = control("role");
        const before = box.currentIndex;
        choose(box, before === 0 ? 1 : 0);
        tryVerify(() => control("role").currentIndex !== before);
        canvas.forceActiveFocus();
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        tryVerify(() => control("role").currentIndex === before);
    }

    function test_theSearchTakesByKeysWhereverTheListWasLeft() {
        newDocument();
        const palette = find("palette");
        palette.forceActiveFocus();
        for (let i = 0; i < 40; ++i)
            keyClick(Qt.Key_Down);
        tryVerify(() => palette.contentY > 500);
        keyClick(Qt.Key_Return);
        verify(canvas.carriedPiece !== "" && canvas.activeFocus);
        const first = canvas.carriedPiece;
        keyClick(Qt.Key_Escape);
        typeInto(find("paletteSearch"), "door");
        keyClick(Qt.Key_Return);
        verify(canvas.carriedPiece.startsWith("door:"), canvas.carriedPiece);
        keyClick(Qt.Key_Escape);
        typeInto(find("paletteSearch"), "chest");
        keyClick(Qt.Key_Down);
        tryVerify(() => palette.activeFocus && palette.currentIndex === 0);
        keyClick(Qt.Key_Return);
        verify(canvas.carriedPiece !== "" && canvas.carriedPiece !== first);
    }

    function test_headingsOfThePaletteFollowTheSearch() {
        newDocument();
        const heading = () => findChild(find("palette"), "heading")?.section ?? "";
        takePiece("cistern", "tile:starter/cistern");
        keyClick(Qt.Key_Escape);
        tryVerify(() => heading() === "Chambers", 5000, heading());
        typeInto(find("paletteSearch"), "entrance");
        tryVerify(() => heading() === "Entrances and exits", 5000, heading());
        typeInto(find("paletteSearch"), "pale moon");
        tryVerify(() => heading() === "Artifacts", 5000, heading());
    }

    function test_theHistoryGoesBackByAClick() {
        newDocument();
        takePiece("cistern", "tile:starter/cistern");
        clickSquare(2, 2);
        keyClick(Qt.Key_Escape);
        keyClick(Qt.Key_R);
        mouseClick(find("historyTab"));
        tryCompare(find("history"), "count", 3);
        mouseClick(find("step 0"));
        compare(document.tileCount, 0);
        waitForRendering(find("history"), 500);
        mouseClick(find("step 1"));
        compare(document.tileCount, 1);
        keyClick(Qt.Key_Down);
        compare(document.canRedo, false);
    }

    function test_theOutlineSelects() {
        newDocument();
        takePiece("cistern", "tile:starter/cistern");
        clickSquare(2, 2);
        keyClick(Qt.Key_Escape);
        keyClick(Qt.Key_Escape);
        compare(document.selection.count, 0);
        mouseClick(find("outlineTab"));
        let row = null;
        tryVerify(() => (row = find("outline Cistern")) !== null);
        mouseClick(row, row.width / 2, row.height / 2);
        compare(document.selection.count, 1);
    }

    function test_rulesAreFound() {
        newDocument();
        mouseClick(find("referenceTab"));
        const search = find("ruleSearch");
        tryVerify(() => search.visible);
        typeInto(search, "door-03");
        tryCompare(find("rules"), "count", 1);
        verify(find("rule entry DOOR-03").current);
    }

    name: "Panels"
}
