// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A text with an underlined letter where it has an ampersand.
Text {
    id: label

    property string title

    function harmless(letter) {
        return letter === "<" ? "&lt;" : letter === "&" ? "&amp;" : letter;
    }

    text: title.replace(/<|&(.?)/g, (found, letter) => found === "<" ? "&lt;" : letter === "" || letter === "&" ? "&amp;" : "<u>" + harmless(letter) + "</u>")
    textFormat: Text.StyledText
}
