// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtTest
import Delvewright

// What is asked before the window goes, about games, packs and scenarios that are not saved.
PlayTest {
    id: test

    function dialog(name) {
        return findChild(window, name);
    }

    function quit() {
        keyClick(Qt.Key_Q, Qt.ControlModifier);
    }

    /// Answers a question that is awaited.
    function answer(name, button) {
        tryVerify(() => dialog(name).opened, 5000, name);
        mouseClick(dialog(name).standardButton(button));
        tryVerify(() => !dialog(name).visible);
    }

    function edit() {
        tryVerify(() => canvas.visible && canvas.activeFocus);
        keyClick(Qt.Key_A, Qt.ControlModifier);
        keyClick(Qt.Key_Delete);
        verify(document.modified);
    }

    /// A game with a move, and a change in its dungeon since it began.
    function playAndEdit() {
        startSkirmish();
        clickWaiting(1);
        mouseClick(find("backToEditing"));
        edit();
    }

    function test_everythingIsAskedAboutAndCancellingLosesNothing() {
        playAndEdit();
        quit();
        answer("unsavedGameDialog", Dialog.Discard);
        answer("unsavedDialog", Dialog.Cancel);
        verify(window.visible);
        // Given up is nothing before all is answered: the next time it is asked about again.
        quit();
        answer("unsavedGameDialog", Dialog.Cancel);
        verify(window.visible);
        quit();
        answer("unsavedGameDialog", Dialog.Discard);
        answer("unsavedDialog", Dialog.Discard);
        tryVerify(() => !window.visible);
    }

    function test_severalScenariosAreAskedAboutOneByOne() {
        const workspace = window.arrivals.workspace;
        for (let i = 0; i < 2; ++i) {
            verify(workspace.openCopy(file("skirmish.scenario.json")));
            edit();
        }
        quit();
        tryVerify(() => dialog("unsavedDialog").opened);
        compare(workspace.currentIndex, 0);
        mouseClick(dialog("unsavedDialog").standardButton(Dialog.Discard));
        tryVerify(() => workspace.currentIndex === 1 && dialog("unsavedDialog").opened);
        mouseClick(dialog("unsavedDialog").standardButton(Dialog.Cancel));
        tryVerify(() => !dialog("unsavedDialog").visible);
        // Both are still there, with their changes.
        compare(workspace.count, 2);
        verify(workspace.documentAt(0).modified && workspace.documentAt(1).modified);
    }

    function test_aGameThatAnotherReplacedIsAskedAboutToo() {
        startSkirmish();
        clickWaiting(1);
        // Another one begins, in which nothing is done.
        setUp();
        begin("2");
        quit();
        tryVerify(() => dialog("unsavedGameDialog").opened);
        mouseClick(dialog("unsavedGameDialog").standardButton(Dialog.Save));
        // It comes to the front, to be seen while it is named.
        tryVerify(() => (findChild(window.contentItem.parent, "fileNameTextField")?.visible ?? false));
        verify(window.visible);
        compare(find("timelineSlider")?.value ?? 1, 1);
        keyClick(Qt.Key_Escape);
        tryVerify(() => !(findChild(window.contentItem.parent, "fileNameTextField")?.visible ?? false));
        quit();
        answer("unsavedGameDialog", Dialog.Discard);
        tryVerify(() => !window.visible);
    }

    function test_closingOnceMoreAsksFromTheBeginning() {
        playAndEdit();
        quit();
        answer("unsavedGameDialog", Dialog.Discard);
        tryVerify(() => dialog("unsavedDialog").opened);
        window.close(); // by the mouse, in the frame of the window
        tryVerify(() => dialog("unsavedGameDialog").opened && !dialog("unsavedDialog").visible);
        verify(window.visible);
    }

    name: "Closing"
}
