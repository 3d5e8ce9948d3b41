// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import Delvewright

// A piece that a step needs: a click takes it into the hand.
AbstractButton {
    id: button

    required property Library library
    required property string piece
    required property string name
    /// How many are left; -1 where nobody counts.
    required property int stock
    property bool carried: false

    objectName: "guide piece " + piece
    implicitWidth: Theme.unit * 6
    implicitHeight: Theme.unit * 6
    Accessible.role: Accessible.Button
    Accessible.name: stock < 0 ? name : Sentences.filled(qsTr("%1, %2 left"), name, stock)
    ToolTip.visible: hovered
    ToolTip.delay: 400
    ToolTip.text: Accessible.name

    background: Rectangle {
        radius: Theme.radius / 1.5
        color: button.carried ? Theme.chosen : button.down ? Theme.pressed : button.hovered ? Theme.hovered : Theme.base
        border.color: button.carried || button.visualFocus ? Theme.accent : Theme.border
        border.width: button.carried || button.visualFocus ? 2 : 1
    }

    contentItem: Item {
        PieceThumbnail {
            anchors.fill: parent
            anchors.margins: Theme.unit / 2
            library: button.library
            piece: button.piece
            drawingStyle: AppSettings.drawingStyle
        }

        Label {
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.margins: 2
            visible: button.stock > 1
            leftPadding: Theme.unit * 0.75
            rightPadding: Theme.unit * 0.75
            textFormat: Text.PlainText
            text: button.stock
            font.pixelSize: Theme.smallFontSize

            background: Rectangle {
                radius: height / 2
                color: Theme.window
                border.color: Theme.border
            }
        }
    }

    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }
}
