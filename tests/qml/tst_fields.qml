// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtTest
import Delvewright

// Fields of panels by mouse and keys: what is typed is text, what is kept is an edit of the document.
EditingTest {
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
        for (const letter of text)
            keyClick(letter);
    }

    function test_undoAfterEnterTakesTheEditBack() {
        withChamber();
        typeInto(control("x"), "C");
        keyClick(Qt.Key_Return);
        verify(isOn(6, 0) && !isOn(0, 0));
        verify(control("x").activeFocus);
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        verify(isOn(0, 0) && !isOn(6, 0));
        keyClick(Qt.Key_Z, Qt.ControlModifier | Qt.ShiftModifier);
        verify(isOn(6, 0));
    }

    function test_undoAfterTabTakesTheEditBack() {
        withChamber();
        typeInto(control("x"), "C");
        keyClick(Qt.Key_Tab);
        verify(isOn(6, 0) && !control("x").activeFocus);
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        verify(isOn(0, 0) && !isOn(6, 0));
    }

    function test_undoWhileTypingTakesLettersBack() {
        withChamber();
        const before = control("x").text;
        typeInto(control("x"), "Q");
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        tryCompare(control("x"), "text", before);
        compare(document.tileCount, 1); // and the tile is still laid
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        compare(document.tileCount, 0);
    }

    function test_numbersAreTakenBackInTheDocument() {
        newDocument();
        const box = control("specialPieces");
        const before = box.value;
        mouseClick(box.contentItem);
        keyClick(Qt.Key_A, Qt.ControlModifier);
        keyClick("7");
        keyClick(Qt.Key_Return);
        compare(box.value, 7);
        verify(document.modified);
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        verify(!document.modified);
        tryCompare(control("specialPieces"), "value", before);
        compare(control("specialPieces").contentItem.text, String(before));
    }

    function test_textsOfSeveralLinesAreTakenBackInTheDocument() {
        newDocument();
        const area = control("notes");
        mouseClick(area);
        keyClick("d");
        keyClick("o");
        keyClick(Qt.Key_Tab);
        verify(document.modified);
        control("notes").forceActiveFocus();
        compare(control("notes").text, "do");
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        verify(!document.modified);
        tryCompare(control("notes"), "text", "");
    }

    function test_escapeGivesTheKeysBackToTheMap() {
        withChamber();
        const before = control("x").text;
        typeInto(control("x"), "Q");
        keyClick(Qt.Key_Escape);
        tryVerify(() => canvas.activeFocus);
        compare(control("x").text, before);
        verify(isOn(0, 0));
        keyClick(Qt.Key_Escape);
        compare(document.selection.count, 0);
    }

    function test_escapeInOtherPanelsDoesToo() {
        withChamber();
        mouseClick(find("paletteSearch"));
        keyClick(Qt.Key_Escape); // takes the words away
        keyClick(Qt.Key_Escape);
        tryVerify(() => canvas.activeFocus);
        mouseClick(find("playersTab"));
        let card = null;
        tryVerify(() => (card = find("player 0")) !== null);
        const name = card.name;
        typeInto(findChild(card, "playerName"), "Nobody");
        keyClick(Qt.Key_Escape);
        tryVerify(() => canvas.activeFocus);
        compare(find("player 0").name, name);
    }

    /// The file then has what was typed: nothing is left to be saved, and leaving the field changes nothing more.
    function test_savingKeepsWhatIsTyped() {
        newDocument();
        canvas.forceActiveFocus();
        keyClick(Qt.Key_S, Qt.ControlModifier);
        saveInFileDialog("typed.scenario.json");
        tryVerify(() => document.path.endsWith("typed.scenario.json") && canvas.activeFocus);
        typeInto(control("title"), "deep");
        keyClick(Qt.Key_S, Qt.ControlModifier);
        tryVerify(() => document.title === "deep" && !document.modified);
        // One goes on where one was.
        verify(control("title").activeFocus);
        keyClick("r");
        compare(control("title").text, "deepr");
        keyClick(Qt.Key_Backspace);
        keyClick(Qt.Key_Tab);
        verify(!document.modified);
        // A number, too, and a text of several lines.
        mouseClick(control("specialPieces").contentItem);
        keyClick(Qt.Key_A, Qt.ControlModifier);
        keyClick("7");
        keyClick(Qt.Key_S, Qt.ControlModifier);
        tryVerify(() => control("specialPieces").value === 7 && !document.modified);
        keyClick(Qt.Key_Tab);
        verify(!document.modified);
        mouseClick(control("notes"));
        keyClick("d");
        keyClick(Qt.Key_S, Qt.ControlModifier);
        tryVerify(() => !document.modified);
        keyClick(Qt.Key_Tab);
        compare(control("notes").text, "d");
        verify(!document.modified);
    }

    function test_closingAsksAboutWhatIsTyped() {
        newDocument();
        typeInto(control("title"), "deep");
        verify(!document.modified);
        keyClick(Qt.Key_W, Qt.ControlModifier);
        const question = window.dialogs.unsaved;
        tryVerify(() => question.opened);
        mouseClick(question.standardButton(Dialog.Cancel));
        tryVerify(() => !question.visible);
        compare(document.title, "deep");
    }

    function test_quittingAsksAboutWhatIsTyped() {
        newDocument();
        typeInto(control("title"), "deep");
        keyClick(Qt.Key_Q, Qt.ControlModifier);
        const question = window.dialogs.unsaved;
        tryVerify(() => question.opened);
        verify(window.visible);
        mouseClick(question.standardButton(Dialog.Cancel));
        tryVerify(() => !question.visible);
    }

    name: "Fields"
}
