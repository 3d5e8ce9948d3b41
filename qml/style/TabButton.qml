// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Delvewright

T.TabButton {
    id: control

    width: implicitWidth
    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: Theme.unit * 4
    padding: Theme.unit

    contentItem: Text {
        textFormat: Text.PlainText
        text: control.text
        font: control.font
        color: control.checked || control.hovered ? Theme.text : Theme.quietText
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideRight
    }

    background: Rectangle {
        color: "transparent"
        radius: Theme.radius / 2
        border.color: control.visualFocus ? Theme.focus : "transparent"

        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: 2
            color: Theme.accent
            visible: control.checked
        }
    }
}
