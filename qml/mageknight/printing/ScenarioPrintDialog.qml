// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// What can be printed of a scenario.
PrintDialog {
    id: dialog

    required property DungeonContext dungeon

    signal collectionRequested

    /// The tiles that the collection lacks.
    function openMissing() {
        scenarioPages.choices.onlyMissing = true;
        if (!scenarioPages.choices.isCutOut)
            scenarioPages.choices.kind = 1;
        open();
    }

    hasPrinter: scenarioPages.choices.targets.length > 1
    pages: PrintViewModel {
        id: scenarioPages

        library: dialog.dungeon.library
        collection: dialog.dungeon.collection
        document: dialog.visible ? dialog.dungeon.document : null
    }

    PrintForm {
        width: dialog.formWidth
        choices: scenarioPages.choices
        styleNames: dialog.dungeon.canvas?.drawingStyleNames ?? []
        lacking: dialog.dungeon.collection.lackingCount
        onCollectionRequested: dialog.collectionRequested()
    }

    PrinterForm {
        width: dialog.formWidth
        choices: scenarioPages.choices
        hasBacks: scenarioPages.choices.isCutOut
        onCalibrationRequested: calibration.open()
    }

    CalibrationDialog {
        id: calibration

        parent: dialog.parent
        anchors.centerIn: parent
        choices: scenarioPages.choices
    }
}
