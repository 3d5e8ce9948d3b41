// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// One sample scenario.
SampleFrame {
    id: card

    required property string path
    required property int pieceCount
    required property int playerCount
    required property Library library

    size: qsTr("Players: %1 · tiles: %2").arg(playerCount).arg(pieceCount)

    ScenarioPicture {
        anchors.fill: parent
        library: card.library
        path: card.path
    }
}
