// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Delvewright

// A test with a fresh window, and the ways to find things in it.
TestCase {
    id: test

    property Main window: null
    /// Whether the window shows the tour at its first start.
    property bool offersTour: false
    property int windowWidth: 1200
    readonly property alias windowComponent: component
    /// Mage Knight Dungeons with its dialogs.
    readonly property MageKnightParts parts: window?.games.games[0] ?? null
    readonly property EditorCanvas canvas: window ? find("canvas") : null
    readonly property ScenarioViewModel document: canvas?.document ?? null

    function file(name) {
        return Qt.resolvedUrl("../data/scenarios/" + name).toString().replace("file://", "");
    }

    /// By object name, in the window, its bars or its popups; nothing before there is a window.
    function find(name) {
        if (window === null)
            return null;
        for (const root of [window.contentItem, window.header, window.footer, window.menuBar, window.contentItem.parent]) {
            const found = root ? itemFinder.find(root, name) : null;
            if (found)
                return found;
        }
        return null;
    }

    /// Types a name into the file dialog and accepts it.
    function saveInFileDialog(file) {
        let name = null;
        tryVerify(() => {
            name = findChild(window.contentItem.parent, "fileNameTextField");
            return name !== null && name.visible;
        });
        const files = findChild(window.contentItem.parent, "fileDialogListView").model;
        tryVerify(() => files.status === 1); // ready: what it marks then is named in the field
        tryVerify(() => name.activeFocus); // and all of it is marked, so that typing replaces it
        for (const letter of file)
            keyClick(letter);
        keyClick(Qt.Key_Return);
    }

    function openDocument() {
        window.arrivals.open(file("complete.scenario.json"));
        tryVerify(() => canvas.visible && canvas.width > 200 && canvas.height > 200);
        tryVerify(() => canvas.activeFocus);
        verify(document !== null);
    }

    /// A copy of the first sample, which has no file yet.
    function openFirstSample() {
        const samples = find("samples");
        tryVerify(() => samples.itemAtIndex(0) !== null);
        mouseClick(samples.itemAtIndex(0));
        tryVerify(() => canvas.visible && canvas.activeFocus);
        compare(document.path, "");
    }

    function openSample(name) {
        window.arrivals.open(file("../../../resources/scenarios/" + name + ".scenario.json"));
        tryVerify(() => canvas.visible && canvas.width > 200 && canvas.activeFocus);
        tryVerify(() => document !== null && !document.readOnly);
    }

    /// New asks for the game.
    function chooseNew(game) {
        keyClick(Qt.Key_N, Qt.ControlModifier);
        tryVerify(() => find("new " + game)?.visible ?? false);
        waitForRendering(find("new " + game)); // the games are below each other from then on
        mouseClick(find("new " + game));
        tryVerify(() => !(find("newDialog")?.visible ?? false));
    }

    function newDocument() {
        chooseNew("Mage Knight Dungeons");
        tryVerify(() => canvas.visible && canvas.width > 200);
        tryVerify(() => canvas.activeFocus);
    }

    /// The pixel in the middle of a square.
    function pixel(x, y) {
        return canvas.pixelOf(x + 0.5, y + 0.5);
    }

    function clickSquare(x, y, modifiers) {
        const at = pixel(x, y);
        mouseClick(canvas, at.x, at.y, Qt.LeftButton, modifiers ?? Qt.NoModifier);
    }

    function dragSquares(x, y, toX, toY) {
        const from = pixel(x, y);
        const to = pixel(toX, toY);
        mousePress(canvas, from.x, from.y);
        mouseMove(canvas, (from.x + to.x) / 2, (from.y + to.y) / 2, -1, Qt.LeftButton);
        mouseMove(canvas, to.x, to.y, -1, Qt.LeftButton);
        mouseRelease(canvas, to.x, to.y);
    }

    /// Draws the window once more: what was still to be laid out has its place then.
    function drawFrame() {
        window.update();
        waitForRendering(window.contentItem);
    }

    /// Whether an item lies within a view, its middle at least, and stays there from one frame to the next.
    function restsWithin(view, item) {
        if (item === null || !item.visible)
            return false;
        const before = item.mapToItem(view, item.width / 2, item.height / 2);
        wait(32); // animations move from one tick to the next, not with each frame
        drawFrame();
        const at = item.mapToItem(view, item.width / 2, item.height / 2);
        return before.x === at.x && before.y === at.y && view.contains(at);
    }

    /// Clicks what has just come to light in a list, or in one row of it, once it lies in sight and where it will stay.
    function clickInList(list, name, row) {
        let item = null;
        tryVerify(() => {
            item = findChild(row === undefined ? list : list.itemAtIndex(row), name);
            return restsWithin(list, item);
        });
        mouseClick(item);
    }

    /// Takes a piece from the palette as a user does: search, then click.
    function takePiece(words, key) {
        const search = find("paletteSearch");
        mouseClick(search);
        keyClick(Qt.Key_A, Qt.ControlModifier);
        keyClick(Qt.Key_Delete);
        for (const letter of words)
            keyClick(letter);
        tryVerify(() => find("piece " + key) !== null);
        mouseClick(find("piece " + key));
        compare(canvas.carriedPiece, key);
    }

    function init() {
        AppSettings.animations = false; // what moves is tested by itself
        AppSettings.remembersPlayers = false; // so that no test sits on the seats of another
        window = createTemporaryObject(component, test);
        verify(window);
        window.requestActivate();
        tryVerify(() => window.active && window.contentItem.width > 100);
    }

    function cleanup() {
        window.mayClose = true;
        window.close();
        AppSettings.appearance = Theme.System;
        AppSettings.interfaceScale = 1;
        AppSettings.language = "";
        AppSettings.wheelZooms = true;
        Shortcuts.resetAll();
        AppSettings.write("window/columns", "");
        AppSettings.write("window/rows", "");
    }

    when: windowShown
    width: 200
    height: 100

    Component {
        id: component

        Main {
            width: test.windowWidth
            height: 800
            restoresSession: false
            offersTour: test.offersTour
        }
    }
}
