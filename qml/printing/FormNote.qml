// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// Explains a part of a form.
Label {
    textFormat: Text.PlainText
    Layout.fillWidth: true
    Layout.columnSpan: 2
    font.pixelSize: Theme.smallFontSize
    color: Theme.quietText
    wrapMode: Text.Wrap
}
