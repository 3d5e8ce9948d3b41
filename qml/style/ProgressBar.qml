// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Delvewright

T.ProgressBar {
    id: control

    implicitWidth: Theme.unit * 20
    implicitHeight: Theme.unit / 2

    contentItem: Item {
        Rectangle {
            width: control.indeterminate ? parent.width : control.visualPosition * parent.width
            height: parent.height
            radius: height / 2
            opacity: control.indeterminate ? 0.5 : 1
            color: Theme.accent
        }
    }

    background: Rectangle {
        radius: height / 2
        color: Theme.border
    }
}
