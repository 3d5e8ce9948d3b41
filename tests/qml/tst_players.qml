// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtTest
import Delvewright

// Players and what they bring, by mouse and keys.
WindowTest {
    id: test

    function typeInto(field, text) {
        mouseClick(field);
        keyClick(Qt.Key_A, Qt.ControlModifier);
        keyClick(Qt.Key_Delete);
        for (const letter of text)
            keyClick(letter);
    }

    /// Adds to a list of a player what a search finds first.
    function add(card, list, words) {
        mouseClick(findChild(findChild(card, list), "addEntry"));
        tryVerify(() => find("pickerSearch")?.activeFocus ?? false);
        for (const letter of words)
            keyClick(letter);
        keyClick(Qt.Key_Return);
        tryVerify(() => !(find("pickerSearch")?.visible ?? false));
    }

    function test_playersAreAddedNamedAndArmed() {
        newDocument();
        mouseClick(find("playersTab"));
        const list = find("players");
        tryCompare(list, "count", 2);
        mouseClick(find("addPlayer"));
        tryCompare(list, "count", 3);
        let card = null;
        tryVerify(() => (card = find("player 0")) !== null);
        typeInto(findChild(card, "playerName"), "Ada");
        keyClick(Qt.Key_Return);
        compare(card.name, "Ada");
        add(card, "team", "");
        tryVerify(() => card.team.length === 1);
        verify(findChild(findChild(card, "team"), "total").text.includes(String(card.points)));
        mouseClick(findChild(card, "moveDown"));
        tryVerify(() => find("player 1").name === "Ada");
        mouseClick(findChild(find("player 1"), "removePlayer"));
        tryCompare(list, "count", 2);
    }

    function test_whatIsTypedIsSearchedForAndAddsNothing() {
        newDocument();
        mouseClick(find("playersTab"));
        let card = null;
        tryVerify(() => (card = find("player 0")) !== null);
        findChild(findChild(card, "spawn"), "addEntry").forceActiveFocus();
        keyClick(Qt.Key_Space);
        const offers = find("offers");
        tryVerify(() => find("pickerSearch")?.activeFocus ?? false);
        const all = offers.count;
        // A blank is part of a name, and chooses nothing.
        const wanted = offers.model.find(offer => offer.name.includes(" "));
        for (const letter of wanted.name.toLowerCase())
            keyClick(letter);
        compare(card.spawn.length, 0);
        verify(offers.count >= 1 && offers.count < all);
        compare(offers.model[0].name, wanted.name);
        verify(offers.model[0].facts.length >= 2); // what it costs, and its numbers
        keyClick(Qt.Key_Return);
        tryVerify(() => card.spawn.length === 1);
        compare(card.spawn[0].name, wanted.name);
        tryVerify(() => !(find("pickerSearch")?.visible ?? false));
    }

    function test_heroesAreNarrowedToWhatTheTeamCanPay() {
        newDocument();
        mouseClick(find("playersTab"));
        let card = null;
        tryVerify(() => (card = find("player 0")) !== null);
        add(card, "team", "");
        tryVerify(() => card.team.length === 1);
        mouseClick(findChild(findChild(card, "team"), "addEntry"));
        tryVerify(() => find("pickerSearch")?.activeFocus ?? false);
        const offers = find("offers");
        waitForRendering(offers, 500); // until everything has its place
        for (const name of ["affordable", "byPoints"]) {
            mouseClick(find(name), 10, find(name).height / 2);
            verify(find(name).checked);
        }
        const left = card.players.buildTotal - card.points;
        verify(offers.model.every(offer => offer.points <= left));
        for (let i = 1; i < offers.count; ++i)
            verify(offers.model[i - 1].points <= offers.model[i].points);
        keyClick(Qt.Key_Escape);
        tryVerify(() => !(find("pickerSearch")?.visible ?? false));
        compare(card.team.length, 1);
    }

    function test_levelsAndNumbersAreRaisedByKeys() {
        newDocument();
        mouseClick(find("playersTab"));
        let card = null;
        tryVerify(() => (card = find("player 0")) !== null);
        add(card, "team", "");
        tryVerify(() => card.team.length === 1 && card.team[0].level === 1);
        findChild(findChild(card, "team"), "number").forceActiveFocus();
        for (const level of [2, 3]) {
            keyClick(Qt.Key_Up); // the box keeps the keyboard
            tryVerify(() => card.team[0].level === level);
        }
        add(card, "chests", "");
        tryVerify(() => card.chests.length === 1);
        findChild(findChild(card, "chests"), "number").forceActiveFocus();
        for (const count of [2, 3, 4]) {
            keyClick(Qt.Key_Up);
            tryVerify(() => card.chests[0].count === count);
        }
        keyClick(Qt.Key_Down);
        tryVerify(() => card.chests[0].count === 3);
    }

    name: "Players"
}
