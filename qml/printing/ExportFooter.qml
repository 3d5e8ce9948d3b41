// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// How far an export is, and the buttons of its dialog.
Pane {
    id: footer

    required property BackgroundJob job

    signal chosen
    signal closed

    padding: Theme.unit * 2
    topPadding: 0
    background: null

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.unit

        JobStatus {
            Layout.fillWidth: true
            job: footer.job
        }

        RowLayout {
            Layout.alignment: Qt.AlignRight
            spacing: Theme.unit

            Button {
                text: qsTr("Close")
                font.pixelSize: Theme.fontSize
                onClicked: footer.closed()
            }

            PrimaryButton {
                objectName: "exportSave"
                text: qsTr("Export…")
                padding: Theme.unit
                enabled: !footer.job.running
                onClicked: footer.chosen()
            }
        }
    }
}
