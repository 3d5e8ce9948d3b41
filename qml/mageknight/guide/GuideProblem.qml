// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// Something that is wrong or missing in a step; a click shows where, and how to mend it.
AbstractButton {
    id: button

    required property int severity
    required property string sentence
    required property string rule

    signal chosen

    objectName: "guide problem " + rule
    padding: Theme.unit / 2
    onClicked: chosen()
    Accessible.role: Accessible.Button
    Accessible.name: Sentences.filled(qsTr("%1: %2"), rule, sentence)

    contentItem: RowLayout {
        spacing: Theme.unit * 0.75

        Text {
            Layout.alignment: Qt.AlignTop
            textFormat: Text.PlainText
            text: Theme.severitySign(button.severity)
            font.pixelSize: Theme.smallFontSize
            color: Theme.severityColour(button.severity)
        }

        Text {
            Layout.fillWidth: true
            textFormat: Text.PlainText
            text: button.sentence
            font.pixelSize: Theme.smallFontSize
            color: Theme.text
            wrapMode: Text.Wrap
        }
    }

    background: Rectangle {
        radius: Theme.radius / 2
        color: button.down ? Theme.pressed : button.hovered ? Theme.hovered : "transparent"
        border.color: button.visualFocus ? Theme.accent : "transparent"
    }

    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }
}
