// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Delvewright

// How the map is shown: zoom, panning, the small map, rulers, styles.
WindowTest {
    id: test

    name: "MapView"

    function test_theWheelZoomsAboutTheCursor() {
        openDocument();
        const before = canvas.squarePixels;
        const square = canvas.squareAt(Qt.point(200, 150));
        mouseWheel(canvas, 200, 150, 0, 240);
        verify(canvas.squarePixels > before);
        verify(!canvas.fitted);
        compare(canvas.squareAt(Qt.point(200, 150)), square);
    }

    function test_theMiddleButtonMovesTheMap() {
        openDocument();
        const square = canvas.squareAt(Qt.point(100, 100));
        const selected = document.selection.count;
        mouseDrag(canvas, 100, 100, canvas.squarePixels * 3, 0, Qt.MiddleButton, Qt.NoModifier, 20);
        compare(canvas.fitted, false);
        verify(canvas.squareAt(Qt.point(100, 100)).x < square.x);
        compare(document.selection.count, selected);
    }

    function test_spaceAndTheLeftButtonMoveTheMap() {
        openDocument();
        const square = canvas.squareAt(Qt.point(100, 100));
        keyPress(Qt.Key_Space);
        mouseDrag(canvas, 100, 100, canvas.squarePixels * 3, 0, Qt.LeftButton, Qt.NoModifier, 20);
        keyRelease(Qt.Key_Space);
        verify(canvas.squareAt(Qt.point(100, 100)).x < square.x);
        compare(document.modified, false);
    }

    function test_theMinimapMovesTheMap() {
        openDocument();
        mouseWheel(canvas, 200, 150, 0, 600);
        const minimap = find("minimap");
        tryVerify(() => minimap.visible);
        const before = canvas.visibleSquares.x;
        mouseClick(minimap, minimap.width - 12, minimap.height - 12);
        verify(canvas.visibleSquares.x > before);
    }

    function test_theMinimapCanBeHidden() {
        openDocument();
        keyClick(Qt.Key_1, Qt.ControlModifier);
        tryVerify(() => find("minimap").visible);
        for (const shown of [false, true]) {
            keyClick(Qt.Key_K, Qt.ControlModifier);
            tryVerify(() => find("commandField").activeFocus);
            for (const letter of "small map")
                keyClick(letter);
            keyClick(Qt.Key_Return);
            tryVerify(() => find("minimap").visible === shown);
        }
    }

    function test_zoomHasBounds() {
        openDocument();
        for (let i = 0; i < 40; ++i)
            mouseWheel(canvas, 200, 150, 0, 480);
        compare(canvas.squarePixels, 240);
        for (let i = 0; i < 40; ++i)
            mouseWheel(canvas, 200, 150, 0, -480);
        compare(canvas.squarePixels, 2);
    }

    function test_keysZoomAndFit() {
        openDocument();
        const fitted = canvas.squarePixels;
        keyClick(Qt.Key_Plus, Qt.ControlModifier);
        verify(canvas.squarePixels > fitted);
        keyClick(Qt.Key_1, Qt.ControlModifier);
        compare(canvas.zoomPercent, 100);
        keyClick(Qt.Key_0, Qt.ControlModifier);
        compare(canvas.squarePixels, fitted);
        verify(canvas.fitted);
    }

    function test_theRulersShowNumbers() {
        openDocument();
        for (const name of ["rulerAcross", "rulerDown"]) {
            const ruler = find(name);
            waitForRendering(ruler, 1000);
            const image = grabImage(ruler);
            const colours = new Set();
            for (let i = 0; i < Math.max(image.width, image.height); ++i)
                for (const across of [5, 8, 11])
                    colours.add(String(ruler.vertical ? image.pixel(across, i) : image.pixel(i, across)));
            verify(colours.size > 3, name + " " + colours.size); // ground, lines, and the shades of letters
        }
    }

    function test_everyStylePaints() {
        openDocument();
        for (let style = 0; style < canvas.drawingStyleNames.length; ++style) {
            AppSettings.drawingStyle = style;
            const picture = grabImage(canvas);
            verify(picture.width > 200);
        }
        AppSettings.drawingStyle = 0;
    }
}
