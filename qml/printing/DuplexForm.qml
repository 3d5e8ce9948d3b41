// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// Backs and bleed of what is cut out. The same for all games.
GridLayout {
    id: form

    required property PageChoices choices
    /// Sheets have backs on their other side.
    property bool hasBacks: true

    columns: 2
    columnSpacing: Theme.unit
    rowSpacing: Theme.unit * 0.75

    FormLabel {
        visible: form.hasBacks
        text: qsTr("Both sides")
    }
    ChoiceBox {
        objectName: "printDuplex"
        Layout.fillWidth: true
        visible: form.hasBacks
        font.pixelSize: Theme.fontSize
        model: [qsTr("Fronts only"), qsTr("Turned over the long edge"), qsTr("Turned over the short edge")]
        chosen: form.choices.duplex
        onPicked: index => form.choices.duplex = index
        Accessible.name: qsTr("Both sides")
    }

    FormLabel {
        text: qsTr("Bleed")
    }
    MillimetreBox {
        objectName: "printBleed"
        Layout.fillWidth: true
        most: 20
        millimetres: form.choices.bleed
        onChosen: length => form.choices.bleed = length
        Accessible.name: qsTr("Bleed")
        ToolTip.visible: hovered
        ToolTip.delay: 800
        ToolTip.text: qsTr("Colour beyond the cut lines, so that a cut beside them shows no white")
    }
}
