// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// Everything that can be printed of a scenario, page by page, before a sheet is spent.
Dialog {
    id: dialog

    required property EditorContext editor
    required property CollectionModel collection

    readonly property bool canPrint: pages.count > 0 && pages.problem === "" && !pages.planning && !pages.job.running
    readonly property bool hasPrinter: pages.choices.targets.length > 1
    readonly property bool isWide: width > Theme.unit * 70

    signal collectionRequested

    /// The tiles that the collection lacks.
    function openMissing() {
        pages.choices.onlyMissing = true;
        if (!pages.choices.isCutOut)
            pages.choices.kind = 1;
        open();
    }

    objectName: "printDialog"
    modal: true
    title: qsTr("Print")
    padding: Theme.unit * 2
    width: Math.min(Theme.unit * 140, parent ? parent.width - Theme.unit * 4 : 1000)
    height: Math.min(Theme.unit * 96, parent ? parent.height - Theme.unit * 4 : 700)
    onOpened: preview.forceActiveFocus()

    PrintViewModel {
        id: pages

        library: dialog.editor.library
        collection: dialog.collection
        document: dialog.visible ? dialog.editor.document : null
    }

    SaveFileDialog {
        id: saveDialog

        title: qsTr("Save as PDF")
        host: dialog.contentItem
        defaultSuffix: "pdf"
        nameFilters: [qsTr("PDF files (*.pdf)")]
        onFileChosen: file => pages.savePdf(file)
    }

    GridLayout {
        anchors.fill: parent
        columns: dialog.isWide ? 2 : 1
        columnSpacing: Theme.unit * 2
        rowSpacing: Theme.unit

        PrintPreview {
            id: preview

            Layout.fillWidth: true
            Layout.fillHeight: true
            pages: pages
        }

        ScrollView {
            id: scroller

            Layout.preferredWidth: dialog.isWide ? Theme.unit * 40 : -1
            Layout.fillWidth: !dialog.isWide
            Layout.fillHeight: true
            contentWidth: availableWidth
            clip: true

            PrintForm {
                width: scroller.availableWidth - Theme.unit * 1.5
                choices: pages.choices
                styleNames: dialog.editor.canvas.drawingStyleNames
                lacking: dialog.collection.lackingCount
                onCollectionRequested: dialog.collectionRequested()
            }
        }

        Label {
            objectName: "printNotices"
            Layout.fillWidth: true
            Layout.columnSpan: dialog.isWide ? 2 : 1
            visible: text !== ""
            textFormat: Text.PlainText
            text: pages.notices
            font.pixelSize: Theme.smallFontSize
            color: Theme.quietText
            wrapMode: Text.Wrap
            maximumLineCount: 3
            elide: Text.ElideRight
        }
    }

    footer: Pane {
        padding: Theme.unit * 2
        topPadding: 0
        background: null

        RowLayout {
            anchors.fill: parent
            spacing: Theme.unit

            Label {
                objectName: "printCount"
                visible: !pages.job.running
                textFormat: Text.PlainText
                text: pages.planning ? qsTr("Laying out…") : pages.problem !== "" ? "" : qsTr("%n page(s)", "", pages.count)
                font.pixelSize: Theme.fontSize
                color: Theme.text
            }

            JobStatus {
                Layout.fillWidth: true
                job: pages.job
            }

            Button {
                text: qsTr("Close")
                font.pixelSize: Theme.fontSize
                onClicked: dialog.close()
            }

            Button {
                objectName: "printSave"
                text: qsTr("Save as PDF…")
                highlighted: !dialog.hasPrinter // then it is what one came for
                font.pixelSize: Theme.fontSize
                enabled: dialog.canPrint
                onClicked: {
                    saveDialog.selectedFile = pages.proposedFile();
                    saveDialog.open();
                }
            }

            PrimaryButton {
                objectName: "printPrint"
                text: qsTr("Print…")
                enabled: dialog.canPrint && dialog.hasPrinter
                onClicked: pages.startPrinting(dialog.parent.Window.window)
            }
        }
    }
}
