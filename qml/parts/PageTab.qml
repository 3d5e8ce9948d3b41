// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import Delvewright

// A tab below the map: its text and nothing else.
AbstractButton {
    id: tab

    required property bool current

    leftPadding: Theme.unit * 1.5
    rightPadding: Theme.unit * 1.5
    font.pixelSize: Theme.fontSize
    Accessible.role: Accessible.PageTab
    Accessible.name: text

    contentItem: Text {
        textFormat: Text.PlainText
        text: tab.text
        font: tab.font
        color: tab.current ? Theme.text : Theme.quietText
        verticalAlignment: Text.AlignVCenter
    }

    background: TabBackground {
        button: tab
        current: tab.current
    }
}
