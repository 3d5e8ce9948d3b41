// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Delvewright

WindowTest {
    id: test

    function test_startsWithTheWelcomePage() {
        verify(find("welcome").visible);
        compare(window.title, "Delvewright");
    }

    function test_openingShowsTheMap() {
        openDocument();
        verify(!find("welcome").visible);
        verify(window.title.includes(document.title));
        verify(canvas.fitted);
    }

    function test_aFileThatCannotBeReadIsExplained() {
        window.arrivals.open("/nowhere/at-all.scenario.json");
        const banner = find("openError");
        tryVerify(() => banner.visible);
        verify(banner.title.includes("at-all.scenario.json"));
        verify(banner.details !== "");
        verify(find("welcome").visible);
        banner.dismissed();
        verify(!banner.visible);
    }

    function test_aFailureKeepsWhatIsOpen() {
        openDocument();
        const title = document.title;
        window.arrivals.open("/nowhere/at-all.scenario.json");
        compare(document.title, title);
        verify(find("openError").visible);
    }

    function test_theToolBarFitsIntoNarrowWindows_data() {
        return [480, 600, 720, 960, 1200].map(width => ({
                    tag: width,
                    width: width
                }));
    }

    function test_theToolBarFitsIntoNarrowWindows(row) {
        openDocument();
        window.width = row.width;
        const bar = find("toolBar");
        tryCompare(bar, "width", row.width);
        waitForRendering(bar);
        const buttons = Array.from(bar.contentItem.children[0].children).filter(child => child.visible && child.command);
        verify(buttons.length > 10);
        for (const button of buttons) {
            const right = button.mapToItem(bar, button.width, 0).x;
            verify(right <= bar.width, `${button.command.plainText} ends at ${right}`);
        }
    }

    function test_lightAndDarkDiffer() {
        AppSettings.appearance = Theme.Light;
        const light = window.color.hslLightness;
        AppSettings.appearance = Theme.Dark;
        verify(window.color.hslLightness < light);
    }

    function test_theInterfaceScalesAtOnce() {
        openDocument();
        const before = find("problemCounts").height;
        AppSettings.interfaceScale = 2;
        tryVerify(() => find("problemCounts").height > before * 1.5);
    }

    /// Whether all of an item is within the window.
    function isInside(item) {
        const at = item.mapToItem(window.contentItem, 0, 0);
        return at.x >= 0 && at.x + item.width <= window.width + 0.5;
    }

    function test_largeLettersLeaveRoomForTheMap() {
        openDocument();
        compare(find("outlineTab").asSign, false);
        AppSettings.interfaceScale = 2;
        for (const name of ["leftDock", "rightDock", "paletteSearch", "property title"])
            tryVerify(() => isInside(find(name)), 5000, name);
        tryVerify(() => canvas.width > window.width * 0.3);
        // Names give way to signs, but for the panel that is shown.
        compare(find("outlineTab").asSign, true);
        compare(find("paletteTab").asSign, false);
        mouseClick(find("outlineTab"));
        tryCompare(find("outlineTab"), "asSign", false);
        compare(find("paletteTab").asSign, true);
        for (const name of ["paletteTab", "layersTab"])
            verify(isInside(find(name)), name);
        const tools = find("toolBar");
        for (let i = 0; i < tools.contentItem.children.length; ++i) {
            if (tools.contentItem.children[i].visible)
                verify(isInside(tools.contentItem.children[i]), i);
        }
    }

    function test_anEmptyMapSaysHowToBegin() {
        newDocument();
        tryVerify(() => find("emptyMap").visible);
        mouseClick(find("emptyGuide"));
        tryVerify(() => find("guideSteps") !== null && find("guideSteps").visible);
        takePiece("cistern", "tile:starter/cistern");
        verify(!find("emptyMap").visible); // it never lies under a piece
        clickSquare(3, 3);
        keyClick(Qt.Key_Escape);
        compare(document.tileCount, 1);
        verify(!find("emptyMap").visible);
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        tryVerify(() => find("emptyMap").visible);
    }

    /// The table is dark in one style and light in another; the words on it are read in each.
    function test_theWordsOnAnEmptyMapAreReadInEveryStyle() {
        newDocument();
        tryVerify(() => find("emptyMap").visible);
        const note = find("emptyMap").children[0];
        const brightness = colour => (colour.r * 0.299 + colour.g * 0.587 + colour.b * 0.114);
        for (let style = 0; style < canvas.drawingStyleNames.length; ++style) {
            AppSettings.drawingStyle = style;
            drawFrame();
            const at = note.mapToItem(window.contentItem, 0, 0);
            const image = grabImage(window.contentItem);
            let darkest = 1;
            let lightest = 0;
            for (let x = 4; x < note.width - 4; ++x)
                for (let y = note.height * 0.3; y < note.height * 0.7; ++y) {
                    const seen = brightness(image.pixel(at.x + x, at.y + y));
                    darkest = Math.min(darkest, seen);
                    lightest = Math.max(lightest, seen);
                }
            verify(lightest - darkest > 0.5, canvas.drawingStyleNames[style] + ": " + darkest + " to " + lightest);
        }
        AppSettings.drawingStyle = 0;
    }

    function test_enterTakesWhatTheSearchFound() {
        newDocument();
        mouseClick(find("paletteSearch"));
        for (const letter of "rotunda")
            keyClick(letter);
        keyClick(Qt.Key_Return);
        compare(canvas.carriedPiece, "tile:starter/rotunda");
        verify(canvas.activeFocus);
    }

    function test_F6GoesRoundTheWindow() {
        openDocument();
        for (const area of ["left", "right", "bottom"]) {
            keyClick(Qt.Key_F6);
            tryVerify(() => find(area + "Dock").activeFocus, 5000, area);
            verify(findChild(find(area + "Dock"), "focusFrame").visible);
            verify(!canvas.activeFocus);
        }
        keyClick(Qt.Key_F6);
        tryVerify(() => canvas.activeFocus);
        mouseClick(find("playersTab")); // whichever panel is in front
        canvas.forceActiveFocus();
        keyClick(Qt.Key_F6);
        keyClick(Qt.Key_F6);
        tryVerify(() => find("rightDock").activeFocus && find("players").visible);
    }

    function test_underlinedLettersChooseInMenus() {
        openDocument();
        keyClick(Qt.Key_F, Qt.AltModifier);
        tryVerify(() => window.menuBar.menuAt(0).opened);
        keyClick(Qt.Key_N); // New
        tryVerify(() => find("new Mage Knight Dungeons")?.activeFocus ?? false);
        keyClick(Qt.Key_Return);
        tryCompare(find("documentTabs"), "count", 2);
        tryVerify(() => !window.menuBar.menuAt(0).visible);
        tryVerify(() => canvas.activeFocus);
    }

    function test_aTitleOpensItsMenuAgainAfterEscape() {
        openDocument();
        const title = window.menuBar.itemAt(1);
        mouseMove(title, 5, 5);
        mouseClick(title);
        tryVerify(() => title.menu.opened);
        keyClick(Qt.Key_Escape);
        tryVerify(() => !title.menu.visible);
        verify(!title.highlighted);
        mouseClick(title);
        tryVerify(() => title.menu.opened);
        // An open bar follows the pointer, and the title that was clicked closes it.
        const other = window.menuBar.itemAt(2);
        mouseMove(other, 8, 8);
        tryVerify(() => other.menu.opened && !title.menu.visible);
        mouseClick(other);
        tryVerify(() => !other.menu.visible);
        compare(Modality.questions, 0);
    }

    function test_menusShowTheWholeNamesOfCommands() {
        let seen = 0;
        for (let i = 0; i < window.menuBar.count; ++i) {
            const menu = window.menuBar.menuAt(i);
            for (let j = 0; j < menu.count; ++j) {
                const item = menu.itemAt(j);
                if (!(item instanceof AppMenuItem) || item.command === null)
                    continue;
                const label = item.contentItem.children[0];
                compare(label.text.replace("<u>", "").replace("</u>", ""), item.text.replace("&", ""));
                ++seen;
            }
        }
        verify(seen > 40);
    }

    function test_panelsAreHiddenAndComeBack() {
        openDocument();
        const dock = find("bottomDock");
        verify(dock.visible);
        const before = canvas.height;
        const close = findChild(dock, "hidePanel");
        mouseClick(close);
        verify(dock.visible); // the rules are still there
        mouseClick(close);
        tryVerify(() => !dock.visible);
        tryVerify(() => canvas.height > before);
        mouseClick(find("problemCounts"));
        tryVerify(() => dock.visible);
        AppSettings.write("panels/reference/shown", true);
    }

    function test_severalDocumentsInTabs() {
        openDocument();
        const title = document.title;
        newDocument();
        compare(find("documentTabs").count, 2);
        compare(document.tileCount, 0);
        keyClick(Qt.Key_Tab, Qt.ControlModifier);
        compare(document.title, title);
        keyClick(Qt.Key_W, Qt.ControlModifier);
        compare(find("documentTabs").count, 1);
    }

    name: "Shell"
}
