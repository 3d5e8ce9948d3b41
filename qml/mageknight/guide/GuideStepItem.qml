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
    /// What the step put into the hand last, and how many of it there were.
    property string handed
    property int handedOf: 0

    signal chosen

    function leftOf(piece) {
        return pieces.find(one => one.piece === piece)?.left ?? 0;
    }

    function take(piece) {
        handed = piece;
        handedOf = leftOf(piece);
        dungeon.canvas.carry(piece);
        dungeon.canvas.forceActiveFocus();
    }

    /// Whoever lays what came from here has the next piece in the hand: the arrow that is due, or another one drawn.
    function handOn() {
        if (handed === "" || dungeon.canvas?.carriedPiece !== handed)
            handed = "";
        else if (pieces.length === 0)
            dungeon.canvas.cancel();
        else if (drawn && leftOf(handed) < handedOf)
            take(guide.draw(index));
        else if (!drawn && pieces.length === 1 && pieces[0].piece !== handed)
            take(pieces[0].piece);
    }

    onPiecesChanged: handOn()
}
