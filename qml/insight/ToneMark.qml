// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// How something that is said is meant: a sign and a colour, never the colour alone.
Rectangle {
    id: mark

    /// 0 good, 1 bad, 2 open, 3 a note
    required property int tone
    readonly property color ink: [Theme.good, Theme.error, Theme.warning, Theme.quietText][tone]

    implicitWidth: Theme.unit * 2.5
    implicitHeight: implicitWidth
    radius: width / 2
    color: ink
    Accessible.ignored: true

    Text {
        anchors.centerIn: parent
        textFormat: Text.PlainText
        text: ["✓", "!", "?", "•"][mark.tone]
        font.pixelSize: Theme.fontSize
        font.bold: true
        color: Theme.base
    }
}
