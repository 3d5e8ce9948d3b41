// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// The card that is selected, as it is printed, above its properties.
Item {
    id: root

    required property CardLibrary library
    required property CardInspector inspected

    implicitHeight: inspected.piece === "" ? 0 : Theme.unit * 34
    visible: inspected.piece !== ""

    CardThumbnail {
        objectName: "selectedCard"
        anchors.fill: parent
        anchors.margins: Theme.unit
        library: root.library
        piece: root.inspected.piece
        turned: root.inspected.turned
        drawingStyle: AppSettings.drawingStyle
        Accessible.role: Accessible.Graphic
        Accessible.name: root.inspected.title
    }
}
