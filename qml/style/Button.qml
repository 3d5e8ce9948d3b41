// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Delvewright

T.Button {
    id: control

    implicitWidth: Math.max(Theme.unit * 8, implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(Theme.unit * 4, implicitContentHeight + topPadding + bottomPadding)
    padding: Theme.unit * 0.75
    leftPadding: Theme.unit * 1.75
    rightPadding: Theme.unit * 1.75
    font.bold: highlighted
    Keys.onReturnPressed: control.clicked()
    Keys.onEnterPressed: control.clicked()

    contentItem: Text {
        textFormat: Text.PlainText
        text: control.text
        font: control.font
        color: !control.enabled ? Theme.faintText : control.highlighted ? Theme.accentText : Theme.text
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideRight
    }

    background: Rectangle {
        radius: Theme.radius * 0.75
        opacity: control.enabled ? 1 : 0.7
        color: {
            if (control.highlighted && control.enabled)
                return control.down ? Qt.darker(Theme.accent, 1.2) : control.hovered ? Qt.lighter(Theme.accent, 1.1) : Theme.accent;
            if (control.down || control.checked)
                return Theme.pressed;
            return control.hovered && control.enabled ? Theme.hovered : control.flat ? "transparent" : Theme.button;
        }
        border.color: control.visualFocus ? Theme.focus : control.flat ? "transparent" : control.highlighted && control.enabled ? Theme.accent : Theme.border
        border.width: control.visualFocus ? 2 : 1
    }
}
