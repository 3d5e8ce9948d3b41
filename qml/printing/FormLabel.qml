// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// What stands before a control in a form.
Label {
    textFormat: Text.PlainText
    Layout.fillWidth: true
    Layout.minimumWidth: Theme.unit * 8
    font.pixelSize: Theme.fontSize
    color: enabled ? Theme.text : Theme.faintText
    wrapMode: Text.Wrap
}
