// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Delvewright
import "../qml"

// Pictures of playtests: the panel, the report and assertions.
PictureTest {
    id: test

    /// The panel of playtests with the report of some games.
    function playtest(games) {
        mouseClick(find("playtestTab"));
        tryVerify(() => find("playtestGames")?.visible ?? false);
        waitForRendering(window.contentItem);
        mouseClick(find("playtestGames"), 20, 10);
        keyClick(Qt.Key_A, Qt.ControlModifier);
        type(games);
        keyClick(Qt.Key_Return);
        picture("playtest-settings");
        mouseClick(find("runPlaytest"));
        tryVerify(() => document.playtest.hasResult && !document.playtest.running, 120000);
    }

    function scrollReport(pixels) {
        const view = find("reportView");
        mouseWheel(view, view.width / 2, view.height / 2, 0, -pixels);
    }

    function clickInReport(name) {
        find("reportView").reveal(find(name));
        waitForRendering(find("reportView"), 1000);
        mouseClick(find(name));
    }

    function test_playtestLight() {
        AppSettings.appearance = Theme.Light;
        openForPicture("standard");
        playtest("200");
        canvas.forceActiveFocus();
        keyClick(Qt.Key_V);
        picture("playtest");
        for (let i = 1; i <= 4; ++i) {
            scrollReport(900);
            picture("playtest-" + i);
        }
    }

    function test_playtestDark() {
        AppSettings.appearance = Theme.Dark;
        openForPicture("standard");
        playtest("96");
        canvas.forceActiveFocus();
        keyClick(Qt.Key_V, Qt.ShiftModifier);
        scrollReport(900);
        picture("playtest-dark");
        mouseClick(find("assertionsTab"));
        picture("assertions-empty");
        mouseClick(find("addAssertion"));
        tryVerify(() => find("assertionMeasure")?.activeFocus ?? false);
        picture("assertion-dialog");
        mouseClick(find("acceptAssertion"));
        mouseClick(find("addAssertion"));
        tryVerify(() => find("assertionMeasure")?.activeFocus ?? false);
        for (let i = 0; i < 3; ++i)
            keyClick(Qt.Key_Down);
        mouseClick(find("acceptAssertion"));
        picture("assertions");
        mouseClick(find("reportTab"));
        clickInReport("chestRow 0");
        canvas.forceActiveFocus();
        keyClick(Qt.Key_Delete);
        tryVerify(() => find("playtestStale").visible);
        picture("playtest-stale");
        keyClick(Qt.Key_F5, Qt.ControlModifier | Qt.ShiftModifier);
        tryVerify(() => document.comparison.hasResult && !document.comparison.running, 120000);
        picture("changes");
    }

    function test_playtestItalian() {
        AppSettings.language = "it";
        AppSettings.interfaceScale = 1.5;
        openForPicture("two-levels");
        playtest("32");
        canvas.forceActiveFocus();
        keyClick(Qt.Key_V);
        picture("playtest-italian");
        mouseClick(find("assertionsTab"));
        mouseClick(find("addAssertion"));
        tryVerify(() => find("assertionMeasure")?.activeFocus ?? false);
        picture("assertion-italian");
        keyClick(Qt.Key_Escape);
    }

    name: "PlaytestPictures"
}
