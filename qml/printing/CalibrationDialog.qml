// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// Makes backs meet their fronts: a sheet to print, and what is read on it.
Dialog {
    id: dialog

    required property PageChoices choices
    property string problem: ""
    /// Coarse and fine of each scale.
    property var readings: [0, 0, 0, 0, 0, 0, 0, 0]
    readonly property var scaleNames: [qsTr("First corner, across"), qsTr("First corner, down"), qsTr("Second corner, across"), qsTr("Second corner, down")]

    function takeReading(place, length) {
        const entered = Array.from(readings);
        entered[place] = length;
        readings = entered;
    }

    objectName: "calibrationDialog"
    modal: true
    title: qsTr("Calibrate")
    padding: Theme.unit * 2
    width: Math.min(Theme.unit * 104, parent ? parent.width - Theme.unit * 4 : 800)
    height: Math.min(Theme.unit * 76, parent ? parent.height - Theme.unit * 4 : 600)
    onOpened: {
        problem = "";
        saveSheet.forceActiveFocus();
    }

    CalibrationViewModel {
        id: sheet

        choices: dialog.visible ? dialog.choices : null
        check: checkBox.checked
    }

    SaveFileDialog {
        id: saveDialog

        title: qsTr("Save as PDF")
        host: dialog.contentItem
        defaultSuffix: "pdf"
        nameFilters: [qsTr("PDF files (*.pdf)")]
        onFileChosen: file => sheet.savePdf(file)
    }

    RowLayout {
        anchors.fill: parent
        spacing: Theme.unit * 2

        PrintPreview {
            Layout.fillWidth: true
            Layout.fillHeight: true
            pages: sheet
        }

        ScrollView {
            id: scroller

            Layout.preferredWidth: Theme.unit * 46
            Layout.fillHeight: true
            contentWidth: availableWidth
            clip: true

            GridLayout {
                width: scroller.availableWidth - Theme.unit
                columns: 3
                columnSpacing: Theme.unit
                rowSpacing: Theme.unit * 0.75

                FormNote {
                    Layout.columnSpan: 3
                    text: qsTr("1. Print this sheet on both sides, as you will print cards or tiles. 2. Hold it against the light and read its scales. 3. Enter them here; they are kept for this printer, tray and paper.")
                }

                RowLayout {
                    Layout.columnSpan: 3
                    spacing: Theme.unit

                    Button {
                        id: saveSheet

                        objectName: "calibrationSave"
                        text: qsTr("Save the sheet…")
                        font.pixelSize: Theme.fontSize
                        enabled: sheet.count > 0 && !sheet.job.running
                        onClicked: {
                            saveDialog.selectedFile = sheet.proposedFile();
                            saveDialog.open();
                        }
                    }

                    Button {
                        objectName: "calibrationPrint"
                        text: qsTr("Print it…")
                        font.pixelSize: Theme.fontSize
                        enabled: sheet.count > 0 && !sheet.job.running && dialog.choices.targets.length > 1
                        onClicked: sheet.startPrinting(dialog.parent.Window.window)
                    }
                }

                CheckBox {
                    id: checkBox

                    objectName: "calibrationCheck"
                    Layout.columnSpan: 3
                    text: qsTr("With what is kept: all scales should show 0")
                    font.pixelSize: Theme.fontSize
                }

                Label {
                    Layout.columnSpan: 3
                    textFormat: Text.PlainText
                    text: qsTr("What the scales show: coarse, then fine")
                    font.pixelSize: Theme.fontSize
                    font.bold: true
                    color: Theme.text
                }

                Repeater {
                    model: dialog.scaleNames

                    RowLayout {
                        id: scaleRow

                        required property int index
                        required property string modelData

                        Layout.columnSpan: 3
                        Layout.fillWidth: true
                        spacing: Theme.unit

                        FormLabel {
                            text: scaleRow.modelData
                            Layout.fillWidth: true
                        }

                        MillimetreBox {
                            objectName: "calibration " + scaleRow.index + " 0"
                            least: -6
                            most: 6
                            step: 0.5
                            millimetres: dialog.readings[2 * scaleRow.index]
                            onChosen: length => dialog.takeReading(2 * scaleRow.index, length)
                            Accessible.name: qsTr("%1, coarse scale").arg(scaleRow.modelData)
                        }

                        MillimetreBox {
                            objectName: "calibration " + scaleRow.index + " 1"
                            least: -1
                            most: 1
                            step: 0.1
                            millimetres: dialog.readings[2 * scaleRow.index + 1]
                            onChosen: length => dialog.takeReading(2 * scaleRow.index + 1, length)
                            Accessible.name: qsTr("%1, fine scale").arg(scaleRow.modelData)
                        }
                    }
                }

                FormNote {
                    objectName: "calibrationNow"
                    Layout.columnSpan: 3
                    text: dialog.choices.calibration
                }

                FormNote {
                    objectName: "calibrationProblem"
                    Layout.columnSpan: 3
                    visible: dialog.problem !== ""
                    text: dialog.problem
                    color: Theme.warning
                }
            }
        }
    }

    footer: Pane {
        padding: Theme.unit * 2
        topPadding: 0
        background: null

        RowLayout {
            anchors.fill: parent
            spacing: Theme.unit

            JobStatus {
                Layout.fillWidth: true
                job: sheet.job
            }

            Button {
                objectName: "calibrationForget"
                text: qsTr("Forget")
                font.pixelSize: Theme.fontSize
                onClicked: dialog.problem = dialog.choices.forgetCalibration()
            }

            Button {
                text: qsTr("Close")
                font.pixelSize: Theme.fontSize
                onClicked: dialog.close()
            }

            PrimaryButton {
                objectName: "calibrationKeep"
                text: qsTr("Keep")
                onClicked: dialog.problem = dialog.choices.calibrate(dialog.readings)
            }
        }
    }
}
