// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Delvewright

// What the window shares asks the game of the document in front, whichever that is: here beads on a string, beside
// dungeons of tiles.
WindowTest {
    id: test

    property BeadParts beads: null
    readonly property var beadDocument: beads?.document ?? null

    name: "SecondGame"

    Component {
        id: beadGame

        BeadParts {}
    }

    function openBeads() {
        beads = beadGame.createObject(test.window, {
            "editor": test.window.editor
        });
        window.games.add(beads);
        window.arrivals.open(Qt.resolvedUrl("beads.scenario.json").toString().replace("file://", ""));
        tryVerify(() => find("beadCanvas")?.visible ?? false);
        verify(beadDocument !== null);
    }

    /// The rows of a list, once so many are there.
    function rowsOf(list, count) {
        const view = find(list);
        tryVerify(() => view.count === count && view.itemAtIndex(count - 1) !== null);
        return Array.from({
            "length": count
        }, (_, row) => view.itemAtIndex(row));
    }

    function test_itsViewsTakeTheirPlaces() {
        openBeads();
        compare(window.editor.kind, beads);
        compare(window.editor.canvas, find("beadCanvas"));
        verify(!find("dungeon").visible);
        verify(window.title.includes("String of beads"));
        compare(rowsOf("palette", 2).map(row => row.name), ["Red bead", "Blue bead"]);
        compare(rowsOf("palette", 2).map(row => row.stockLeft), [7, -1]);
        mouseClick(find("outlineTab"));
        compare(rowsOf("outline", 3).map(row => row.text), ["The string", "red bead", "blue bead"]);
        compare(find("inspectorTitle").text, "All beads");
        compare(find("squareLabel").text, "on the string");
        compare(find("hint").text, "Beads go on the string");
        // Panels and commands of a game come and go with it.
        verify(find("necklaceTab") !== null);
        compare(find("necklace").text, "red-blue");
        verify(find("playersTab") === null && find("layersTab") === null);
        const names = window.editor.views.menu("edit");
        compare(names.length, 1);
        verify(window.editor.commands.of("beads.takeBlue").enabled);
        // It prints nothing, and has no measure.
        verify(!window.editor.commands.of("file.print").enabled);
        verify(window.editor.commands.of("tool.select").enabled);
        verify(!window.editor.commands.of("tool.measure").enabled);
        verify(!window.editor.commands.of("view.reach").enabled);
    }

    function test_editedThroughSharedPanels() {
        openBeads();
        tryVerify(() => find("piece blue") !== null);
        mouseClick(find("piece blue"));
        compare(find("beadCanvas").carriedPiece, "blue");
        mouseClick(find("beadCanvas"));
        compare(beadDocument.beads, ["red", "blue", "blue"]);
        verify(window.title.includes("•"));
        compare(find("history").count, 2);
        mouseClick(find("outlineTab"));
        mouseClick(rowsOf("outline", 4)[1]);
        compare(beadDocument.selection.count, 1);
        compare(find("inspectorTitle").text, "Bead 1");
        compare(find("properties").count, 1);
        verify(window.editor.views.inspector.set(0, "green"));
        tryCompare(find("necklace"), "text", "green-blue-blue");
        tryVerify(() => find("outline green bead") !== null);
        window.editor.canvas.forceActiveFocus();
        keyClick(Qt.Key_Delete);
        compare(beadDocument.beads, ["blue", "blue"]);
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        compare(beadDocument.beads, ["red", "blue"]);
        verify(!beadDocument.modified);
    }

    function test_itIsPlaytestedInTheSharedPanel() {
        openBeads();
        verify(window.editor.commands.of("playtest.run").enabled);
        keyClick(Qt.Key_F5, Qt.ControlModifier);
        tryVerify(() => find("reportFacts")?.visible ?? false);
        compare(find("reportFacts").text, "3 games of beads");
        compare(find("beadsPlayed").text, "No bead was lost");
        compare(find("runPlaytest").Accessible.description, "3 games · Ann · seed 1");
        compare(find("assertionsTab").text, "Promises (1 ✖)");
        mouseClick(find("assertionsTab"));
        tryVerify(() => find("assertion 0")?.visible ?? false);
        compare(find("assertion 0").sentence, "Each bead is blue");
        verify(!find("playtestStale").visible);
        beads.editor.canvas.carry("red");
        beads.editor.canvas.dropCarried(Qt.point(1, 1));
        tryVerify(() => find("playtestStale").visible);
        verify(find("playtestStale").text === "Other beads");
    }

    function test_itIsExportedInTheSharedDialog() {
        openBeads();
        keyClick(Qt.Key_E, Qt.ControlModifier);
        const dialog = beads.exportDialog;
        tryVerify(() => dialog.opened);
        const inDialog = name => findChild(dialog.contentItem, name) ?? findChild(dialog.footer, name);
        verify(!inDialog("exportPixels").visible && !inDialog("exportTransparent").visible);
        inDialog("exportFormat").forceActiveFocus();
        keyClick(Qt.Key_Down);
        verify(inDialog("exportPixels").visible && inDialog("exportTransparent").visible);
        compare(inDialog("exportPixels").value, 20);
        mouseClick(inDialog("exportSave"));
        saveInFileDialog("exported-by-a-test.beads");
        tryVerify(() => inDialog("jobOutcome").text.includes("exported-by-a-test.beads"), 20000);
        verify(inDialog("jobOutcome").text.startsWith("✔"), inDialog("jobOutcome").text);
    }

    function test_besideDungeons() {
        openBeads();
        window.arrivals.open(file("complete.scenario.json"));
        tryVerify(() => find("dungeon").visible && canvas.activeFocus);
        verify(!find("beadCanvas").visible);
        compare(beads.document, null);
        verify(find("playersTab") !== null && find("layersTab") !== null && find("necklaceTab") === null);
        verify(find("palette").count > 20);
        verify(window.editor.commands.of("view.reach").enabled);
        verify(!window.editor.commands.of("beads.takeBlue").enabled);
        keyClick(Qt.Key_Tab, Qt.ControlModifier);
        tryVerify(() => find("beadCanvas").visible);
        compare(find("palette").count, 2);
        compare(find("necklace").text, "red-blue");
    }
}
