// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A text with an underlined letter where it has an ampersand.
Text {
    id: label

    property string title

    text: title.replace(/<|&(.)/g, (found, letter) => letter === undefined ? "&lt;" : letter === "&" ? "&amp;" : "<u>" + letter + "</u>")
    textFormat: Text.StyledText
}
