import QtQuick
import QtTest
import Delvewright
import "../qml"

// Pictures of the window for the README and the help, one for each function, saved where the program runs. To
// add one, put the window into the state and call picture().
WindowTest {
    id: test

    function openSample(name) {
        window.openPath(file("../../../resources/scenarios/" + name + ".scenario.json"));
        tryVerify(() => canvas.visible && canvas.width > 200 && canvas.activeFocus);
        tryVerify(() => document !== null && !document.readOnly);
        mouseMove(window.footer, 2, window.footer.height - 2); // out of the way
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

    function carryOverAnIllegalSpot() {
        openSample("standard");
        takePiece("fung", "tile:starter/fungus-garden");
        hoverSquare(4, 3);
        tryCompare(canvas, "verdict", 2);
    }

    /// Types into what has the focus.
    function type(text) {
        for (const letter of text)
            keyClick(letter);
    }

    /// The builder with a pack of its own and a tile copied from the starter pack, made as a user does.
    function openBuilder() {
        keyClick(Qt.Key_B, Qt.ControlModifier);
        tryVerify(() => find("builder").visible);
        if (find("builder").pack === null) {
            mouseClick(find("newFirstPack"));
            tryVerify(() => find("packName")?.activeFocus ?? false);
            type("Sunken Halls");
            keyClick(Qt.Key_Return);
            tryVerify(() => find("builder").pack !== null);
        }
        find("packColumn").forceActiveFocus();
    }

    function copyPiece(words) {
        mouseClick(find("copyPieceButton"));
        tryVerify(() => find("copySearch")?.activeFocus ?? false);
        type(words);
        keyClick(Qt.Key_Return);
        tryVerify(() => !(find("copySearch")?.visible ?? false));
    }

    function test_welcome() {
        picture("welcome");
    }

    function test_editingLight() {
        AppSettings.appearance = Theme.Light;
        openSample("standard");
        clickSquare(6, -3);
        picture("editing-light");
    }

    function test_editingDark() {
        AppSettings.appearance = Theme.Dark;
        openSample("standard");
        clickSquare(6, -3);
        picture("editing-dark");
    }

    function test_carrying() {
        AppSettings.appearance = Theme.Dark;
        carryOverAnIllegalSpot();
        picture("carrying");
    }

    function test_problems() {
        openSample("standard");
        takePiece("cistern", "tile:starter/cistern");
        clickSquare(8, 7);
        keyClick(Qt.Key_Escape);
        keyClick(Qt.Key_Escape);
        tryVerify(() => document.findings.errorCount > 0);
        const list = find("problems");
        tryVerify(() => list.itemAtIndex(0) !== null);
        mouseClick(list.itemAtIndex(0), 40, 10);
        tryVerify(() => !document.fixes.searching && findChild(list, "fix 0") !== null, 20000);
        picture("problems");
    }

    function test_italian() {
        AppSettings.language = "it";
        carryOverAnIllegalSpot();
        picture("italian");
    }

    function test_guidedSetup() {
        openSample("standard");
        keyClick(Qt.Key_A, Qt.ControlModifier); // from here on it is a table to be set up
        keyClick(Qt.Key_Delete);
        keyClick(Qt.Key_F4);
        tryCompare(find("guideSteps"), "count", 8);
        picture("guide-empty");
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        mouseClick(findChild(find("guideSteps"), "step 5"), 60, 12);
        picture("guide");
    }

    function test_builder() {
        openBuilder();
        copyPiece("cistern");
        const face = find("tileCanvas");
        tryVerify(() => face.visible);
        mouseClick(find("terrain 2"));
        const at = face.pixelOf(1.5, 1.5);
        mouseClick(face, at.x, at.y);
        picture("builder");
        AppSettings.appearance = Theme.Dark;
        picture("builder-dark");
        AppSettings.interfaceScale = 2;
        picture("builder-scale-200");
        AppSettings.interfaceScale = 1;
        AppSettings.appearance = Theme.Light;
        keyClick(Qt.Key_S, Qt.ControlModifier);
    }

    function test_builderForms() {
        openBuilder();
        mouseClick(find("packFacts"));
        picture("builder-pack");
        copyPiece("hedda");
        picture("builder-figure");
        copyPiece("chest");
        picture("builder-chest");
        keyClick(Qt.Key_S, Qt.ControlModifier);
    }

    function test_printing() {
        openSample("standard");
        keyClick(Qt.Key_P, Qt.ControlModifier);
        const dialog = window.output.printDialog;
        tryVerify(() => dialog.opened);
        const count = findChild(dialog.contentItem, "printCount") ?? findChild(dialog.footer, "printCount");
        tryVerify(() => !count.text.includes("…"), 20000);
        picture("printing");
    }

    function test_exporting() {
        openSample("standard");
        window.output.exportDialog.open();
        picture("exporting");
    }

    function test_collection() {
        openSample("standard");
        window.output.collectionDialog.open();
        picture("collection");
    }

    function test_proposals() {
        keyClick(Qt.Key_G, Qt.ControlModifier | Qt.ShiftModifier);
        const dialog = window.guides.wishesDialog;
        tryVerify(() => dialog.opened);
        picture("wishes");
        mouseClick(findChild(dialog.footer, "startSearch"));
        tryVerify(() => document !== null && !document.proposals.searching, 120000);
        tryVerify(() => find("proposalBar").visible);
        picture("proposals");
    }

    function test_templates() {
        window.guides.templates();
        picture("templates");
    }

    function test_empty() {
        newDocument();
        picture("empty");
        for (const name of ["outline", "layers", "players", "history", "reference"]) {
            mouseClick(find(name + "Tab"));
            picture("empty-" + name);
        }
    }

    function test_panels_data() {
        return ["outline", "layers", "players", "history", "reference"].map(name => ({
                    "tag": name
                }));
    }

    function test_panels(row) {
        openSample("standard");
        clickSquare(6, -3);
        mouseClick(find(row.tag + "Tab"));
        picture("panel-" + row.tag);
    }

    function test_scaled() {
        AppSettings.interfaceScale = 2;
        openSample("standard");
        clickSquare(6, -3);
        picture("scale-200");
        keyClick(Qt.Key_Comma, Qt.ControlModifier);
        picture("scale-200-settings");
    }

    function test_scaledWelcome() {
        AppSettings.interfaceScale = 2;
        picture("scale-200-welcome");
    }

    function test_scaledPrinting() {
        AppSettings.interfaceScale = 2;
        openSample("standard");
        keyClick(Qt.Key_P, Qt.ControlModifier);
        tryVerify(() => window.output.printDialog.opened);
        picture("scale-200-printing");
    }

    function test_measuring() {
        openSample("standard");
        keyClick(Qt.Key_M);
        clickSquare(2, -3);
        clickSquare(12, 3);
        picture("measuring");
    }

    function test_finding() {
        AppSettings.appearance = Theme.Dark;
        openSample("standard");
        keyClick(Qt.Key_F, Qt.ControlModifier);
        tryVerify(() => find("findField").activeFocus);
        for (const letter of "token")
            keyClick(letter);
        picture("finding");
    }

    function test_note() {
        openSample("standard");
        clickSquare(2, -1);
        hoverSquare(12, 2);
        keyClick(Qt.Key_N);
        tryVerify(() => find("noteText").activeFocus);
        picture("note");
    }

    function test_settings() {
        openSample("standard");
        keyClick(Qt.Key_Comma, Qt.ControlModifier);
        tryVerify(() => find("generalPage") !== null && find("generalPage").visible);
        picture("settings");
        mouseClick(find("shortcutsPage"));
        picture("shortcuts");
    }

    /// The panel of playtests with the report of some games.
    function playtest(games) {
        mouseClick(find("playtestTab"));
        tryVerify(() => find("playtestGames")?.visible ?? false);
        waitForRendering(window.contentItem);
        mouseClick(find("playtestGames"), 20, 10);
        keyClick(Qt.Key_A, Qt.ControlModifier);
        type(games);
        keyClick(Qt.Key_Return);
        picture("playtest-settings");
        mouseClick(find("runPlaytest"));
        tryVerify(() => document.playtest.hasResult && !document.playtest.running, 120000);
    }

    function scrollReport(pixels) {
        const view = find("reportView");
        mouseWheel(view, view.width / 2, view.height / 2, 0, -pixels);
    }

    function clickInReport(name) {
        find("reportView").reveal(find(name));
        waitForRendering(find("reportView"), 1000);
        mouseClick(find(name));
    }

    function test_playtestLight() {
        AppSettings.appearance = Theme.Light;
        openSample("standard");
        playtest("200");
        canvas.forceActiveFocus();
        keyClick(Qt.Key_V);
        picture("playtest");
        for (let i = 1; i <= 4; ++i) {
            scrollReport(900);
            picture("playtest-" + i);
        }
    }

    function test_playtestDark() {
        AppSettings.appearance = Theme.Dark;
        openSample("standard");
        playtest("96");
        canvas.forceActiveFocus();
        keyClick(Qt.Key_V, Qt.ShiftModifier);
        scrollReport(900);
        picture("playtest-dark");
        mouseClick(find("promisesTab"));
        picture("promises-empty");
        mouseClick(find("addPromise"));
        tryVerify(() => find("promiseMeasure")?.activeFocus ?? false);
        picture("promise-dialog");
        mouseClick(find("acceptPromise"));
        mouseClick(find("addPromise"));
        tryVerify(() => find("promiseMeasure")?.activeFocus ?? false);
        for (let i = 0; i < 3; ++i)
            keyClick(Qt.Key_Down);
        mouseClick(find("acceptPromise"));
        picture("promises");
        mouseClick(find("reportTab"));
        clickInReport("chestRow 0");
        canvas.forceActiveFocus();
        keyClick(Qt.Key_Delete);
        tryVerify(() => find("playtestStale").visible);
        picture("playtest-stale");
        keyClick(Qt.Key_F5, Qt.ControlModifier | Qt.ShiftModifier);
        tryVerify(() => document.comparison.hasResult && !document.comparison.running, 120000);
        picture("changes");
    }

    function test_playtestItalian() {
        AppSettings.language = "it";
        AppSettings.interfaceScale = 1.5;
        openSample("two-levels");
        playtest("32");
        canvas.forceActiveFocus();
        keyClick(Qt.Key_V);
        picture("playtest-italian");
        mouseClick(find("promisesTab"));
        mouseClick(find("addPromise"));
        tryVerify(() => find("promiseMeasure")?.activeFocus ?? false);
        picture("promise-italian");
        keyClick(Qt.Key_Escape);
    }

    function test_reachLight() {
        AppSettings.appearance = Theme.Light;
        openSample("standard");
        keyClick(Qt.Key_T);
        tryVerify(() => findChild(find("reachLegend"), "meaning").text.includes("speed"));
        hoverSquare(7, 2);
        picture("reach-light");
    }

    function test_dangerDark() {
        AppSettings.appearance = Theme.Dark;
        openSample("standard");
        keyClick(Qt.Key_D);
        tryVerify(() => findChild(find("dangerLegend"), "meaning").text.includes("defense"));
        hoverSquare(6, -3);
        picture("danger-dark");
    }

    function test_about() {
        openSample("standard");
        window.dialogs.about();
        tryVerify(() => find("logFile") !== null && find("logFile").visible);
        picture("about");
    }

    name: "Screenshots"
    windowWidth: 1280

    // The game

    readonly property PlayCanvas board: window ? find("board") : null

    /// Begins a game of what is open: the seats by their places in the list, people being 0.
    function startGame(seed, seats) {
        keyClick(Qt.Key_F5, Qt.ShiftModifier);
        tryVerify(() => find("seed")?.visible ?? false);
        waitForRendering(find("seed"), 1000);
        for (let i = 0; i < seats.length; ++i) {
            find("seat " + i).forceActiveFocus();
            for (let down = 0; down < seats[i]; ++down)
                keyClick(Qt.Key_Down);
        }
        mouseClick(find("seed"));
        type(seed);
        mouseClick(find("beginGame"));
        tryVerify(() => board.visible && board.activeFocus);
        waitForRendering(board, 2000);
    }

    function pictureOfGame(name) {
        waitForRendering(board, 2000);
        wait(400);
        grabImage(window.contentItem.parent).save(name + ".png");
    }

    function clickBoardSquare(x, y) {
        const at = board.pixelOf(x + 0.5, y + 0.5);
        mouseClick(board, at.x, at.y);
    }

    function clickWaiting(row) {
        const at = board.pixelOfFigure(row);
        mouseClick(board, at.x, at.y);
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
        window.openPath(file("skirmish.scenario.json"));
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
        window.openPath(file("skirmish.scenario.json"));
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
        picture("play-motion-rest");
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
}
