// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Delvewright
import "../qml"

// Pictures of the tile builder.
PictureTest {
    id: test

    /// The builder with a pack of its own and a tile copied from the starter pack, made as a user does.
    function openBuilder() {
        keyClick(Qt.Key_B, Qt.ControlModifier);
        tryVerify(() => find("builder").visible);
        if (find("builder").pack === null) {
            mouseClick(find("newFirstPack"));
            tryVerify(() => find("packName")?.activeFocus ?? false);
            type("Sunken Halls");
            keyClick(Qt.Key_Return);
            tryVerify(() => find("builder").pack !== null);
        }
        find("packColumn").forceActiveFocus();
    }

    function copyPiece(words) {
        mouseClick(find("copyPieceButton"));
        tryVerify(() => find("copySearch")?.activeFocus ?? false);
        type(words);
        keyClick(Qt.Key_Return);
        tryVerify(() => !(find("copySearch")?.visible ?? false));
    }

    function test_builder() {
        openBuilder();
        copyPiece("cistern");
        const face = find("tileCanvas");
        tryVerify(() => face.visible);
        mouseClick(find("terrain 2"));
        const at = face.pixelOf(1.5, 1.5);
        mouseClick(face, at.x, at.y);
        picture("builder");
        AppSettings.appearance = Theme.Dark;
        picture("builder-dark");
        AppSettings.interfaceScale = 2;
        picture("builder-scale-200");
        AppSettings.interfaceScale = 1;
        AppSettings.appearance = Theme.Light;
        keyClick(Qt.Key_S, Qt.ControlModifier);
    }

    function test_builderForms() {
        openBuilder();
        mouseClick(find("packFacts"));
        picture("builder-pack");
        copyPiece("hedda");
        picture("builder-figure");
        copyPiece("chest");
        picture("builder-chest");
        keyClick(Qt.Key_S, Qt.ControlModifier);
    }

    name: "BuilderPictures"
}
