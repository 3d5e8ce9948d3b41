// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// The dialogs that bring a scenario out of the program, and the collection they look into.
Item {
    id: dialogs

    required property EditorContext editor
    readonly property alias collection: collectionModel
    readonly property alias printDialog: printDialog
    readonly property alias exportDialog: exportDialog
    readonly property alias collectionDialog: collectionDialog
    readonly property alias bundleDialog: bundleDialog

    function startPrinting() {
        printDialog.open();
    }

    function startExporting() {
        exportDialog.open();
    }

    function showCollection() {
        collectionDialog.open();
    }

    anchors.fill: parent

    CollectionModel {
        id: collectionModel

        library: dialogs.editor.library
        // Needs are counted only while somebody looks at them.
        document: printDialog.visible || collectionDialog.visible ? dialogs.editor.document : null
    }

    PrintDialog {
        id: printDialog

        anchors.centerIn: parent
        editor: dialogs.editor
        collection: collectionModel
        onCollectionRequested: collectionDialog.open()
    }

    BundleDialog {
        id: bundleDialog

        anchors.centerIn: parent
        library: dialogs.editor.library
        workspace: dialogs.editor.workspace
    }

    ExportDialog {
        id: exportDialog

        anchors.centerIn: parent
        editor: dialogs.editor
    }

    CollectionDialog {
        id: collectionDialog

        anchors.centerIn: parent
        collection: collectionModel
        hasDocument: dialogs.editor.isOpen
        onPrintRequested: printDialog.openMissing()
    }
}
