// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Delvewright
import "../qml"

// Pictures of the game.
PlayTest {
    id: test

    /// Begins a game of what is open: the seats by their places in the list, people being 0.
    function startGame(seed, seats) {
        setUp();
        seats.forEach((choice, player) => seat(player, choice));
        begin(seed);
    }

    function pictureOfGame(name) {
        waitForRendering(board, 2000);
        wait(400);
        grabImage(window.contentItem.parent).save(name + ".png");
    }

    function test_playStartLight() {
        AppSettings.appearance = Theme.Light;
        openSample("standard");
        startGame("7", [0, 0]);
        pictureOfGame("play-start");
    }

    function test_playMoveDark() {
        AppSettings.appearance = Theme.Dark;
        openSample("standard");
        startGame("7", [0, 3]);
        clickWaiting(1);
        keyClick(Qt.Key_Up);
        pictureOfGame("play-move");
    }

    function test_playAttackLight() {
        AppSettings.appearance = Theme.Light;
        window.arrivals.open(file("skirmish.scenario.json"));
        tryVerify(() => canvas.visible && canvas.width > 200 && canvas.activeFocus);
        startGame("1", [0, 0]);
        clickWaiting(1);
        clickBoardSquare(0, 2);
        clickBoardSquare(1, 4);
        keyClick(Qt.Key_E);
        clickWaiting(0);
        tryVerify(() => find("choice 0")?.visible ?? false);
        mouseClick(find("choice 0"));
        clickBoardSquare(0, 2);
        keyClick(Qt.Key_E);
        clickWaiting(3);
        clickBoardSquare(2, 2);
        clickBoardSquare(1, 2);
        const at = board.pixelOf(0.5, 2.5);
        mouseMove(board, at.x - 6, at.y);
        mouseMove(board, at.x, at.y);
        pictureOfGame("play-attack");
    }

    /// A step, a turn and a blow as they are seen: some pictures of each, one after the other.
    function test_playMotion() {
        AppSettings.animations = true;
        AppSettings.appearance = Theme.Light;
        window.arrivals.open(file("skirmish.scenario.json"));
        tryVerify(() => canvas.visible && canvas.width > 200 && canvas.activeFocus);
        startGame("1", [0, 0]);
        let count = 0;
        const watch = () => {
            for (let i = 0; i < 4 && board.motion < 1; ++i) {
                wait(50); // so much later
                grabImage(window.contentItem.parent).save("play-motion-" + (++count) + ".png");
            }
            tryCompare(board, "motion", 1);
        };
        clickWaiting(1);
        watch();
        clickBoardSquare(0, 2);
        watch();
        clickBoardSquare(1, 4);
        watch();
        keyClick(Qt.Key_E);
        clickWaiting(0);
        tryVerify(() => find("choice 0")?.visible ?? false);
        mouseClick(find("choice 0"));
        clickBoardSquare(0, 2);
        tryCompare(board, "motion", 1);
        keyClick(Qt.Key_E);
        clickWaiting(3);
        clickBoardSquare(2, 2);
        clickBoardSquare(1, 2);
        tryCompare(board, "motion", 1);
        clickBoardSquare(0, 2);
        if (find("choice 0")?.visible ?? false)
            mouseClick(find("choice 0"));
        watch();
        pictureOfGame("play-motion-rest");
    }

    function test_playReplayDark() {
        AppSettings.appearance = Theme.Dark;
        openSample("standard");
        startGame("7", [3, 3]);
        find("pace").forceActiveFocus();
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Down);
        tryVerify(() => Number(find("momentLabel").text.split(" / ")[1]) > 260, 120000);
        board.forceActiveFocus();
        keyClick(Qt.Key_P);
        const scrubber = find("scrubber");
        mouseClick(scrubber, scrubber.width * 0.6, scrubber.height / 2);
        pictureOfGame("play-replay");
    }

    function startCourt() {
        window.arrivals.open(file("crowded-court.scenario.json"));
        tryVerify(() => canvas.visible && canvas.width > 200 && canvas.activeFocus);
        startGame("1", [0, 0]);
    }

    /// A chariot that is about to be driven, by pointer and by keys, and the part of it that acts then.
    function test_playChariot() {
        AppSettings.appearance = Theme.Light;
        startCourt();
        clickBoardSquare(0, 6);
        pictureOfGame("play-chariot-reach");
        hoverBoardSquare(6, 6);
        pictureOfGame("play-chariot-ghost");
        keyClick(Qt.Key_Left, Qt.ShiftModifier);
        pictureOfGame("play-chariot-turn");
        clickBoardSquare(5, 7);
        hoverBoardSquare(4, 7);
        pictureOfGame("play-chariot-section");
    }

    function test_playTitanDark() {
        AppSettings.appearance = Theme.Dark;
        startCourt();
        clickBoardSquare(1, 3);
        hoverBoardSquare(4, 4);
        pictureOfGame("play-titan");
    }

    function test_playRiderLight() {
        AppSettings.appearance = Theme.Light;
        startCourt();
        clickBoardSquare(2, 0);
        pictureOfGame("play-rider-choices");
    }

    name: "PlayPictures"
    windowWidth: 1280
}
