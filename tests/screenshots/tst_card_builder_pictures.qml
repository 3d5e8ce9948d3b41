// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Delvewright
import "../qml"

// Pictures of the card builder.
CardTest {
    id: test

    readonly property Item builder: window ? find("cardBuilder") : null

    function picture(name) {
        waitForRendering(builder, 2000);
        wait(500);
        const image = grabImage(window.contentItem.parent);
        compare(image.width, window.width);
        image.save(name + ".png");
    }

    /// The builder with a copy of a set that comes with the program.
    function openBuilder(piece) {
        keyClick(Qt.Key_B, Qt.ControlModifier | Qt.ShiftModifier);
        tryVerify(() => builder.visible);
        if (builder.draft === null)
            builder.shelf.duplicateInstalled("overdraft", "My Vaults");
        builder.draft.piece = "my-vaults/" + piece;
        mouseMove(window.footer, 2, window.footer.height - 2);
    }

    function test_empty() {
        keyClick(Qt.Key_B, Qt.ControlModifier | Qt.ShiftModifier);
        tryVerify(() => builder.visible);
        picture("card-builder-empty");
    }

    function test_light() {
        AppSettings.appearance = Theme.Light;
        openBuilder("compound-vault");
        picture("card-builder");
    }

    function test_effectsDark() {
        AppSettings.appearance = Theme.Dark;
        openBuilder("compound-vault");
        const cards = builder.draft;
        cards.addNew("bane");
        mouseClick(findChild(builder, "effectsTab"));
        picture("card-builder-effects-dark");
        cards.undo();
    }

    function test_heroItalian() {
        AppSettings.language = "it";
        openBuilder("compound-vault");
        const cards = builder.draft;
        cards.addNew("hero");
        picture("card-builder-hero-it");
        mouseClick(findChild(builder, "effectsTab"));
        picture("card-builder-effects-it");
        cards.undo();
    }

    function test_facts() {
        AppSettings.appearance = Theme.Light;
        openBuilder("compound-vault");
        mouseClick(findChild(builder, "packFacts"));
        picture("card-builder-facts");
    }

    windowWidth: 1280
    name: "CardBuilderPictures"
}
