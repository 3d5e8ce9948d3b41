// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.impl
import QtQuick.Templates as T
import Delvewright

T.TextField {
    id: control

    implicitWidth: Math.max(Theme.unit * 15, contentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(implicitBackgroundHeight, contentHeight + topPadding + bottomPadding)
    padding: Theme.unit / 2
    leftPadding: Theme.unit
    rightPadding: Theme.unit
    color: enabled ? Theme.text : Theme.faintText
    selectionColor: Theme.accent
    selectedTextColor: Theme.accentText
    placeholderTextColor: Theme.placeholder
    verticalAlignment: TextInput.AlignVCenter
    autoScroll: activeFocus // a name is read from its beginning
    Keys.onPressed: event => FieldKeys.press(event, control, Modality.asked ? "" : Shortcuts.commandOf(Shortcuts.notation(event.key, event.modifiers)))

    PlaceholderText {
        x: control.leftPadding
        y: control.topPadding
        width: control.width - (control.leftPadding + control.rightPadding)
        height: control.height - (control.topPadding + control.bottomPadding)
        text: control.placeholderText
        font: control.font
        color: control.placeholderTextColor
        verticalAlignment: control.verticalAlignment
        visible: !control.length && !control.preeditText
        elide: Text.ElideRight
    }

    background: FieldFrame {
        focused: control.activeFocus
        pointedAt: control.hovered
    }
}
