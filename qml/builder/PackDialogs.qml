// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// The questions that a builder asks about packs.
Item {
    id: dialogs

    required property DraftShelf shelf
    /// All pieces there are, as long as `listsAll`.
    required property PieceListModel pieces
    readonly property bool listsAll: copyDialog.visible
    // In the words of the game.
    property string newTitle: qsTr("New Pack")
    property string copyTitle: qsTr("Copy Pack")
    property string nameQuestion: qsTr("What shall the pack be called?")
    property string nameWord: qsTr("Name of the pack")
    property string deleteTitle: qsTr("Delete the pack?")
    property string deleteQuestion: qsTr("“%1” and all its pieces go to the trash. Scenarios that use them can then only be looked at.")
    property string arrivalTitle: qsTr("The pack is there already")
    property string arrivalQuestion: qsTr("There is another pack of this name, with other content.")
    property string replaceText: qsTr("Replace the pack that is there")
    property string importTitle: qsTr("Import Pack")
    property string exportTitle: qsTr("Export Pack")
    property string pieceTitle: qsTr("Copy a Piece")
    property string searchHint: qsTr("Search all packs")
    /// What to do once the pack is saved.
    property var afterSaving: null

    function newPack() {
        nameDialog.ask(false);
    }

    function duplicatePack() {
        nameDialog.ask(true);
    }

    function deletePack() {
        deleteDialog.open();
    }

    function importPack() {
        importDialog.open();
    }

    function exportPack() {
        exportDialog.open();
    }

    function copyPiece() {
        copyDialog.open();
    }

    /// Saves the pack, after asking if open scenarios change with it; then does `next`.
    function save(next) {
        afterSaving = next ?? null;
        if (shelf.save())
            saved();
        else if (shelf.impact.length > 0)
            impactDialog.open();
    }

    function saved() {
        const next = afterSaving;
        afterSaving = null;
        if (next)
            next();
    }

    function bringIn(url) {
        if (shelf.importFrom(url) === 1) {
            arrivalDialog.url = url;
            arrivalDialog.open();
        }
    }

    objectName: "builderDialogs"
    anchors.fill: parent

    component Question: Dialog {
        parent: dialogs
        anchors.centerIn: parent
        modal: true
        padding: Theme.unit * 2
        width: Math.min(Theme.unit * 60, dialogs.width - Theme.unit * 4)
    }

    Question {
        id: nameDialog

        property bool copies: false

        function ask(copy) {
            copies = copy;
            name.text = copy ? qsTr("Copy of %1").arg(dialogs.shelf.draft.name) : "";
            open();
            name.forceActiveFocus();
            name.selectAll();
        }

        objectName: "packNameDialog"
        title: copies ? dialogs.copyTitle : dialogs.newTitle
        standardButtons: Dialog.Ok | Dialog.Cancel
        onAccepted: {
            if (copies)
                dialogs.shelf.duplicatePack(name.text.trim());
            else
                dialogs.shelf.createPack(name.text.trim());
        }
        onOpened: standardButton(Dialog.Ok).enabled = Qt.binding(() => name.text.trim() !== "")

        ColumnLayout {
            width: parent.width
            spacing: Theme.unit

            Label {
                textFormat: Text.PlainText
                text: dialogs.nameQuestion
            }

            TextField {
                id: name

                objectName: "packName"
                Layout.fillWidth: true
                maximumLength: 80
                selectByMouse: true
                font.pixelSize: Theme.fontSize
                Accessible.name: dialogs.nameWord
                onAccepted: {
                    if (text.trim() !== "")
                        nameDialog.accept();
                }
            }
        }
    }

    Question {
        id: deleteDialog

        objectName: "deletePackDialog"
        title: dialogs.deleteTitle
        standardButtons: Dialog.Yes | Dialog.Cancel
        onAccepted: dialogs.shelf.deletePack()

        ColumnLayout {
            width: parent.width

            Label {
                Layout.fillWidth: true
                textFormat: Text.PlainText
                text: dialogs.deleteQuestion.arg(dialogs.shelf.draft?.name ?? "")
                wrapMode: Text.Wrap
            }
        }
    }

    Question {
        id: arrivalDialog

        property url url

        objectName: "arrivalDialog"
        title: dialogs.arrivalTitle
        standardButtons: Dialog.Cancel

        ColumnLayout {
            width: parent.width
            spacing: Theme.unit

            Label {
                Layout.fillWidth: true
                textFormat: Text.PlainText
                text: dialogs.arrivalQuestion
                wrapMode: Text.Wrap
            }

            Button {
                objectName: "importAsCopy"
                Layout.fillWidth: true
                text: qsTr("Import it as a copy")
                onClicked: {
                    arrivalDialog.close();
                    dialogs.shelf.importFrom(arrivalDialog.url, 2);
                }
            }

            Button {
                objectName: "importReplacing"
                Layout.fillWidth: true
                text: dialogs.replaceText
                onClicked: {
                    arrivalDialog.close();
                    dialogs.shelf.importFrom(arrivalDialog.url, 1);
                }
            }
        }
    }

    ImpactDialog {
        id: impactDialog

        parent: dialogs
        anchors.centerIn: parent
        impact: dialogs.shelf.impact
        onAccepted: {
            if (dialogs.shelf.saveAnyway())
                dialogs.saved();
        }
        onRejected: dialogs.afterSaving = null
    }

    CopyPieceDialog {
        id: copyDialog

        parent: dialogs
        anchors.centerIn: parent
        title: dialogs.pieceTitle
        searchHint: dialogs.searchHint
        pieces: dialogs.pieces
        onPicked: piece => dialogs.shelf.addCopyOf(piece)
    }

    OpenFileDialog {
        id: importDialog

        title: dialogs.importTitle
        nameFilters: [qsTr("Packs (*.pack.json)"), qsTr("All files (*)")]
        onAccepted: dialogs.bringIn(selectedFile)
    }

    SaveFileDialog {
        id: exportDialog

        title: dialogs.exportTitle
        host: dialogs
        defaultSuffix: "pack.json"
        nameFilters: [qsTr("Packs (*.pack.json)"), qsTr("All files (*)")]
        onFileChosen: file => dialogs.shelf.exportTo(file)
    }
}
