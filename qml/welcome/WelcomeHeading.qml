// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls

// The title of a part of the first page.
Label {
    textFormat: Text.PlainText
    font.bold: true
    Accessible.role: Accessible.Heading
    Accessible.name: text
}
