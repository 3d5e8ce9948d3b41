// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// Where reports are saved.
Item {
    id: dialogs

    required property PlaytestContext playtest

    Connections {
        target: dialogs.playtest

        function onSaveRequested() {
            saveDialog.selectedFile = dialogs.playtest.report.proposedFile(dialogs.playtest.playedDocument);
            saveDialog.open();
        }
    }

    SaveFileDialog {
        id: saveDialog

        title: qsTr("Save Report")
        host: dialogs.parent
        defaultSuffix: "html"
        nameFilters: [qsTr("Page to read (*.html)"), qsTr("Table (*.csv)"), qsTr("Result of the playtest (*.json)")]
        onFileChosen: file => dialogs.playtest.report.save(file)
    }
}
