// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Delvewright

// Drawing on the faces of tiles, by mouse and keys.
BuilderTest {
    id: test

    function test_terrainIsPaintedByClickAndDrag() {
        openBuilder("strokes");
        newChamber();
        mouseClick(find("terrain 2"));
        dragFace([[0.5, 0.5], [1.5, 0.5], [2.5, 0.5]]);
        for (const x of [0, 1, 2])
            verify(look(x, 0).includes("water"), look(x, 0));
        verify(look(3, 0).includes("clear"));
        // One drag is one step.
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        for (const x of [0, 1, 2])
            verify(look(x, 0).includes("clear"), look(x, 0));
        keyClick(Qt.Key_Z, Qt.ControlModifier | Qt.ShiftModifier);
        verify(look(1, 0).includes("water"));
    }

    function test_everythingGoesByKeys() {
        openBuilder("keys");
        newChamber();
        look(2, 2);
        keyClick(Qt.Key_5);
        keyClick(Qt.Key_Return);
        verify(find("tileStatus").text.includes("blocking"));
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Right, Qt.ShiftModifier);
        verify(find("tileStatus").text.includes("no wall in the east"), find("tileStatus").text);
        keyClick(Qt.Key_W);
        verify(find("tileStatus").text.includes("· wall in the east"), find("tileStatus").text);
        keyClick(Qt.Key_Plus);
        verify(find("tileStatus").text.includes("cost 2"), find("tileStatus").text);
        keyClick(Qt.Key_L);
        verify(find("tileStatus").text.includes("linked corner"), find("tileStatus").text);
        keyClick(Qt.Key_F);
        compare(face.side, 1);
        verify(look(2, 2).includes("clear")); // the other face is as it was
        for (let i = 0; i < 4; ++i)
            keyClick(Qt.Key_Z, Qt.ControlModifier);
        keyClick(Qt.Key_F);
        verify(look(2, 2).includes("clear"));
        verify(pack.canUndo); // the tile itself was added
    }

    function test_wallsAndOpeningsAreToggledByMouse() {
        openBuilder("walls");
        newChamber();
        mouseClick(find("wallTool"));
        clickFace(2.5, 0.02);
        look(2, 0);
        keyClick(Qt.Key_Up, Qt.ShiftModifier);
        verify(find("tileStatus").text.includes("border wall in the north"), find("tileStatus").text);
        mouseClick(find("wallTool"));
        dragFace([[1.02, 0.5], [1.02, 1.5], [1.02, 2.5]]);
        for (const y of [0, 1, 2]) {
            look(1, y);
            keyClick(Qt.Key_Left, Qt.ShiftModifier);
            verify(find("tileStatus").text.includes("· wall in the west"), find("tileStatus").text);
        }
    }

    function test_checksFollowTheDrawing() {
        openBuilder("checks");
        newChamber();
        tryVerify(() => find("check MAP-11 0") !== null);
        const formAt = find("sideForm").mapToItem(window.contentItem, 0, 0).y;
        mouseClick(find("wallTool"));
        for (const at of [[2.5, 0.02], [2.5, 4.98], [0.02, 2.5], [4.98, 2.5]])
            clickFace(at[0], at[1]);
        tryVerify(() => findChild(find("check MAP-11 0"), "sentence").text === "Face A has no entryway.");
        // However many there are, the form stays where it is.
        drawFrame();
        compare(find("sideForm").mapToItem(window.contentItem, 0, 0).y, formAt);
        // The rule is a click away.
        mouseClick(findChild(find("check MAP-11 0"), "ruleLink"));
        tryVerify(() => find("ruleNoteText")?.visible ?? false);
        verify(find("ruleNoteText").text.length > 20);
        keyClick(Qt.Key_Escape);
        tryVerify(() => !(find("ruleNoteText")?.visible ?? false));
        face.forceActiveFocus();
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        tryVerify(() => findChild(find("check MAP-11 0"), "sentence").text !== "Face A has no entryway.");
    }

    name: "TileDrawing"
}
