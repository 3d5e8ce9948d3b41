// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Delvewright

T.ItemDelegate {
    id: control

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: Math.max(Theme.unit * 3.5, implicitContentHeight + topPadding + bottomPadding)
    padding: Theme.unit / 2
    leftPadding: Theme.unit
    rightPadding: Theme.unit

    contentItem: Text {
        textFormat: Text.PlainText
        text: control.text
        font: control.font
        color: control.enabled ? Theme.text : Theme.faintText
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideRight
    }

    background: Rectangle {
        radius: Theme.radius / 2
        color: control.down ? Theme.pressed : control.highlighted ? Theme.chosen : control.hovered ? Theme.hovered : "transparent"
        border.color: control.visualFocus ? Theme.focus : "transparent"
    }
}
