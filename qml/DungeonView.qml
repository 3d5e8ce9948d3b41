import QtQuick
import Delvewright

// The canvas with mouse, wheel and keys.
FocusScope {
    id: view

    required property ScenarioViewModel scenario
    readonly property alias canvas: canvas
    /// The square under the cursor and what lies there.
    readonly property string squareText: {
        if (!hover.hovered)
            return "";
        const square = canvas.squareAt(hover.point.position);
        const place = view.scenario.placeName(canvas.level, square.x, square.y);
        const position = qsTr("Square %1, %2").arg(square.x).arg(square.y);
        return place === "" ? position : qsTr("%1 · %2").arg(place).arg(position);
    }

    readonly property real step: 48

    Keys.onPressed: event => {
        event.accepted = true;
        if (event.key === Qt.Key_F)
            canvas.fit();
        else if (event.key === Qt.Key_Plus || event.key === Qt.Key_Equal)
            canvas.zoomBy(1.25);
        else if (event.key === Qt.Key_Minus)
            canvas.zoomBy(0.8);
        else if (event.key === Qt.Key_Left)
            canvas.panBy(step, 0);
        else if (event.key === Qt.Key_Right)
            canvas.panBy(-step, 0);
        else if (event.key === Qt.Key_Up)
            canvas.panBy(0, step);
        else if (event.key === Qt.Key_Down)
            canvas.panBy(0, -step);
        else
            event.accepted = false;
    }

    ScenarioCanvas {
        id: canvas

        anchors.fill: parent
        scenario: view.scenario
        focus: true
        activeFocusOnTab: true
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("Map of %1").arg(view.scenario.title)
        Accessible.description: qsTr("Arrow keys move the map, plus and minus zoom, F shows all of it.")

        HoverHandler {
            id: hover

            cursorShape: drag.active ? Qt.ClosedHandCursor : Qt.ArrowCursor
        }

        DragHandler {
            id: drag

            property point last

            target: null
            acceptedButtons: Qt.LeftButton | Qt.MiddleButton
            dragThreshold: 3
            onActiveChanged: last = Qt.point(0, 0)
            onTranslationChanged: {
                canvas.panBy(translation.x - last.x, translation.y - last.y);
                last = Qt.point(translation.x, translation.y);
            }
        }

        TapHandler {
            onTapped: view.forceActiveFocus()
        }

        WheelHandler {
            acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
            target: null
            onWheel: event => canvas.zoomBy(Math.pow(1.0015, event.angleDelta.y), Qt.point(event.x, event.y))
        }

        PinchHandler {
            id: pinch

            property real last: 1

            target: null
            onActiveChanged: last = 1
            onActiveScaleChanged: {
                canvas.zoomBy(activeScale / last, centroid.position);
                last = activeScale;
            }
        }
    }

    Rectangle {
        anchors.fill: parent
        visible: canvas.activeFocus
        color: "transparent"
        border.color: Theme.accent
        border.width: 1
    }
}
