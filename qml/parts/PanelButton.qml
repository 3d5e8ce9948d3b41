// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// A small button of a panel; its text may go over several lines.
AbstractButton {
    id: button

    /// As strong as an icon alone is: no frame until it is pointed at.
    property bool flat: false

    implicitHeight: Math.max(Theme.unit * 3.5, implicitContentHeight + Theme.unit)
    implicitWidth: implicitContentWidth + Theme.unit * 2
    leftPadding: Theme.unit
    rightPadding: Theme.unit
    Accessible.role: Accessible.Button
    Accessible.name: text
    Keys.onReturnPressed: button.clicked()
    Keys.onEnterPressed: button.clicked()

    contentItem: RowLayout {
        spacing: Theme.unit * 0.75

        AppIcon {
            visible: String(button.icon.source) !== ""
            source: button.icon.source
            size: Theme.unit * 2.25
            color: button.enabled ? Theme.text : Theme.faintText
        }

        Text {
            Layout.fillWidth: true
            visible: button.text !== ""
            textFormat: Text.PlainText
            text: button.text
            font.pixelSize: Theme.smallFontSize
            color: button.enabled ? Theme.text : Theme.faintText
            wrapMode: Text.Wrap
            verticalAlignment: Text.AlignVCenter
        }
    }

    background: Rectangle {
        radius: Theme.radius / 1.5
        color: button.down ? Theme.pressed : button.hovered && button.enabled ? Theme.hovered : button.flat ? "transparent" : Theme.button
        border.color: button.visualFocus ? Theme.accent : button.flat ? "transparent" : Theme.border
        border.width: button.visualFocus ? 2 : 1
    }
}
