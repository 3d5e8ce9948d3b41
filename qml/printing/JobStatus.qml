// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// How far long work is, with a way to cancel it; afterwards what became of it.
RowLayout {
    id: status

    required property BackgroundJob job

    spacing: Theme.unit

    ProgressBar {
        objectName: "jobProgress"
        Layout.fillWidth: true
        visible: status.job.running
        value: status.job.progress
        Accessible.name: qsTr("Progress")
    }

    Button {
        objectName: "cancelJob"
        visible: status.job.running
        text: qsTr("Cancel")
        font.pixelSize: Theme.fontSize
        onClicked: status.job.cancel()
    }

    Label {
        objectName: "jobOutcome"
        Layout.fillWidth: true
        visible: !status.job.running
        text: status.job.failure !== "" ? "✖ " + status.job.failure : status.job.outcome !== "" ? "✔ " + status.job.outcome : ""
        textFormat: Text.PlainText
        font.pixelSize: Theme.fontSize
        color: status.job.failure !== "" ? Theme.error : Theme.good
        wrapMode: Text.Wrap
        maximumLineCount: 3
        elide: Text.ElideRight
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
}
