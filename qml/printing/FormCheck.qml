// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// A choice of yes or no across a form.
CheckBox {
    id: box

    Layout.fillWidth: true
    Layout.columnSpan: 2
    font.pixelSize: Theme.fontSize

    contentItem: Label {
        leftPadding: box.indicator.width + box.spacing
        textFormat: Text.PlainText
        text: box.text
        font: box.font
        color: box.enabled ? Theme.text : Theme.faintText
        wrapMode: Text.Wrap
        verticalAlignment: Text.AlignVCenter
    }
}
