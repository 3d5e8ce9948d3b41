// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Delvewright

// Ctrl+K: commands, settings, pieces and rules by a few letters.
WindowTest {
    id: test

    function test_commandsAreFoundBySearch() {
        openDocument();
        mouseWheel(canvas, 200, 150, 0, 240);
        verify(!canvas.fitted);
        keyClick(Qt.Key_K, Qt.ControlModifier);
        const field = find("commandField");
        tryVerify(() => field.activeFocus);
        for (const letter of "fit win")
            keyClick(letter);
        compare(find("commandList").count, 1);
        keyClick(Qt.Key_Return);
        tryVerify(() => canvas.fitted);
    }

    /// What Ctrl+K finds first for these words.
    function firstFound(words) {
        keyClick(Qt.Key_K, Qt.ControlModifier);
        const field = find("commandField");
        tryVerify(() => field.activeFocus);
        for (const letter of words)
            keyClick(letter);
        const found = find("commandList").model[0]?.title ?? "";
        keyClick(Qt.Key_Escape);
        tryVerify(() => !field.visible);
        return found;
    }

    function test_theSearchKnowsOtherWordsSettingsPiecesAndRules() {
        newDocument();
        compare(firstFound("rotate"), "Turn");
        compare(firstFound("preferences"), "Settings");
        compare(firstFound("dark"), "Appearance: Dark");
        compare(firstFound("blueprint"), "Drawing Style: Blueprint");
        compare(firstFound("duplciate"), "Duplicate"); // a typing error
        compare(firstFound("rotunda"), "Rotunda");
        verify(firstFound("door-03") !== "");
        AppSettings.language = "it";
        compare(firstFound("ruotare"), "Gira");
        compare(firstFound("rotate"), "Gira"); // English is found, too
        AppSettings.language = "";
    }

    function test_theSearchTakesPiecesAndShowsRules() {
        newDocument();
        keyClick(Qt.Key_K, Qt.ControlModifier);
        tryVerify(() => find("commandField").activeFocus);
        for (const letter of "rotunda")
            keyClick(letter);
        keyClick(Qt.Key_Return);
        tryCompare(canvas, "carriedPiece", "tile:starter/rotunda");
        keyClick(Qt.Key_Escape);
        keyClick(Qt.Key_K, Qt.ControlModifier);
        tryVerify(() => find("commandField").activeFocus);
        for (const letter of "door-03")
            keyClick(letter);
        keyClick(Qt.Key_Return);
        tryVerify(() => find("rule entry DOOR-03")?.current ?? false);
    }

    function test_theSearchSaysThatNothingIsFound() {
        openDocument();
        keyClick(Qt.Key_K, Qt.ControlModifier);
        const field = find("commandField");
        tryVerify(() => field.activeFocus);
        verify(!find("noCommand").visible);
        for (const letter of "xyzzy")
            keyClick(letter);
        tryVerify(() => find("noCommand").visible);
        keyClick(Qt.Key_Return);
        verify(field.visible); // there is nothing to do, and the words can be changed
        keyClick(Qt.Key_Escape);
        tryVerify(() => canvas.activeFocus);
    }

    name: "Search"
}
