import QtQuick
import QtQuick.Controls
import QtTest
import Delvewright

TestCase {
    id: test

    property Main window: null

    function file(name) {
        return Qt.resolvedUrl("../data/scenarios/" + name).toString().replace("file://", "");
    }

    function opened() {
        window.openPath(file("complete.scenario.json"));
        const view = findChild(window.contentItem, "dungeon");
        verify(view.scenario.isOpen, view.scenario.failure);
        tryVerify(() => view.canvas.width > 100);
        return view;
    }

    function init() {
        window = createTemporaryObject(component, test);
        verify(window);
        window.requestActivate();
        tryVerify(() => window.contentItem.width > 100);
    }

    function cleanup() {
        window.close();
        Theme.appearance = Theme.System;
    }

    function test_startsWithTheWelcomePage() {
        verify(findChild(window.contentItem, "welcome").visible);
        compare(window.title, "Delvewright");
    }

    function test_openingShowsTheMap() {
        const view = opened();
        verify(view.visible);
        verify(!findChild(window.contentItem, "welcome").visible);
        verify(window.title.includes(view.scenario.title));
        verify(view.canvas.fitted);
    }

    function test_aFileThatCannotBeReadIsExplained() {
        window.openPath("/nowhere/at-all.scenario.json");
        const banner = findChild(window.contentItem, "openError");
        tryVerify(() => banner.visible);
        verify(banner.title.includes("at-all.scenario.json"));
        verify(banner.details !== "");
        verify(findChild(window.contentItem, "welcome").visible);
        banner.dismissed();
        verify(!banner.visible);
    }

    function test_aFailureKeepsWhatIsOpen() {
        const view = opened();
        const title = view.scenario.title;
        window.openPath("/nowhere/at-all.scenario.json");
        compare(view.scenario.title, title);
        verify(findChild(window.contentItem, "openError").visible);
    }

    function test_theWheelZoomsAboutTheCursor() {
        const view = opened();
        const canvas = view.canvas;
        const before = canvas.squarePixels;
        const square = canvas.squareAt(Qt.point(200, 150));
        mouseWheel(canvas, 200, 150, 0, 240);
        verify(canvas.squarePixels > before);
        verify(!canvas.fitted);
        const after = canvas.squareAt(Qt.point(200, 150));
        compare(after.x, square.x);
        compare(after.y, square.y);
    }

    function test_draggingMovesTheMap() {
        const canvas = opened().canvas;
        const square = canvas.squareAt(Qt.point(100, 100));
        mouseDrag(canvas, 100, 100, canvas.squarePixels * 3, 0, Qt.LeftButton, Qt.NoModifier, 20);
        compare(canvas.fitted, false);
        verify(canvas.squareAt(Qt.point(100, 100)).x < square.x);
    }

    function test_zoomHasBounds() {
        const canvas = opened().canvas;
        for (let i = 0; i < 60; ++i)
            canvas.zoomBy(1.5);
        verify(canvas.squarePixels <= 240);
        for (let i = 0; i < 60; ++i)
            canvas.zoomBy(0.5);
        verify(canvas.squarePixels >= 4);
    }

    function test_lightAndDarkDiffer() {
        Theme.appearance = Theme.Light;
        const light = window.color.hslLightness;
        Theme.appearance = Theme.Dark;
        verify(window.color.hslLightness < light);
    }

    when: windowShown
    name: "Shell"
    width: 200
    height: 100

    Component {
        id: component

        Main {
            width: 900
            height: 600
        }
    }
}
