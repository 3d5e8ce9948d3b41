// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import Delvewright

// A way to begin: its name and what it means.
AbstractButton {
    id: card

    required property string title
    required property string description
    property bool current: false

    padding: Theme.unit * 1.5
    implicitHeight: implicitContentHeight + Theme.unit * 3
    Accessible.role: Accessible.Button
    Accessible.name: title
    Accessible.description: description
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    contentItem: Column {
        spacing: Theme.unit / 4

        Label {
            width: parent.width
            textFormat: Text.PlainText
            text: card.title
            font.bold: true
            elide: Text.ElideRight
        }

        Label {
            width: parent.width
            textFormat: Text.PlainText
            text: card.description
            font.pixelSize: Theme.smallFontSize
            color: Theme.quietText
            wrapMode: Text.Wrap
            maximumLineCount: 3
            elide: Text.ElideRight
        }
    }

    background: Rectangle {
        radius: Theme.radius
        color: card.down ? Theme.pressed : card.hovered ? Theme.hovered : Theme.raised
        border.color: card.current || card.visualFocus || card.hovered ? Theme.accent : Theme.border
        border.width: card.current || card.visualFocus ? 2 : 1
    }

    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }
}
