// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// Everything that can be printed of a document, page by page, before a sheet is spent. The game brings pages and form.
Dialog {
    id: dialog

    required property PagesModel pages
    /// There is one beside PDF files.
    required property bool hasPrinter
    /// What the user chooses from: rows as wide as there is room.
    default property alias form: formPlace.data
    readonly property alias formWidth: formPlace.width
    readonly property bool canPrint: pages.count > 0 && pages.problem === "" && !pages.planning && !pages.job.running
    readonly property bool isWide: width > Theme.unit * 70

    objectName: "printDialog"
    modal: true
    title: qsTr("Print")
    padding: Theme.unit * 2
    width: Math.min(Theme.unit * 140, parent ? parent.width - Theme.unit * 4 : 1000)
    height: Math.min(Theme.unit * 96, parent ? parent.height - Theme.unit * 4 : 700)
    onOpened: preview.forceActiveFocus()

    SaveFileDialog {
        id: saveDialog

        title: qsTr("Save as PDF")
        host: dialog.contentItem
        defaultSuffix: "pdf"
        nameFilters: [qsTr("PDF files (*.pdf)")]
        onFileChosen: file => dialog.pages.savePdf(file)
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
            pages: dialog.pages
        }

        ScrollView {
            id: scroller

            Layout.preferredWidth: dialog.isWide ? Theme.unit * 40 : -1
            Layout.fillWidth: !dialog.isWide
            Layout.fillHeight: true
            contentWidth: availableWidth
            clip: true

            Column {
                id: formPlace

                width: scroller.availableWidth - Theme.unit * 1.5
                spacing: Theme.unit * 0.75
            }
        }

        Label {
            objectName: "printNotices"
            Layout.fillWidth: true
            Layout.columnSpan: dialog.isWide ? 2 : 1
            visible: text !== ""
            textFormat: Text.PlainText
            text: dialog.pages.notices
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
                visible: !dialog.pages.job.running
                textFormat: Text.PlainText
                text: dialog.pages.planning ? qsTr("Laying out…") : dialog.pages.problem !== "" ? "" : qsTr("%n page(s)", "", dialog.pages.count)
                font.pixelSize: Theme.fontSize
                color: Theme.text
            }

            JobStatus {
                Layout.fillWidth: true
                job: dialog.pages.job
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
                    saveDialog.selectedFile = dialog.pages.proposedFile();
                    saveDialog.open();
                }
            }

            PrimaryButton {
                objectName: "printPrint"
                text: qsTr("Print…")
                enabled: dialog.canPrint && dialog.hasPrinter
                onClicked: dialog.pages.startPrinting(dialog.parent.Window.window)
            }
        }
    }
}
