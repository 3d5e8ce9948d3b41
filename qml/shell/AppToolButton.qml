// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import Delvewright

// A command on the toolbar.
ToolButton {
    id: button

    required property AppAction command
    /// Shows the word beside the sign.
    property bool labelled: false

    action: command
    implicitHeight: Theme.unit * 4
    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    leftPadding: Theme.unit
    rightPadding: Theme.unit
    focusPolicy: Qt.TabFocus
    ToolTip.visible: hovered
    ToolTip.delay: 600
    ToolTip.text: {
        const what = command.toolTip === "" ? command.plainText : command.toolTip;
        return command.shownKeys === "" ? what : Sentences.filled(qsTr("%1 (%2)"), what, command.shownKeys);
    }
    Accessible.name: command.plainText
    Accessible.description: command.toolTip

    contentItem: Row {
        spacing: Theme.unit * 0.75

        AppIcon {
            anchors.verticalCenter: parent.verticalCenter
            visible: button.command.drawing !== ""
            source: button.command.drawingSource
            color: button.enabled ? Theme.text : Theme.faintText
        }

        Text {
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            visible: button.labelled || button.command.drawing === ""
            textFormat: Text.PlainText
            text: button.command.label
            font.pixelSize: Theme.fontSize
            font.family: button.font.family
            color: button.enabled ? Theme.text : Theme.faintText
        }
    }

    background: Rectangle {
        radius: Theme.radius / 1.5
        color: button.down ? Theme.pressed : button.checked ? Theme.chosen : button.hovered && button.enabled ? Theme.hovered : "transparent"
        border.color: button.visualFocus ? Theme.accent : button.checked ? Theme.accent : "transparent"
        border.width: button.visualFocus ? 2 : 1
    }
}
