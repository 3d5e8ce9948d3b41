// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtTest
import Delvewright

// The tour of the first start.
WindowTest {
    id: test

    function part(name) {
        return findChild(window.tour.contentItem, name);
    }

    function init() {
        AppSettings.write("tour/seen", false);
        window = createTemporaryObject(windowComponent, test);
        verify(window);
        window.requestActivate();
        tryVerify(() => window.active && window.contentItem.width > 100);
        tryVerify(() => window.tour.opened);
    }

    function test_itLeadsThroughTheWindowAndIsSeenOnce() {
        compare(part("tourTitle").text, "Welcome to Delvewright");
        mouseClick(part("tourNext"));
        tryCompare(part("tourTitle"), "text", "The palette");
        verify(document !== null);
        compare(document.modified, false);
        tryVerify(() => window.tour.isPointing);
        const stops = window.tour.stops.length;
        for (let i = 2; i < stops; ++i)
            keyClick(Qt.Key_Return);
        tryCompare(part("tourTitle"), "text", "That is all");
        keyClick(Qt.Key_Left);
        tryCompare(part("tourTitle"), "text", "Print and share");
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Return);
        tryVerify(() => !window.tour.visible);
        verify(AppSettings.read("tour/seen", false));
    }

    function test_itPointsAtWhatItTellsOf() {
        mouseClick(part("tourNext"));
        tryVerify(() => window.tour.isPointing);
        const dock = find("leftDock");
        const at = dock.mapToItem(null, 0, 0);
        compare(window.tour.spot.x, at.x);
        compare(window.tour.spot.width, dock.width);
        for (let i = 0; i < 3; ++i)
            mouseClick(part("tourNext"));
        tryCompare(part("tourTitle"), "text", "Guided setup");
        tryVerify(() => find("guideSteps").visible);
        tryCompare(window.tour.spot, "x", find("rightDock").mapToItem(null, 0, 0).x);
    }

    function test_itLetsTheDungeonBePlayed() {
        mouseClick(part("tourNext"));
        for (let i = 0; i < 20 && part("tourTitle").text !== "Is it fair?"; ++i)
            keyClick(Qt.Key_Return);
        compare(part("tourTitle").text, "Is it fair?");
        tryCompare(window.tour.spot, "x", find("rightDock").mapToItem(null, 0, 0).x);
        tryVerify(() => find("verdict 0")?.visible ?? false, 60000);
        verify(!document.modified);
    }

    function test_escapeEndsItAndTheMenuBringsItBack() {
        keyClick(Qt.Key_Escape);
        tryVerify(() => !window.tour.visible);
        verify(find("welcome").visible);
        keyClick(Qt.Key_K, Qt.ControlModifier);
        tryVerify(() => find("commandField").activeFocus);
        for (const letter of "tour")
            keyClick(letter);
        keyClick(Qt.Key_Return);
        tryVerify(() => window.tour.opened);
    }

    offersTour: true
    name: "Tour"
}
