// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Delvewright

// Saving under a name, and over files that are already there.
WindowTest {
    id: test

    /// What is open in front, such as a question and its buttons.
    function inFront(name) {
        let found = null;
        tryVerify(() => {
            found = findChild(window.contentItem.parent, name);
            return found !== null && found.visible && found.width > 0;
        }, 5000, name);
        return found;
    }

    function saveAs(name) {
        canvas.forceActiveFocus();
        keyClick(Qt.Key_S, Qt.ControlModifier | Qt.ShiftModifier);
        saveInFileDialog(name);
    }

    function layChamber() {
        takePiece("cistern", "tile:starter/cistern");
        clickSquare(2, 2);
        keyClick(Qt.Key_Escape);
        keyClick(Qt.Key_Escape);
    }

    /// A new scenario with one chamber, saved under this name.
    function savedChamber(name) {
        newDocument();
        layChamber();
        saveAs(name);
        tryVerify(() => !document.modified && document.path.endsWith(name));
    }

    function test_savingOverAnotherFileAsksFirst() {
        savedChamber("first.scenario.json");
        newDocument();
        saveAs("first.scenario.json");
        verify(inFront("replaceText").text.includes("first.scenario.json"));
        mouseClick(inFront("cancelReplace"));
        tryVerify(() => !(findChild(window.contentItem.parent, "replaceText")?.visible ?? false));
        compare(document.path, "");
        // Another name, by keys: it has the focus.
        saveAs("first.scenario.json");
        tryVerify(() => inFront("saveUnderOtherName").activeFocus);
        keyClick(Qt.Key_Space);
        saveInFileDialog("second.scenario.json");
        tryVerify(() => document.path.endsWith("second.scenario.json"));
        saveAs("first.scenario.json");
        verify(inFront("replaceText").text.includes("first.scenario.json"));
        mouseClick(inFront("replaceFile"));
        tryVerify(() => document.path.endsWith("first.scenario.json"));
        compare(document.tileCount, 0);
    }

    function test_aNameIsProposed() {
        openFirstSample();
        const title = document.title;
        keyClick(Qt.Key_S, Qt.ControlModifier);
        compare(inFront("fileNameTextField").text, title + ".scenario.json");
        tryVerify(() => inFront("fileNameTextField").activeFocus);
        keyClick(Qt.Key_Return);
        tryVerify(() => document.path.endsWith("/" + title + ".scenario.json"));
        tryVerify(() => canvas.activeFocus);
    }

    function test_aFileThatAnotherChangedIsNotOverwrittenUnasked() {
        savedChamber("shared.scenario.json");
        // The other one is a window of the same program: a second document that is saved over the file.
        newDocument();
        saveAs("shared.scenario.json");
        mouseClick(inFront("replaceFile"));
        tryVerify(() => document.path.endsWith("shared.scenario.json"));
        keyClick(Qt.Key_Tab, Qt.ControlModifier);
        tryVerify(() => document.tileCount === 1 && canvas.visible);
        canvas.forceActiveFocus();
        keyClick(Qt.Key_A, Qt.ControlModifier);
        keyClick(Qt.Key_R);
        verify(document.modified);
        keyClick(Qt.Key_S, Qt.ControlModifier);
        mouseClick(inFront("cancelOverwrite"));
        verify(document.modified);
        tryVerify(() => !(findChild(window.contentItem.parent, "cancelOverwrite")?.visible ?? false));
        keyClick(Qt.Key_S, Qt.ControlModifier);
        mouseClick(inFront("reloadInstead"));
        tryVerify(() => document.tileCount === 0 && !document.modified);
    }

    name: "Files"
}
