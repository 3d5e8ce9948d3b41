// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// What can be printed of a card set by itself.
PrintDialog {
    id: dialog

    required property SetDraft draft
    required property var styleNames

    objectName: "setPrintDialog"
    title: qsTr("Print Card Set")
    hasPrinter: setPages.choices.targets.length > 1
    pages: SetPrintViewModel {
        id: setPages

        draft: dialog.visible ? dialog.draft : null
    }

    CardPrintForm {
        width: dialog.formWidth
        choices: setPages.choices
        styleNames: dialog.styleNames
    }

    PrinterForm {
        width: dialog.formWidth
        choices: setPages.choices
        hasBacks: setPages.choices.hasBacks
        onCalibrationRequested: calibration.open()
    }

    CalibrationDialog {
        id: calibration

        parent: dialog.parent
        anchors.centerIn: parent
        choices: setPages.choices
    }
}
