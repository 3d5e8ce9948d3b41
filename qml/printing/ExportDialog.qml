// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// Writes a map in the formats of other programs. A game brings its formats, its words and its own choices, which
// stand before the last one.
Dialog {
    id: dialog

    required property MapExport exporter
    required property var styleNames
    /// What each level is called; only one is written where there are several.
    property var levelNames: []
    required property string pixelsText
    property int leastPixels: 4
    property int pixelStep: 8
    required property string transparentText
    default property alias choices: ownChoices.data

    modal: true
    title: qsTr("Export")
    padding: Theme.unit * 2
    width: Math.min(Theme.unit * 64, parent ? parent.width - Theme.unit * 4 : 500)
    height: Math.min(implicitHeight, parent ? parent.height - Theme.unit * 4 : implicitHeight)

    SaveFileDialog {
        id: saveDialog

        title: qsTr("Export as")
        host: dialog.contentItem
        defaultSuffix: dialog.exporter.suffix
        nameFilters: [dialog.exporter.filter]
        onFileChosen: file => dialog.exporter.exportTo(file)
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
            ChoiceBox {
                objectName: "exportFormat"
                Layout.fillWidth: true
                font.pixelSize: Theme.fontSize
                model: dialog.exporter.formatNames
                chosen: dialog.exporter.format
                onPicked: index => dialog.exporter.format = index
                Accessible.name: qsTr("Format")
            }

            FormNote {
                text: dialog.exporter.formatDescriptions[dialog.exporter.format]
            }

            FormLabel {
                visible: levelBox.visible
                text: qsTr("Level")
            }
            ChoiceBox {
                id: levelBox

                objectName: "exportLevel"
                Layout.fillWidth: true
                visible: dialog.exporter.isDrawing && count > 1
                font.pixelSize: Theme.fontSize
                model: dialog.levelNames
                chosen: dialog.exporter.level
                onPicked: index => dialog.exporter.level = index
                Accessible.name: qsTr("Level")
            }

            FormLabel {
                visible: dialog.exporter.isDrawing
                text: qsTr("Style")
            }
            ChoiceBox {
                objectName: "exportStyle"
                Layout.fillWidth: true
                visible: dialog.exporter.isDrawing
                font.pixelSize: Theme.fontSize
                model: dialog.styleNames
                chosen: dialog.exporter.style
                onPicked: index => dialog.exporter.style = index
                Accessible.name: qsTr("Style")
            }

            FormLabel {
                visible: dialog.exporter.hasPixels
                text: dialog.pixelsText
            }
            SpinBox {
                objectName: "exportPixels"
                Layout.fillWidth: true
                visible: dialog.exporter.hasPixels
                font.pixelSize: Theme.fontSize
                from: dialog.leastPixels
                to: dialog.exporter.mostPixels
                stepSize: dialog.pixelStep
                editable: true
                value: dialog.exporter.pixels
                onValueModified: dialog.exporter.pixels = value
                Accessible.name: dialog.pixelsText
            }

            FormNote {
                objectName: "exportExtent"
                visible: text !== ""
                text: dialog.exporter.extent
            }

            ColumnLayout {
                id: ownChoices

                Layout.columnSpan: 2
                visible: dialog.exporter.isDrawing
                spacing: Theme.unit
            }

            FormCheck {
                objectName: "exportTransparent"
                visible: dialog.exporter.isPicture
                text: dialog.transparentText
                checked: dialog.exporter.transparent
                onToggled: dialog.exporter.transparent = checked
            }
        }
    }

    footer: ExportFooter {
        job: dialog.exporter.job
        onClosed: dialog.close()
        onChosen: {
            saveDialog.selectedFile = dialog.exporter.proposedFile;
            saveDialog.open();
        }
    }
}
