// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtTest
import Delvewright

// What the user chooses, and the dialogs about the program.
WindowTest {
    id: test

    function openSettings() {
        keyClick(Qt.Key_Comma, Qt.ControlModifier);
        tryVerify(() => find("settingsPages") !== null && find("settingsPages").visible);
    }

    function choose(name, index) {
        const box = find(name + "Box");
        box.forceActiveFocus();
        keyClick(Qt.Key_Space);
        tryVerify(() => box.popup.opened);
        keyClick(Qt.Key_Home);
        for (let i = 0; i < index; ++i)
            keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Return);
        tryVerify(() => !box.popup.visible);
    }

    function openShortcuts() {
        openSettings();
        mouseClick(find("shortcutsPage"));
        tryVerify(() => find("shortcutList").count > 20);
    }

    /// Searches a command and listens for its keys.
    function listenFor(words, command) {
        const field = find("shortcutSearch");
        mouseClick(field);
        keyClick(Qt.Key_A, Qt.ControlModifier);
        keyClick(Qt.Key_Delete);
        for (const letter of words)
            keyClick(letter);
        let row = null;
        tryVerify(() => (row = find("shortcut " + command)) !== null);
        mouseClick(findChild(row, "keys"));
        compare(findChild(row, "keys").listens, true);
        return row;
    }

    function test_theLanguageChangesAtOnce() {
        openDocument();
        mouseClick(find("problemCounts"));
        openSettings();
        choose("language", 2);
        compare(AppSettings.language, "it");
        verify(find("generalPage").text === "Generali", find("generalPage").text);
        choose("language", 1);
        compare(find("generalPage").text, "General");
    }

    function test_boxesShowWhatIsChosenInEveryLanguage() {
        openSettings();
        choose("appearance", 2);
        choose("autosave", 3);
        choose("wheel", 0);
        choose("language", 2);
        compare(find("languageBox").displayText, "Italiano");
        compare(find("appearanceBox").displayText, "Scuro");
        compare(find("wheelBox").currentIndex, 0);
        verify(find("autosaveBox").displayText.includes("60"), find("autosaveBox").displayText);
        choose("language", 1);
        compare(find("appearanceBox").displayText, "Dark");
        verify(find("autosaveBox").displayText.includes("60"), find("autosaveBox").displayText);
        AppSettings.autosaveSeconds = 30;
    }

    function test_viewModelsSpeakTheLanguageToo() {
        newDocument();
        const title = document.title;
        compare(title, "Untitled");
        let label = find("property title");
        tryVerify(() => (label = find("property title")) !== null);
        compare(label.label, "Title");
        openSettings();
        choose("language", 2);
        compare(document.title, "Senza titolo");
        tryVerify(() => find("property title").label === "Titolo");
        verify(find("squareLabel").text.startsWith("Casella"), find("squareLabel").text);
    }

    /// The headings of a list that are seen, from above.
    function headings(list) {
        const shown = [];
        for (let i = 0; i < list.contentItem.children.length; ++i) {
            const child = list.contentItem.children[i];
            if (child.objectName === "heading" && child.visible)
                shown.push(child);
        }
        return shown.sort((one, other) => one.y - other.y).map(child => child.section);
    }

    function test_theHeadingsOfThePaletteFollow() {
        openDocument();
        const palette = find("palette");
        compare(headings(palette)[0], "Chambers");
        openSettings();
        choose("language", 2);
        tryVerify(() => headings(palette)[0] === "Camere");
        keyClick(Qt.Key_Escape);
        // The heading at the top is that of what is below it.
        palette.forceActiveFocus();
        for (let i = 0; i < 30; ++i)
            keyClick(Qt.Key_Down);
        tryVerify(() => palette.contentY > 500);
        tryVerify(() => headings(palette)[0] === "Corridoi");
    }

    function test_theWheelScrollsIfWanted() {
        openDocument();
        openSettings();
        choose("wheel", 0);
        keyClick(Qt.Key_Escape);
        const before = canvas.squarePixels;
        mouseWheel(canvas, 200, 150, 0, 240);
        compare(canvas.squarePixels, before);
        mouseWheel(canvas, 200, 150, 0, 240, Qt.NoButton, Qt.ControlModifier);
        verify(canvas.squarePixels > before);
    }

    function test_paperIsRemembered() {
        openSettings();
        const letter = AppSettings.paperNames().indexOf("Letter");
        verify(letter > 0);
        choose("paper", letter);
        compare(AppSettings.paper, "Letter");
    }

    function test_commandsGetOtherKeys() {
        openDocument();
        openShortcuts();
        const row = listenFor("fit", "view.fit");
        keyClick(Qt.Key_J, Qt.ControlModifier);
        compare(Shortcuts.keysOf("view.fit"), "Ctrl+J");
        compare(findChild(row, "keys").text, "Ctrl+J");
        compare(find("shortcutReport").text, "");
        keyClick(Qt.Key_Escape);
        tryVerify(() => !find("shortcutList")?.visible);
        canvas.forceActiveFocus();
        mouseWheel(canvas, 200, 150, 0, 240);
        verify(!canvas.fitted);
        keyClick(Qt.Key_J, Qt.ControlModifier);
        verify(canvas.fitted);
    }

    function test_takenKeysAreRefusedWithTheNameOfTheirCommand() {
        openDocument();
        openShortcuts();
        listenFor("fit", "view.fit");
        keyClick(Qt.Key_K, Qt.ControlModifier);
        compare(Shortcuts.keysOf("view.fit"), "Ctrl+0");
        verify(find("shortcutReport").text.includes("Search Commands"), find("shortcutReport").text);
        verify(!find("commandSearch")?.visible); // pressing them did not do the command
    }

    function test_keysAreTakenAwayAndReset() {
        openShortcuts();
        const row = listenFor("fit", "view.fit");
        keyClick(Qt.Key_Backspace);
        compare(Shortcuts.keysOf("view.fit"), "");
        compare(findChild(row, "keys").text, "None");
        mouseClick(findChild(row, "resetShortcut"));
        compare(Shortcuts.keysOf("view.fit"), "Ctrl+0");
        listenFor("quit", "file.quit");
        keyClick(Qt.Key_F9);
        compare(Shortcuts.keysOf("file.quit"), "F9");
        mouseClick(find("resetAllShortcuts"));
        compare(Shortcuts.keysOf("file.quit"), "Ctrl+Q");
    }

    function test_aboutNamesTheLogAndTheLicences() {
        keyClick(Qt.Key_K, Qt.ControlModifier);
        tryVerify(() => find("commandField").activeFocus);
        for (const letter of "about")
            keyClick(letter);
        keyClick(Qt.Key_Return);
        tryVerify(() => find("logFile") !== null && find("logFile").visible);
        verify(find("logFile").text.endsWith("delvewright.log"));
        verify(find("licenceText").text.includes("GNU GENERAL PUBLIC LICENSE"));
        const box = find("licence");
        verify(box.count >= 7);
        box.forceActiveFocus();
        keyClick(Qt.Key_Down);
        verify(!find("licenceText").text.includes("GNU GENERAL PUBLIC LICENSE"));
        verify(find("licenceText").text.length > 200);
    }

    name: "Settings"
}
