// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import Delvewright

// A few words over a map, on a plate of their own: the table below is dark or light as the style of the map is.
Rectangle {
    id: plate

    property alias text: note.text

    implicitWidth: Theme.unit * 50
    implicitHeight: note.implicitHeight + Theme.unit * 2
    radius: Theme.radius
    color: "#cc1d2420"

    Label {
        id: note

        anchors.centerIn: parent
        width: plate.width - Theme.unit * 2
        textFormat: Text.PlainText
        color: "#f2efe8"
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignHCenter
    }
}
