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
    required property int left
    property bool carried: false

    objectName: "guide piece " + piece
    implicitWidth: Theme.unit * 6
    implicitHeight: Theme.unit * 6
    Accessible.role: Accessible.Button
    Accessible.name: left < 0 ? name : qsTr("%1, %2 left").arg(name).arg(left)
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

        Rectangle {
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.margins: 2
            visible: button.left > 1
            width: Math.max(height, count.implicitWidth + Theme.unit / 2)
            height: Theme.unit * 2
            radius: height / 2
            color: Theme.window
            border.color: Theme.border

            Text {
                id: count

                anchors.centerIn: parent
                text: button.left
                font.pixelSize: Theme.smallFontSize
                color: Theme.text
            }
        }
    }

    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }
}
