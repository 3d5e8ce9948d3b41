// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// Writes the scenario in the formats of other programs.
Dialog {
    id: dialog

    required property DungeonContext dungeon

    objectName: "exportDialog"
    modal: true
    title: qsTr("Export")
    padding: Theme.unit * 2
    width: Math.min(Theme.unit * 64, parent ? parent.width - Theme.unit * 4 : 500)
    height: Math.min(implicitHeight, parent ? parent.height - Theme.unit * 4 : implicitHeight)

    ExportViewModel {
        id: exporter

        document: dialog.visible ? dialog.dungeon.document : null
    }

    SaveFileDialog {
        id: saveDialog

        title: qsTr("Export as")
        host: dialog.contentItem
        defaultSuffix: exporter.suffix
        nameFilters: [exporter.filter]
        onFileChosen: file => exporter.exportTo(file)
    }

    ScrollView {
        id: scroller

        anchors.fill: parent
        contentWidth: availableWidth
        clip: true

        GridLayout {
            width: scroller.availableWidth
            columns: 2
            columnSpacing: Theme.unit * 2
            rowSpacing: Theme.unit

            FormLabel {
                text: qsTr("Format")
            }
            ComboBox {
                objectName: "exportFormat"
                Layout.fillWidth: true
                font.pixelSize: Theme.fontSize
                model: exporter.formatNames
                currentIndex: exporter.format
                onActivated: index => exporter.format = index
                Accessible.name: qsTr("Format")
            }

            FormNote {
                text: exporter.formatDescriptions[exporter.format]
            }

            FormLabel {
                visible: levelBox.visible
                text: qsTr("Level")
            }
            ComboBox {
                id: levelBox

                objectName: "exportLevel"
                Layout.fillWidth: true
                visible: exporter.isDrawing && count > 1
                font.pixelSize: Theme.fontSize
                model: dialog.dungeon.document?.levelNames ?? []
                currentIndex: exporter.level
                onActivated: index => exporter.level = index
                Accessible.name: qsTr("Level")
            }

            FormLabel {
                visible: exporter.isDrawing
                text: qsTr("Style")
            }
            ComboBox {
                objectName: "exportStyle"
                Layout.fillWidth: true
                visible: exporter.isDrawing
                font.pixelSize: Theme.fontSize
                model: dialog.dungeon.canvas?.drawingStyleNames ?? []
                currentIndex: exporter.style
                onActivated: index => exporter.style = index
                Accessible.name: qsTr("Style")
            }

            FormLabel {
                visible: exporter.isDrawing
                text: qsTr("Pixels a square")
            }
            SpinBox {
                objectName: "exportPixels"
                Layout.fillWidth: true
                visible: exporter.isDrawing
                font.pixelSize: Theme.fontSize
                from: 4
                to: exporter.mostPixels
                stepSize: 8
                editable: true
                value: exporter.pixelsPerSquare
                onValueModified: exporter.pixelsPerSquare = value
                Accessible.name: qsTr("Pixels a square")
            }

            FormNote {
                objectName: "exportExtent"
                visible: text !== ""
                text: exporter.extent
            }

            FormCheck {
                objectName: "exportPieces"
                visible: exporter.isDrawing
                text: qsTr("Doors, chests and other pieces")
                checked: exporter.pieces
                onToggled: exporter.pieces = checked
            }

            FormCheck {
                objectName: "exportNotes"
                visible: exporter.isDrawing
                text: qsTr("Pinned notes")
                checked: exporter.notes
                onToggled: exporter.notes = checked
            }

            FormCheck {
                objectName: "exportGrid"
                visible: exporter.isDrawing
                text: qsTr("Lines between the squares")
                checked: exporter.grid
                onToggled: exporter.grid = checked
            }

            FormCheck {
                objectName: "exportArcs"
                visible: exporter.isDrawing
                text: qsTr("Front arcs of chests")
                checked: exporter.arcs
                onToggled: exporter.arcs = checked
            }

            FormCheck {
                objectName: "exportTransparent"
                visible: exporter.isPicture
                text: qsTr("Nothing behind the dungeon (transparent)")
                checked: exporter.transparent
                onToggled: exporter.transparent = checked
            }
        }
    }

    footer: Pane {
        padding: Theme.unit * 2
        topPadding: 0
        background: null

        ColumnLayout {
            anchors.fill: parent
            spacing: Theme.unit

            JobStatus {
                Layout.fillWidth: true
                job: exporter.job
            }

            RowLayout {
                Layout.alignment: Qt.AlignRight
                spacing: Theme.unit

                Button {
                    text: qsTr("Close")
                    font.pixelSize: Theme.fontSize
                    onClicked: dialog.close()
                }

                PrimaryButton {
                    objectName: "exportSave"
                    text: qsTr("Export…")
                    padding: Theme.unit
                    enabled: !exporter.job.running
                    onClicked: {
                        saveDialog.selectedFile = exporter.proposedFile;
                        saveDialog.open();
                    }
                }
            }
        }
    }
}
