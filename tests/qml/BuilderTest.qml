// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Delvewright

// A test of the tile builder, and the ways to use it.
WindowTest {
    readonly property TileCanvas face: find("tileCanvas")
    readonly property PackViewModel pack: find("builder")?.pack ?? null

    /// A window with the builder open on a pack of this name, made as a user does.
    function openBuilder(name) {
        keyClick(Qt.Key_B, Qt.ControlModifier);
        tryVerify(() => find("builder").visible);
        if (pack === null) {
            tryVerify(() => find("newFirstPack").activeFocus);
            keyClick(Qt.Key_Return);
        } else {
            mouseClick(find("packMenuButton"));
            tryVerify(() => popup("packMenu").opened);
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Return);
        }
        tryVerify(() => find("packName")?.activeFocus ?? false);
        type(name);
        keyClick(Qt.Key_Return);
        tryVerify(() => pack !== null && pack.name === name);
    }

    /// A menu or dialog, which is no item of the window until it is open.
    function popup(name) {
        for (const owner of ["packColumn", "builderDialogs"]) {
            const found = findChild(find(owner), name);
            if (found)
                return found;
        }
        return null;
    }

    function type(text) {
        for (const letter of text)
            keyClick(letter);
    }

    function newChamber() {
        keyClick(Qt.Key_C, Qt.ControlModifier | Qt.AltModifier);
        tryVerify(() => face.visible && face.width > 100);
        face.forceActiveFocus();
    }

    function chooseFromMenu(button, menu, downs) {
        mouseClick(find(button));
        tryVerify(() => popup(menu).opened);
        for (let i = 0; i < downs; ++i)
            keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Return);
        tryVerify(() => !popup(menu).visible);
    }

    function clickFace(x, y) {
        const at = face.pixelOf(x, y);
        mouseClick(face, at.x, at.y);
    }

    function dragFace(points) {
        const pixels = points.map(point => face.pixelOf(point[0], point[1]));
        mousePress(face, pixels[0].x, pixels[0].y);
        for (const pixel of pixels.slice(1))
            mouseMove(face, pixel.x, pixel.y, -1, Qt.LeftButton);
        const last = pixels[pixels.length - 1];
        mouseRelease(face, last.x, last.y);
    }

    /// What the status line says of a square, by walking there with the keys.
    function look(x, y) {
        face.forceActiveFocus();
        for (let i = 0; i < 5; ++i) {
            keyClick(Qt.Key_Left);
            keyClick(Qt.Key_Up);
        }
        for (let i = 0; i < x; ++i)
            keyClick(Qt.Key_Right);
        for (let i = 0; i < y; ++i)
            keyClick(Qt.Key_Down);
        return find("tileStatus").text;
    }

    function control(name) {
        let row = null;
        tryVerify(() => (row = findChild(find("sideForm"), "property " + name)) !== null);
        return findChild(row, "control");
    }
}
