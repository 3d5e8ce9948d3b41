// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Delvewright
import "../qml"

// The pictures of the window for the README and the help are made by tests like this: one for each function, saved
// where the program runs. To add one, put the window into the state and call picture().
WindowTest {
    /// Opens a sample, with the pointer where it points at nothing.
    function openForPicture(name) {
        openSample(name);
        mouseMove(window.footer, 2, window.footer.height - 2);
    }

    /// The whole window, with its bars and popups, when it has come to rest.
    function picture(name) {
        waitForRendering(canvas, 2000);
        wait(300); // tiles become sharp, popups end their fading in
        const image = grabImage(window.contentItem.parent);
        compare(image.width, window.width);
        image.save(name + ".png");
    }

    function hoverSquare(x, y) {
        const at = pixel(x, y);
        mouseMove(canvas, at.x - 4, at.y);
        mouseMove(canvas, at.x, at.y);
    }

    function type(text) {
        for (const letter of text)
            keyClick(letter);
    }

    windowWidth: 1280
}
