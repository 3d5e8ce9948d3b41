// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// The dungeon that is played in.
PlayCanvas {
    id: board

    required property EditorContext editor

    objectName: "board"
    drawingStyle: AppSettings.drawingStyle
    wheelZooms: AppSettings.wheelZooms
    accent: Theme.dark ? Theme.accent : "#f0b429"
    animated: AppSettings.animations
    goals: editor.goalsShown
    keyHint: qsTr("Arrows step · Shift+arrows turn · Tab and Enter choose · 1–5 heroes, 6 fight, 7 move, 8 do, 9 answer · E ends · Z overview · Esc back")
    focus: true
    Keys.onPressed: event => event.accepted = editor.commands.triggerOnMap(event.key, event.modifiers)
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Board")
    Accessible.description: squareText

    PinchHandler {
        property real last: 1

        target: null
        onActiveChanged: last = 1
        onActiveScaleChanged: {
            board.zoomBy(activeScale / last, centroid.position);
            last = activeScale;
        }
    }
}
