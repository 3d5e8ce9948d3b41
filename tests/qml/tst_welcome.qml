// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtTest
import Delvewright

// The first steps: welcome page, templates, help.
WindowTest {
    id: test

    function test_templatesBegin() {
        mouseClick(find("welcome template three-players"));
        tryVerify(() => document !== null);
        mouseClick(find("playersTab"));
        tryCompare(find("players"), "count", 3);
        compare(document.modified, false);
    }

    function test_templatesAreChosenByKeys() {
        keyClick(Qt.Key_N, Qt.ControlModifier | Qt.ShiftModifier);
        const dialog = parts.guides.templatesDialog;
        tryVerify(() => dialog.opened);
        compare(findChild(dialog.contentItem.parent, "templateList").count, 5);
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Return);
        tryVerify(() => document !== null);
        mouseClick(find("playersTab"));
        tryCompare(find("players"), "count", 3);
    }

    function test_enterAtOnceChoosesTheGame() {
        keyClick(Qt.Key_N, Qt.ControlModifier);
        keyClick(Qt.Key_Return);
        tryVerify(() => document !== null && canvas.activeFocus);
        tryCompare(find("documentTabs"), "count", 1);
    }

    function test_theQuestionForTheGameKeepsTheKeys() {
        const hasKeys = () => find("new Mage Knight Dungeons")?.activeFocus ?? false;
        for (let i = 0; i < 2; ++i) {
            keyClick(Qt.Key_N, Qt.ControlModifier);
            tryVerify(hasKeys);
            wait(0); // whatever else wanted the keys has asked for them
            verify(hasKeys());
            keyClick(Qt.Key_Escape);
            tryVerify(() => !(find("newDialog")?.visible ?? false));
        }
    }

    function test_recentFilesAreListed() {
        openDocument();
        keyClick(Qt.Key_W, Qt.ControlModifier);
        tryVerify(() => find("welcome").visible);
        const row = find("recent 0");
        tryVerify(() => row !== null && row.visible);
        mouseClick(row);
        tryVerify(() => document !== null && document.fileName === "complete.scenario.json");
    }

    function test_theHelpOpensAndIsSearched() {
        keyClick(Qt.Key_F1);
        const help = window.dialogs.helpWindow;
        tryVerify(() => help.visible && help.active, 20000);
        const pages = findChild(help.contentItem, "helpPages");
        verify(pages.count >= 8);
        verify(findChild(help.contentItem, "helpTitle").text !== "");
        verify(findChild(help.contentItem, "helpText").text.length > 200);
        const picture = findChild(help.contentItem, "helpPicture");
        tryCompare(picture, "status", Image.Ready);
        verify(picture.width > 300 && picture.width <= picture.parent.width);
        verify(picture.Accessible.name !== "");
        verify(!findChild(help.contentItem, "helpText").text.includes("!["));
        const search = findChild(help.contentItem, "helpSearch");
        mouseClick(search);
        for (const letter of "alternate")
            keyClick(letter);
        tryCompare(pages, "count", 1);
        compare(findChild(help.contentItem, "helpTitle").text, "Guided setup");
        keyClick(Qt.Key_Escape);
        tryVerify(() => !help.visible);
    }

    function test_linksOfTheHelpLeadOn() {
        waitForRendering(window.contentItem);
        keyClick(Qt.Key_F1);
        const help = window.dialogs.helpWindow;
        tryVerify(() => help.visible, 20000);
        const text = findChild(help.contentItem, "helpText");
        let spot = null;
        for (let y = 4; y < text.height && !spot; y += 6) {
            for (let x = 4; x < text.width && !spot; x += 12) {
                if (text.linkAt(x, y) === "help:generate")
                    spot = Qt.point(x, y);
            }
        }
        verify(spot !== null);
        const view = findChild(help.contentItem, "helpView");
        const below = () => text.mapToItem(view, spot.x, spot.y).y - view.height;
        for (let turns = 0; turns < 50 && below() > -20; ++turns) {
            mouseWheel(view, view.width / 2, view.height / 2, 0, -120);
            tryVerify(() => !view.moving);
        }
        verify(below() < 0);
        mouseClick(text, spot.x, spot.y);
        compare(findChild(help.contentItem, "helpTitle").text, "Letting the program lay dungeons");
        keyClick(Qt.Key_Escape);
    }

    name: "Welcome"
}
