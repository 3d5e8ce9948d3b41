// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import Delvewright

// Shows or hides the findings of one severity, and says how many there are.
AbstractButton {
    id: chip

    /// 0 error, 1 warning, 2 hint, 3 to do
    required property int severity
    required property int number

    checkable: true
    checked: true
    implicitHeight: Theme.unit * 3
    leftPadding: Theme.unit
    rightPadding: Theme.unit
    Accessible.role: Accessible.CheckBox
    Accessible.name: Sentences.filled(qsTr("%1: %2"), text, number)
    Accessible.checkable: true
    Accessible.checked: checked

    contentItem: Text {
        textFormat: Text.PlainText
        text: (chip.checked ? Theme.severitySign(chip.severity) : "○") + "  " + chip.text + "  " + chip.number
        font.pixelSize: Theme.smallFontSize
        font.strikeout: !chip.checked
        color: !chip.checked ? Theme.quietText : Theme.severityColour(chip.severity)
        verticalAlignment: Text.AlignVCenter
    }

    background: Rectangle {
        radius: height / 2
        color: chip.checked ? Theme.raised : chip.hovered ? Theme.hovered : "transparent"
        border.color: chip.visualFocus ? Theme.accent : Theme.border
        border.width: chip.visualFocus ? 2 : 1
    }
}
