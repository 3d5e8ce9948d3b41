// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// Shows one kind of heat map, or hides it again.
PanelButton {
    id: chip

    required property HeatOverlay heat
    /// As of the overlay: 0 visits, 1 deaths.
    required property int kind
    readonly property bool on: heat.shown && heat.kind === kind

    icon.source: "qrc:/qt/qml/Delvewright/icons/" + (on ? "check" : kind === 0 ? "walk" : "skull") + ".svg"
    Accessible.role: Accessible.CheckBox
    Accessible.checkable: true
    Accessible.checked: on
    onClicked: heat.toggle(kind)

    background: Rectangle {
        radius: height / 2
        color: chip.down ? Theme.pressed : chip.on ? Theme.chosen : chip.hovered ? Theme.hovered : Theme.button
        border.color: chip.visualFocus || chip.on ? Theme.accent : Theme.border
        border.width: chip.visualFocus ? 2 : 1
    }
}
