import QtQuick
import QtTest
import Delvewright

TestCase {
    id: test

    function init() {
        view.canvas.fit();
        view.forceActiveFocus();
    }

    function initTestCase() {
        verify(scenario.open(Qt.resolvedUrl("../data/scenarios/complete.scenario.json")), scenario.failure);
    }

    function test_theKeyFFits() {
        const fitted = view.canvas.squarePixels;
        view.canvas.zoomBy(2);
        verify(!view.canvas.fitted);
        keyClick(Qt.Key_F);
        compare(view.canvas.squarePixels, fitted);
        verify(view.canvas.fitted);
    }

    function test_plusAndMinusZoom() {
        keyClick(Qt.Key_Plus);
        const larger = view.canvas.squarePixels;
        keyClick(Qt.Key_Plus);
        verify(view.canvas.squarePixels > larger);
        keyClick(Qt.Key_Minus);
        fuzzyCompare(view.canvas.squarePixels, larger, 0.001);
    }

    function test_arrowKeysMoveTheMap() {
        view.canvas.zoomBy(4);
        const square = view.canvas.squareAt(Qt.point(0, 0));
        keyClick(Qt.Key_Right);
        verify(view.canvas.squareAt(Qt.point(0, 0)).x > square.x);
        keyClick(Qt.Key_Down);
        verify(view.canvas.squareAt(Qt.point(0, 0)).y > square.y);
    }

    function test_everyStylePaints() {
        for (let style = 0; style < view.canvas.drawingStyleNames.length; ++style) {
            view.canvas.drawingStyle = style;
            const picture = grabImage(view.canvas);
            compare(picture.pixel(1, 1), view.canvas.ground);
        }
        view.canvas.drawingStyle = 0;
    }

    when: windowShown
    name: "DungeonView"
    width: 600
    height: 400
    visible: true

    Library {
        id: library
    }

    ScenarioViewModel {
        id: scenario

        library: library
    }

    DungeonView {
        id: view

        anchors.fill: parent
        scenario: scenario
    }
}
