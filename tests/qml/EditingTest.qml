// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Delvewright

// A test of editing, with a chamber to begin with.
WindowTest {
    readonly property string chamber: "tile:starter/cistern"

    /// A new document with one chamber whose north-west square is (0, 0).
    function withChamber() {
        newDocument();
        takePiece("cistern", chamber);
        clickSquare(2, 2);
        keyClick(Qt.Key_Escape);
        compare(canvas.tool, "select");
        compare(document.tileCount, 1);
        compare(document.selection.text, "Cistern");
    }

    function isOn(x, y) {
        return document.describe(canvas.level, x, y) !== "";
    }
}
