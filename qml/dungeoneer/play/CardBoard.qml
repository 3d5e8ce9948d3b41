// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// The maps that are played on, and the card that is looked at closely.
CardPlayCanvas {
    id: board

    required property EditorContext editor
    required property CardLibrary library

    objectName: "cardBoard"
    drawingStyle: AppSettings.drawingStyle
    wheelZooms: AppSettings.wheelZooms
    accent: Theme.dark ? Theme.accent : "#f0b429"
    animated: AppSettings.animations
    keyHint: qsTr("Arrows go over the spaces · Enter acts there · Tab and 1–9 choose · C shows the card · E ends · Esc back")
    focus: true
    Keys.onPressed: event => event.accepted = editor.commands.triggerOnMap(event.key, event.modifiers)
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Board")
    Accessible.description: spokenText

    PinchHandler {
        property real last: 1

        target: null
        onActiveChanged: last = 1
        onActiveScaleChanged: {
            board.zoomBy(activeScale / last, centroid.position);
            last = activeScale;
        }
    }

    LargeCard {
        anchors.left: parent.left
        anchors.bottom: parent.bottom
        anchors.margins: Theme.unit
        height: Math.min(parent.height - Theme.unit * 2, Theme.unit * 60)
        library: board.library
        piece: board.play.enlarged
    }
}
