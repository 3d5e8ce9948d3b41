// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Delvewright

// A test of card maps, and the ways to work on one as a user does.
WindowTest {
    id: test

    readonly property DungeoneerParts cardParts: window?.games.games[1] ?? null
    readonly property CardCanvas table: window ? find("cardCanvas") : null
    readonly property CardMapViewModel map: table?.document ?? null
    readonly property string sampleFolder: file("../../../resources/scenarios/dungeoneer/")

    function newMap() {
        chooseNew("Dungeoneer");
        tryVerify(() => table.visible && table.width > 200 && table.activeFocus);
        compare(map.cardCount, 0);
    }

    function openMap(name) {
        window.arrivals.open(sampleFolder + name + ".scenario.json");
        tryVerify(() => table.visible && table.width > 200 && table.activeFocus);
        verify(map !== null && !map.readOnly);
    }

    function clickCell(column, row, modifiers) {
        const at = table.pixelOfCell(column, row);
        mouseMove(table, at.x - 3, at.y - 3);
        mouseMove(table, at.x, at.y);
        mouseClick(table, at.x, at.y, Qt.LeftButton, modifiers ?? Qt.NoModifier);
    }

    function hoverCell(column, row) {
        const at = table.pixelOfCell(column, row);
        mouseMove(table, at.x - 3, at.y - 3);
        mouseMove(table, at.x, at.y);
    }

    function dragCells(column, row, toColumn, toRow, modifiers) {
        const from = table.pixelOfCell(column, row);
        const to = table.pixelOfCell(toColumn, toRow);
        mousePress(table, from.x, from.y);
        mouseMove(table, (from.x + to.x) / 2, (from.y + to.y) / 2, -1, Qt.LeftButton);
        mouseMove(table, to.x, to.y, -1, Qt.LeftButton);
        mouseRelease(table, to.x, to.y, Qt.LeftButton, modifiers ?? Qt.NoModifier);
    }

    /// Takes a card from the palette as a user does: search, then click.
    function takeCard(words, key) {
        const search = find("paletteSearch");
        mouseClick(search);
        keyClick(Qt.Key_A, Qt.ControlModifier);
        keyClick(Qt.Key_Delete);
        for (const letter of words)
            keyClick(letter);
        tryVerify(() => find("piece " + key) !== null);
        mouseClick(find("piece " + key));
        compare(table.carriedPiece, key);
    }

    /// The number of copies that the palette says are left of a card that it shows.
    function copiesLeft(key) {
        return find("piece " + key).stockLeft;
    }
}
