// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// Where reports are saved, and promises are written.
Item {
    id: dialogs

    required property DungeonContext dungeon

    Connections {
        target: dialogs.dungeon.insight

        function onSaveRequested() {
            saveDialog.selectedFile = dialogs.dungeon.insight.report.proposedFile(dialogs.dungeon.document);
            saveDialog.open();
        }

        function onPromiseRequested(promises, row) {
            promiseDialog.promises = promises;
            promiseDialog.openFor(row);
        }
    }

    SaveFileDialog {
        id: saveDialog

        title: qsTr("Save Report")
        host: dialogs.parent
        defaultSuffix: "html"
        nameFilters: [qsTr("Page to read (*.html)"), qsTr("Table (*.csv)"), qsTr("Result of the playtest (*.json)")]
        onFileChosen: file => dialogs.dungeon.insight.report.save(file)
    }

    AssertionDialog {
        id: promiseDialog

        parent: dialogs.parent
        anchors.centerIn: parent
        promises: null
    }
}
