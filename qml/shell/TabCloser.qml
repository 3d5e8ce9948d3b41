// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import Delvewright

// Closes a tab, and shows that there is something to save.
AbstractButton {
    id: close

    required property bool modified
    required property string title

    width: Theme.unit * 2.5
    height: Theme.unit * 2.5
    Accessible.role: Accessible.Button
    Accessible.name: qsTr("Close %1").arg(title)

    contentItem: Text {
        textFormat: Text.PlainText
        text: close.modified && !close.hovered ? "●" : "✕"
        font.pixelSize: Theme.smallFontSize
        color: close.modified && !close.hovered ? Theme.accent : Theme.quietText
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }

    background: Rectangle {
        radius: Theme.radius / 2
        color: close.hovered ? Theme.pressed : "transparent"
        border.color: close.visualFocus ? Theme.accent : "transparent"
    }
}
