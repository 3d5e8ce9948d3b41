// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Delvewright
import "../qml"

// Pictures of card maps: laying, foresight, what lies over them, players, guide, proposals.
CardTest {
    id: test

    function picture(name) {
        waitForRendering(table, 2000);
        wait(500); // cards become sharp, popups end their fading in
        const image = grabImage(window.contentItem.parent);
        compare(image.width, window.width);
        image.save(name + ".png");
    }

    /// A map that has grown to about ten cards, laid as a user does.
    function grow(most) {
        newMap();
        for (const key of ["front-office", "cross-of-clerks", "velvet-queue", "records-aisle", "service-stairs", "hall-of-debts", "tellers-cage", "draughty-gallery", "boardroom"].slice(0, most)) {
            table.carry("card:overdraft/" + key);
            table.forceActiveFocus();
            keyClick(Qt.Key_Tab);
            keyClick(Qt.Key_Return);
            keyClick(Qt.Key_Escape);
        }
        mouseMove(window.footer, 2, window.footer.height - 2);
        table.fit();
    }

    function test_newDialog() {
        keyClick(Qt.Key_N, Qt.ControlModifier);
        tryVerify(() => find("new Dungeoneer")?.visible ?? false);
        picture("card-new");
    }

    function test_welcome() {
        waitForRendering(window.contentItem, 2000);
        wait(800);
        grabImage(window.contentItem.parent).save("card-welcome.png");
    }

    function test_empty() {
        newMap();
        picture("card-empty");
    }

    function test_laying() {
        AppSettings.appearance = Theme.Light;
        grow(6);
        takeCard("draughty", "card:overdraft/draughty-gallery");
        keyClick(Qt.Key_Tab);
        keyClick(Qt.Key_Tab);
        picture("card-laying");
    }

    function test_refused() {
        AppSettings.appearance = Theme.Dark;
        grow(6);
        takeCard("marble", "card:overdraft/marble-corridor");
        hoverCell(2, 0);
        picture("card-refused");
    }

    function test_foresight() {
        AppSettings.appearance = Theme.Light;
        grow(9);
        picture("card-foresight");
    }

    function test_distance() {
        AppSettings.appearance = Theme.Light;
        openMap("closing-time");
        keyClick(Qt.Key_A);
        clickCell(0, 0);
        picture("card-distance");
    }

    function test_doorsDark() {
        AppSettings.appearance = Theme.Dark;
        openMap("closing-time");
        keyClick(Qt.Key_C);
        picture("card-doors");
    }

    function test_questsWild() {
        openMap("the-long-way");
        keyClick(Qt.Key_Q);
        mouseClick(find("map 1"));
        picture("card-quests");
    }

    function test_playersItalian() {
        AppSettings.language = "it";
        openMap("the-long-way");
        mouseClick(find("cardPlayersTab"));
        picture("card-players-it");
        mouseClick(findChild(findChild(find("card player 0"), "hero"), "pick"));
        tryVerify(() => find("pickerSearch")?.activeFocus ?? false);
        picture("card-picker-it");
    }

    function test_guide() {
        AppSettings.appearance = Theme.Light;
        grow(2);
        mouseClick(find("cardGuideTab"));
        picture("card-guide");
    }

    function test_turns() {
        AppSettings.appearance = Theme.Light;
        newMap();
        window.editor.commands.of("cards.turns").trigger();
        tryVerify(() => find("dealCards")?.visible ?? false);
        picture("card-turns-before");
        map.turns.setPerson(1, true);
        map.turns.begin();
        tryVerify(() => find("showHand").visible);
        picture("card-turns-covered");
        for (let turn = 0; turn < 6; ++turn) {
            map.turns.uncover();
            table.carry(map.turns.nextInHand(""));
            table.forceActiveFocus();
            keyClick(Qt.Key_Tab);
            keyClick(Qt.Key_Return);
        }
        map.turns.uncover();
        table.carry(map.turns.nextInHand(""));
        table.fit();
        picture("card-turns-hand");
    }

    function test_turnsItalian() {
        AppSettings.language = "it";
        AppSettings.appearance = Theme.Dark;
        newMap();
        window.editor.commands.of("cards.turns").trigger();
        map.turns.laysAtOnce = false;
        map.turns.begin();
        while (map.cardCount < 7) {
            if (map.turns.personMoves) {
                table.carry(map.turns.nextInHand(""));
                table.forceActiveFocus();
                keyClick(Qt.Key_Tab);
                keyClick(Qt.Key_Return);
            } else {
                map.turns.layProposed();
            }
        }
        if (map.turns.personMoves)
            map.turns.setPerson(0, false);
        table.fit();
        picture("card-turns-it");
    }

    function test_ways() {
        AppSettings.appearance = Theme.Light;
        openMap("the-long-way");
        mouseClick(find("map 1"));
        keyClick(Qt.Key_Q, Qt.ShiftModifier);
        clickCell(0, -3);
        picture("card-ways");
    }

    function test_passages() {
        AppSettings.appearance = Theme.Dark;
        newMap();
        map.guide.seedDraws(3);
        mouseClick(find("cardGuideTab"));
        for (const key of ["front-office", "marble-corridor"]) {
            table.carry("card:overdraft/" + key);
            table.forceActiveFocus();
            keyClick(Qt.Key_Tab);
            keyClick(Qt.Key_Return);
        }
        cardParts.cards.take(map.guide.draw(5));
        picture("card-passages");
    }

    function test_proposals() {
        newMap();
        mouseClick(find("emptyCardGenerate"));
        tryVerify(() => find("startCards")?.visible ?? false);
        picture("card-wishes");
        mouseClick(find("startCards"));
        tryVerify(() => map.proposals.count === 3, 20000);
        picture("card-proposals");
    }

    function test_problems() {
        grow(6);
        keyClick(Qt.Key_X);
        takeCard("frozen", "card:overdraft/frozen-assets");
        clickCell(3, 1);
        keyClick(Qt.Key_Escape);
        cardParts.cards.draft = false;
        table.fit();
        const list = find("problems");
        tryVerify(() => list.itemAtIndex(0) !== null);
        mouseClick(list.itemAtIndex(0), 40, 10);
        tryVerify(() => !map.fixes.searching, 20000);
        picture("card-problems");
    }

    windowWidth: 1280
    name: "CardPictures"
}
