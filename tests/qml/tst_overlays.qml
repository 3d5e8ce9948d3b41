// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtTest
import Delvewright

// What is reckoned about a dungeon and laid over its map, by mouse and keys. In the skirmish Anna enters at (0, 2)
// and Bruno at (2, 2); a door leads south from (1, 4) to a chest at (1, 6) that looks north.
WindowTest {
    id: test

    function openSkirmish() {
        window.arrivals.open(file("skirmish.scenario.json"));
        tryVerify(() => canvas.visible && canvas.width > 200 && canvas.activeFocus);
    }

    function hoverSquare(x, y) {
        const at = pixel(x, y);
        mouseMove(canvas, at.x - 3, at.y);
        mouseMove(canvas, at.x, at.y);
    }

    function told(x, y) {
        hoverSquare(x, y);
        return find("hint").text;
    }

    /// A picture of the map without the pointer on it, when nothing gets sharper any more.
    function pictureOfMap() {
        mouseMove(window.contentItem, 2, window.contentItem.height - 2);
        let last = null;
        let same = 0;
        tryVerify(() => {
            const now = grabImage(canvas);
            same = last !== null && now.equals(last) ? same + 1 : 0;
            last = now;
            return same > 3;
        });
        return last;
    }

    function test_reachIsShownByAKeyAndToldForEachSquare() {
        openSkirmish();
        compare(find("reachLegend").visible, false);
        keyClick(Qt.Key_T);
        compare(find("reachLegend").visible, true);
        tryVerify(() => told(0, 2) === "Anna: turn 1 · Bruno: turn 1", 5000);
        compare(told(1, 8), "Anna: turn 2 · Bruno: turn 2");
        verify(findChild(find("reachLegend"), "meaning").text.includes("Anna speed"), findChild(find("reachLegend"), "meaning").text);
        keyClick(Qt.Key_T);
        compare(find("reachLegend").visible, false);
        verify(!told(0, 2).includes("turn"));
    }

    function test_itIsPaintedTurnByTurn() {
        openSkirmish();
        keyClick(Qt.Key_T);
        const box = find("reachTurn");
        compare(box.value, 3);
        tryVerify(() => told(0, 2).includes("turn 1"));
        while (box.value > 1)
            keyClick(Qt.Key_Comma);
        const first = pictureOfMap();
        keyClick(Qt.Key_Period);
        compare(box.value, 2);
        verify(!pictureOfMap().equals(first));
        keyClick(Qt.Key_Comma);
        verify(pictureOfMap().equals(first));
        keyClick(Qt.Key_Comma); // there is no turn before the first
        compare(box.value, 1);
    }

    function test_theTurnAndThePlayerAreChosenInTheLegend() {
        openSkirmish();
        keyClick(Qt.Key_T);
        tryVerify(() => told(0, 2).includes("Bruno"));
        const turn = find("reachTurn");
        turn.forceActiveFocus();
        keyClick(Qt.Key_Up);
        compare(turn.value, 4);
        const player = find("reachPlayer");
        player.forceActiveFocus();
        keyClick(Qt.Key_Down);
        compare(player.currentText, "Anna");
        compare(told(0, 2), "Anna: turn 1");
        mouseClick(findChild(find("reachLegend"), "closeLegend"));
        compare(find("reachLegend").visible, false);
    }

    function test_dangerIsFoundByItsNameAndFollowsEdits() {
        openSkirmish();
        keyClick(Qt.Key_K, Qt.ControlModifier);
        tryVerify(() => find("commandField")?.activeFocus ?? false);
        for (const letter of "danger")
            keyClick(letter);
        keyClick(Qt.Key_Return);
        compare(find("dangerLegend").visible, true);
        tryVerify(() => told(1, 5).startsWith("Expected clicks: "), 5000);
        verify(/trap of Miner.s Strongbox \d\.\d \(TRAP-\d\d\)/.test(told(1, 5)), told(1, 5));
        compare(told(1, 2), "No danger known here");
        mouseClick(canvas, pixel(1, 6).x, pixel(1, 6).y);
        keyClick(Qt.Key_Delete);
        compare(document.undoText, "Delete Chest");
        tryVerify(() => told(1, 5) === "No danger known here", 5000);
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        tryVerify(() => told(1, 5).includes("trap of"), 5000);
    }

    function test_bothAreInTheViewMenuAndSpokenOfTogether() {
        openSkirmish();
        keyClick(Qt.Key_V, Qt.AltModifier);
        let item = null;
        tryVerify(() => (item = find("item view.danger")) !== null && item.visible);
        waitForRendering(item, 1000);
        compare(item.checked, false);
        mouseClick(item);
        compare(find("dangerLegend").visible, true);
        tryVerify(() => canvas.activeFocus);
        keyClick(Qt.Key_T);
        tryVerify(() => told(1, 5).includes("Expected clicks") && told(1, 5).includes("Anna: turn"), 5000);
    }
}
