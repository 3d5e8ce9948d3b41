// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// The dialogs that bring a scenario out of the program, and the collection they look into.
Item {
    id: dialogs

    required property DungeonContext dungeon
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

    anchors.fill: parent

    Binding {
        target: dialogs.dungeon
        property: "needsShown"
        value: printDialog.visible || collectionDialog.visible
    }

    Connections {
        target: dialogs.dungeon

        function onCollectionRequested() {
            collectionDialog.open();
        }
    }

    ScenarioPrintDialog {
        id: printDialog

        anchors.centerIn: parent
        dungeon: dialogs.dungeon
        onCollectionRequested: collectionDialog.open()
    }

    BundleDialog {
        id: bundleDialog

        anchors.centerIn: parent
        library: dialogs.dungeon.library
        workspace: dialogs.dungeon.editor.workspace
    }

    ScenarioExportDialog {
        id: exportDialog

        anchors.centerIn: parent
        dungeon: dialogs.dungeon
    }

    CollectionDialog {
        id: collectionDialog

        anchors.centerIn: parent
        collection: dialogs.dungeon.collection
        hasDocument: dialogs.dungeon.isOpen
        onPrintRequested: printDialog.openMissing()
    }
}
