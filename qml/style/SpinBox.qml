// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Delvewright

T.SpinBox {
    id: control

    /// Shows the value. The text is set twice: that makes the field forget what was typed, which is no longer its to
    /// take back.
    function rest() {
        const field = contentItem as TextInput;
        field.text = "";
        field.text = Qt.binding(() => control.displayText);
    }

    onValueModified: rest()
    implicitWidth: Math.max(Theme.unit * 12, contentItem.implicitWidth + leftPadding + rightPadding)
    implicitHeight: implicitBackgroundHeight
    padding: Theme.unit / 2
    leftPadding: Theme.unit
    rightPadding: Theme.unit + up.implicitIndicatorWidth

    validator: IntValidator {
        locale: control.locale.name // qmllint disable
        bottom: Math.min(control.from, control.to)
        top: Math.max(control.from, control.to)
    }

    contentItem: TextInput {
        z: 2
        text: control.displayText
        font: control.font
        color: control.enabled ? Theme.text : Theme.faintText
        selectionColor: Theme.accent
        selectedTextColor: Theme.accentText
        horizontalAlignment: Qt.AlignLeft
        verticalAlignment: Qt.AlignVCenter
        readOnly: !control.editable
        validator: control.validator
        inputMethodHints: control.inputMethodHints
        selectByMouse: true
        clip: width < implicitWidth
        onActiveFocusChanged: {
            if (!activeFocus)
                Qt.callLater(control.rest); // qmllint disable
        }
        Keys.onPressed: event => FieldKeys.press(event, control.contentItem, Modality.asked ? "" : Shortcuts.commandOf(Shortcuts.notation(event.key, event.modifiers)))
        Keys.onEscapePressed: event => {
            control.rest();
            event.accepted = false; // the box is left, too
        }
    }

    up.indicator: StepArrow {
        x: control.width - width - 2
        y: 2
        height: control.height / 2 - 2
        points: control.up.hovered
        held: control.up.pressed
        drawing: "chevron-up"
    }

    down.indicator: StepArrow {
        x: control.width - width - 2
        y: control.height / 2
        height: control.height / 2 - 2
        points: control.down.hovered
        held: control.down.pressed
        drawing: "chevron-down"
    }

    background: FieldFrame {
        focused: control.activeFocus
        pointedAt: control.hovered
    }
}
