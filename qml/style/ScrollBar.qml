// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Delvewright

T.ScrollBar {
    id: control

    implicitWidth: Theme.unit * 1.25
    implicitHeight: Theme.unit * 1.25
    padding: Theme.unit / 4
    minimumSize: 0.08
    visible: policy !== T.ScrollBar.AlwaysOff && size < 1

    contentItem: Rectangle {
        implicitWidth: Theme.unit * 0.75
        implicitHeight: Theme.unit * 0.75
        radius: Math.min(width, height) / 2
        color: control.pressed ? Theme.quietText : control.hovered ? Theme.faintText : Theme.fieldBorder
    }
}
