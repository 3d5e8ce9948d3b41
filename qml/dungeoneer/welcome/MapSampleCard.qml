// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// One sample card map.
SampleFrame {
    id: card

    required property string path
    required property int pieceCount
    required property int playerCount
    required property CardLibrary library

    size: qsTr("Players: %1 · cards: %2").arg(playerCount).arg(pieceCount)

    CardMapPicture {
        anchors.fill: parent
        library: card.library
        path: card.path
    }
}
