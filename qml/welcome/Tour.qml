// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// Two minutes through the window: a bubble points at one part after the other. Arrow keys and Return lead on, Escape
// ends it.
Popup {
    id: tour

    readonly property CommandBlock block: CommandBlock {
        shown: tour.visible
    }

    required property EditorContext editor
    required property PanelList panels
    /// What the stops are about.
    required property WorkArea workArea
    required property Item menuBar
    required property Item toolBar
    property int index: 0
    readonly property TourPlan plan: editor.views?.tour ?? null
    readonly property var stops: plan?.stops ?? []
    readonly property TourStep stop: stops[index] ?? null
    readonly property Item target: stop === null ? null : itemAt(stop.place)
    /// What is pointed at, in the window.
    property rect spot
    readonly property bool isPointing: spot.width > 0

    function start() {
        index = 0;
        open();
    }

    function itemAt(place) {
        switch (place) {
        case "":
            return null;
        case "map":
            return editor.canvas;
        case "menuBar":
            return menuBar;
        case "toolBar":
            return toolBar;
        default:
            return workArea.dock(place);
        }
    }

    /// As soon as the window stands.
    function startSoon() {
        starting.start();
    }

    function go(to) {
        if (to >= stops.length)
            return finish();
        index = Math.max(0, to);
        // The parts that are shown need a document to be seen.
        if (index > 0 && !editor.isOpen)
            editor.workspace.openSample(plan.sample);
        if (stop.panel !== "")
            panels.show(stop.panel);
        stop.reached();
        soon.restart();
    }

    /// Finds what is pointed at, where it is now.
    function point() {
        const item = target;
        spot = item && item.visible ? item.mapToItem(null, 0, 0, item.width, item.height) : Qt.rect(0, 0, 0, 0);
        nextButton.forceActiveFocus();
    }

    function finish() {
        AppSettings.write("tour/seen", true);
        close();
    }

    // What was brought to the front is in its place only after the window was laid out again.
    Connections {
        target: tour.target

        function onXChanged() {
            soon.restart();
        }

        function onWidthChanged() {
            soon.restart();
        }

        function onHeightChanged() {
            soon.restart();
        }

        function onVisibleChanged() {
            soon.restart();
        }
    }

    Timer {
        id: starting

        interval: 0
        onTriggered: tour.start()
    }

    Timer {
        id: soon

        interval: 0
        onTriggered: tour.point()
    }

    objectName: "tour"
    parent: Overlay.overlay
    width: parent?.width ?? 0
    height: parent?.height ?? 0
    padding: 0
    modal: true
    focus: true
    dim: false
    closePolicy: Popup.NoAutoClose
    onOpened: point()
    onClosed: editor.canvas?.forceActiveFocus()
    onWidthChanged: soon.restart()
    onHeightChanged: soon.restart()
    background: null

    FocusScope {
        anchors.fill: parent
        focus: true
        Keys.onEscapePressed: tour.finish()
        Keys.onRightPressed: tour.go(tour.index + 1)
        Keys.onLeftPressed: tour.go(tour.index - 1)

        TourShade {
            anchors.fill: parent
            spot: tour.spot
        }

        Pane {
            id: bubble

            readonly property real gap: Theme.unit * 2
            readonly property rect spot: tour.spot
            readonly property bool fitsRight: spot.x + spot.width + gap + width < parent.width
            readonly property bool fitsLeft: spot.x - gap - width > 0
            readonly property real besideX: fitsRight ? spot.x + spot.width + gap : fitsLeft ? spot.x - gap - width : spot.x + (spot.width - width) / 2
            readonly property real besideY: fitsRight || fitsLeft ? spot.y + (spot.height - height) / 2 : spot.y > parent.height / 2 ? spot.y - gap - height : spot.y + spot.height + gap
            // A spot that fills most of the window is written upon.
            readonly property bool isWithin: spot.width > parent.width * 0.35 && spot.height > parent.height * 0.4

            objectName: "tourBubble"
            x: !tour.isPointing || isWithin ? (tour.isPointing ? spot.x + (spot.width - width) / 2 : (parent.width - width) / 2) : Math.max(gap, Math.min(parent.width - width - gap, besideX))
            y: !tour.isPointing || isWithin ? (tour.isPointing ? spot.y + (spot.height - height) / 2 : (parent.height - height) / 2) : Math.max(gap, Math.min(parent.height - height - gap, besideY))
            width: Math.min(Theme.unit * 48, parent.width - Theme.unit * 4)
            padding: Theme.unit * 2
            Accessible.role: Accessible.Dialog
            Accessible.name: tour.stop?.title ?? ""
            Accessible.description: tour.stop?.text ?? ""

            background: Rectangle {
                color: Theme.raised
                radius: Theme.radius * 1.5
                border.color: Theme.accent
                border.width: 2
            }

            ColumnLayout {
                anchors.fill: parent
                spacing: Theme.unit * 1.5

                Label {
                    objectName: "tourTitle"
                    Layout.fillWidth: true
                    textFormat: Text.PlainText
                    text: tour.stop?.title ?? ""
                    font.pixelSize: Theme.largeFontSize
                    font.bold: true
                    wrapMode: Text.Wrap
                }

                Label {
                    objectName: "tourText"
                    Layout.fillWidth: true
                    textFormat: Text.PlainText
                    text: tour.stop?.text ?? ""
                    wrapMode: Text.Wrap
                    lineHeight: 1.2
                }

                RowLayout {
                    Layout.fillWidth: true
                    spacing: Theme.unit

                    Label {
                        textFormat: Text.PlainText
                        text: qsTr("%1 of %2").arg(tour.index + 1).arg(tour.stops.length)
                        color: Theme.quietText
                    }

                    Item {
                        Layout.fillWidth: true
                    }

                    Button {
                        objectName: "skipTour"
                        visible: tour.index + 1 < tour.stops.length
                        text: qsTr("Skip")
                        onClicked: tour.finish()
                    }

                    Button {
                        objectName: "tourBack"
                        visible: tour.index > 0
                        text: qsTr("Back")
                        onClicked: tour.go(tour.index - 1)
                    }

                    PrimaryButton {
                        id: nextButton

                        objectName: "tourNext"
                        padding: Theme.unit
                        text: tour.index === 0 ? qsTr("Show Me") : tour.index + 1 < tour.stops.length ? qsTr("Next") : qsTr("Done")
                        onClicked: tour.go(tour.index + 1)
                    }
                }
            }
        }
    }
}
