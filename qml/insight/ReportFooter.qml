// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// The command that plays the same games again, and the files that a report can be kept in.
ColumnLayout {
    id: footer

    required property PlaytestReport report

    signal saveRequested

    spacing: Theme.unit

    FormHeading {
        text: qsTr("The same games again")
    }

    TextArea {
        objectName: "reportCommand"
        Layout.fillWidth: true
        text: footer.report.command
        readOnly: true
        selectByMouse: true
        wrapMode: TextEdit.WrapAnywhere
        font.family: "monospace"
        font.pixelSize: Theme.smallFontSize
        Accessible.name: qsTr("Command that plays the same games again")
    }

    Flow {
        Layout.fillWidth: true
        spacing: Theme.unit / 2

        PanelButton {
            objectName: "copyCommand"
            icon.source: "qrc:/qt/qml/Delvewright/icons/copy.svg"
            text: qsTr("Copy Command")
            onClicked: footer.report.copyCommand()
        }

        PanelButton {
            objectName: "saveReport"
            icon.source: "qrc:/qt/qml/Delvewright/icons/save.svg"
            text: qsTr("Save Report…")
            enabled: !footer.report.job.running
            onClicked: footer.saveRequested()
        }
    }

    JobStatus {
        Layout.fillWidth: true
        job: footer.report.job
    }
}
