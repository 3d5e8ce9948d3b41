// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// The heading of a group in a list.
Rectangle {
    id: header

    required property string section

    objectName: "heading"
    z: 2
    width: ListView.view ? ListView.view.width : 0
    height: Theme.unit * 3.25
    color: Theme.window
    Accessible.role: Accessible.Heading
    Accessible.name: section

    Text {
        anchors.verticalCenter: parent.verticalCenter
        x: Theme.unit * 1.5
        width: parent.width - x - Theme.unit * 2
        elide: Text.ElideRight
        textFormat: Text.PlainText
        text: header.section
        font.pixelSize: Theme.smallFontSize
        font.bold: true
        font.capitalization: Font.AllUppercase
        font.letterSpacing: 0.5
        color: Theme.quietText
    }
}
