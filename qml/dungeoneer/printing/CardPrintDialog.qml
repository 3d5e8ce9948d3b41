// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// What can be printed of a card map.
PrintDialog {
    id: dialog

    required property CardMapSource source
    required property var styleNames

    objectName: "cardPrintDialog"
    hasPrinter: cardPages.choices.targets.length > 1
    pages: CardPrintViewModel {
        id: cardPages

        source: dialog.visible ? dialog.source : null
    }

    CardPrintForm {
        width: dialog.formWidth
        choices: cardPages.choices
        styleNames: dialog.styleNames
    }

    PrinterForm {
        width: dialog.formWidth
        choices: cardPages.choices
        hasBacks: cardPages.choices.hasBacks
        onCalibrationRequested: calibration.open()
    }

    CalibrationDialog {
        id: calibration

        parent: dialog.parent
        anchors.centerIn: parent
        choices: cardPages.choices
    }
}
