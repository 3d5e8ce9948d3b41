// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// How to begin, on a map with nothing on it. Only its buttons take the mouse.
ColumnLayout {
    id: offer

    required property CommandList actions

    component Way: Button {
        required property AppAction command

        Layout.fillWidth: true
        text: command.plainText
        onClicked: command.trigger()
        Accessible.name: text
    }

    spacing: Theme.unit

    MapNote {
        objectName: "emptyNote"
        Layout.fillWidth: true
        Layout.maximumWidth: Theme.unit * 46
        Layout.alignment: Qt.AlignHCenter
        text: qsTr("Nothing lies here yet. Take a piece from the palette: every spot where it may lie lights up.")
    }

    RowLayout {
        Layout.alignment: Qt.AlignHCenter
        Layout.fillWidth: false
        spacing: Theme.unit

        Way {
            objectName: "emptyGuide"
            command: offer.actions.of("guide.show")
        }
        Way {
            objectName: "emptyGenerate"
            command: offer.actions.of("guide.generate")
        }
    }
}
