// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import Delvewright

// A word that leads somewhere.
AbstractButton {
    id: button

    implicitHeight: Theme.unit * 2.5
    padding: Theme.unit / 2
    Keys.onReturnPressed: button.clicked()
    Keys.onEnterPressed: button.clicked()

    contentItem: Text {
        textFormat: Text.PlainText
        text: button.text
        font.pixelSize: Theme.smallFontSize
        font.underline: button.hovered || button.visualFocus
        color: Theme.info
        verticalAlignment: Text.AlignVCenter
    }

    background: Rectangle {
        radius: Theme.radius / 2
        color: button.down ? Theme.pressed : button.hovered ? Theme.hovered : "transparent"
        border.color: button.visualFocus ? Theme.accent : "transparent"
    }

    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }
}
