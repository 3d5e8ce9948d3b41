// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Delvewright
import "../qml"

// Pictures of the second game, played.
CardPlayTest {
    id: test

    name: "CardPlayPictures"
    windowWidth: 1280

    function pictureOfGame(name) {
        waitForRendering(board, 2000);
        wait(2500); // cards become sharp
        grabImage(window.contentItem.parent).save(name + ".png");
    }

    /// The opponents wait, so that the picture is the same every time.
    function restHere() {
        game.opponents.paused = true;
        board.forceActiveFocus();
    }

    function test_cardPlayHeroLight() {
        AppSettings.appearance = Theme.Light;
        begin("closing-time", [0, 2, 2], "3");
        hurryOpponents();
        goToHeroPhase();
        restHere();
        keyClick(Qt.Key_Tab);
        pictureOfGame("card-play-hero");
    }

    function test_cardPlayHandDark() {
        AppSettings.appearance = Theme.Dark;
        begin("the-long-way", [0, 2, 2, 2], "5");
        hurryOpponents();
        verify(goOnUntil(() => inPhase("Dungeonlord") && rowThat("End") >= 0 && play.hand.count > 2));
        restHere();
        const hand = find("hand");
        hand.forceActiveFocus();
        keyClick(Qt.Key_Right);
        pictureOfGame("card-play-hand");
    }

    function test_cardPlayDiscardItalian() {
        AppSettings.appearance = Theme.Light;
        begin("closing-time", [0, 2, 2], "3");
        hurryOpponents();
        verify(goOnUntil(() => rowThat("Discard ") >= 0));
        AppSettings.language = "it";
        restHere();
        keyClick(Qt.Key_Tab);
        pictureOfGame("card-play-discard-it");
    }

    function test_cardPlayAnsweredDark() {
        AppSettings.appearance = Theme.Dark;
        begin("closing-time", [0, 2, 2], "8");
        hurryOpponents();
        verify(goOnUntil(() => rowThat("Pass") >= 0 && game.actions.count > 1 && game.round > 1, 600));
        restHere();
        pictureOfGame("card-play-answer");
    }
}
