// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// What a step of the setup has to say, as SetupGuide tells it.
Item {
    id: step

    required property int index
    required property string title
    /// 0 later, 1 now, 2 done, 3 a rule is broken
    required property int stepState
    required property string stateName
    required property string progress
    required property string task
    required property string turn
    required property color turnColour
    required property bool mayBeEnough
    required property bool isEnough
    required property bool mayRoll
    required property bool mayPass
    required property bool drawn
    required property var pieces
    required property var problems
    required property var rules
    required property DungeonContext dungeon
    required property SetupGuide guide
    property bool open: false
    property bool focused: false

    signal chosen

    function take(piece) {
        dungeon.canvas.carry(piece);
        dungeon.canvas.forceActiveFocus();
    }
}
