// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// The printer, what its ruler measured, and how it misses the backs of sheets. The same for all games.
GridLayout {
    id: form

    required property PageChoices choices
    /// Backs are printed, so that it matters whether they meet their fronts.
    property bool hasBacks: false

    signal calibrationRequested

    columns: 2
    columnSpacing: Theme.unit
    rowSpacing: Theme.unit * 0.75

    FormHeading {
        text: qsTr("True scale")
    }

    FormLabel {
        text: qsTr("Printer")
    }
    ChoiceBox {
        objectName: "printPrinter"
        Layout.fillWidth: true
        font.pixelSize: Theme.fontSize
        model: form.choices.targets
        chosen: form.choices.target
        onPicked: index => form.choices.target = index
        Accessible.name: qsTr("Printer")
    }

    FormNote {
        objectName: "noPrinter"
        visible: form.choices.targets.length === 1
        text: qsTr("The system knows no printer. Save as PDF, and print that at 100 %.")
        color: Theme.warning
    }

    FormCheck {
        objectName: "printRuler"
        text: qsTr("Ruler on the first page")
        checked: form.choices.ruler
        onToggled: form.choices.ruler = checked
    }

    FormNote {
        text: qsTr("Measure the printed ruler once. If its 100 mm are not true, say what they are; this is remembered for the printer.")
    }

    FormLabel {
        text: qsTr("100 mm across are")
    }
    MillimetreBox {
        objectName: "printAcross"
        Layout.fillWidth: true
        least: 80
        most: 120
        step: 0.1
        millimetres: form.choices.measuredAcross
        onChosen: length => form.choices.measuredAcross = length
        Accessible.name: qsTr("100 mm across are")
    }

    FormLabel {
        text: qsTr("100 mm down are")
    }
    MillimetreBox {
        objectName: "printDown"
        Layout.fillWidth: true
        least: 80
        most: 120
        step: 0.1
        millimetres: form.choices.measuredDown
        onChosen: length => form.choices.measuredDown = length
        Accessible.name: qsTr("100 mm down are")
    }

    FormHeading {
        visible: form.hasBacks
        text: qsTr("Backs behind fronts")
    }

    FormLabel {
        visible: form.hasBacks
        text: qsTr("Tray")
    }
    TextField {
        objectName: "printTray"
        Layout.fillWidth: true
        visible: form.hasBacks
        font.pixelSize: Theme.fontSize
        text: form.choices.tray
        placeholderText: qsTr("the usual one")
        onEditingFinished: form.choices.tray = text
        Accessible.name: qsTr("Tray")
    }

    FormNote {
        objectName: "printCalibration"
        visible: form.hasBacks
        text: form.choices.calibration
    }

    LinkButton {
        objectName: "printCalibrate"
        Layout.columnSpan: 2
        visible: form.hasBacks
        text: qsTr("Calibrate…")
        onClicked: form.calibrationRequested()
    }
}
