import QtQuick
import QtQuick.Controls
import Delvewright

// The one button of a page that most people are looking for.
Button {
    id: button

    padding: Theme.unit * 1.5
    leftPadding: Theme.unit * 3
    rightPadding: Theme.unit * 3
    Keys.onReturnPressed: button.clicked()
    Keys.onEnterPressed: button.clicked()

    contentItem: Label {
        text: button.text
        font.bold: true
        color: Theme.accentText
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }

    background: Rectangle {
        radius: Theme.radius
        color: button.down ? Qt.darker(Theme.accent, 1.2) : button.hovered ? Qt.lighter(Theme.accent, 1.1) : Theme.accent

        Rectangle {
            anchors.fill: parent
            anchors.margins: -3
            visible: button.visualFocus
            radius: Theme.radius + 3
            color: "transparent"
            border.color: Theme.accent
            border.width: 2
        }
    }
}
