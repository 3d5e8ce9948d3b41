// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// Begins a part of a form.
Label {
    textFormat: Text.PlainText
    Layout.fillWidth: true
    Layout.columnSpan: 2
    Layout.topMargin: Theme.unit
    font.pixelSize: Theme.smallFontSize
    font.bold: true
    font.capitalization: Font.AllUppercase
    font.letterSpacing: 0.5
    color: Theme.quietText
    Accessible.role: Accessible.Heading
}
