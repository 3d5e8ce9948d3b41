import QtQuick

// A text with an underlined letter where it has an ampersand.
Text {
    id: label

    property string title

    text: title.replace(/</g, "&lt;").replace(/&([^&l])/, "<u>$1</u>")
    textFormat: Text.StyledText
}
