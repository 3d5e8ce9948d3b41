// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// One setting of which one of several values is chosen.
RowLayout {
    id: row

    required property string label
    required property var choices
    required property int current

    signal chosen(int index)

    spacing: Theme.unit * 2

    Label {
        Layout.preferredWidth: Theme.unit * 18
        textFormat: Text.PlainText
        text: row.label
        wrapMode: Text.Wrap
    }

    ChoiceBox {
        objectName: row.objectName + "Box"
        Layout.fillWidth: true
        model: row.choices
        chosen: row.current
        font.pixelSize: Theme.fontSize
        onPicked: index => row.chosen(index)
        Accessible.name: row.label
    }
}
