// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// A card that can be read, over what lies below it. It takes neither mouse nor keys.
Rectangle {
    id: card

    required property CardLibrary library
    property string piece

    objectName: "largeCard"
    visible: piece !== ""
    width: (height - Theme.unit) * 63 / 88 + Theme.unit
    radius: Theme.radius
    color: Theme.raised
    border.color: Theme.border

    CardThumbnail {
        anchors.fill: parent
        anchors.margins: Theme.unit / 2
        library: card.library
        piece: card.piece
        drawingStyle: AppSettings.drawingStyle
    }
}
