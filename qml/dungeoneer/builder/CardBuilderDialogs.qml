// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// The questions that the card builder asks.
PackDialogs {
    id: dialogs

    required property CardContext cards
    readonly property SetShelf sets: cards.sets

    /// A set of one's own out of any there is.
    function duplicateAny() {
        anyDialog.ask();
    }

    function printSet() {
        printDialog.open();
    }

    function makePictures() {
        picturesDialog.open();
    }

    function importTable() {
        tableInDialog.open();
    }

    function exportTable() {
        tableOutDialog.open();
    }

    objectName: "cardBuilderDialogs"
    shelf: sets
    newTitle: qsTr("New Card Set")
    copyTitle: qsTr("Copy Card Set")
    nameQuestion: qsTr("What shall the card set be called?")
    nameWord: qsTr("Name of the card set")
    deleteTitle: qsTr("Delete the card set?")
    deleteQuestion: qsTr("“%1” and all its cards go to the trash. Maps that use them can then only be looked at.")
    arrivalTitle: qsTr("The card set is there already")
    arrivalQuestion: qsTr("There is another card set of this name, with other content.")
    replaceText: qsTr("Replace the card set that is there")
    importTitle: qsTr("Import Card Set")
    exportTitle: qsTr("Export Card Set")
    pieceTitle: qsTr("Copy a Card")
    searchHint: qsTr("Search all card sets")
    pieces: SetCardsModel {
        library: dialogs.listsAll ? dialogs.cards.library : null
    }

    Dialog {
        id: anyDialog

        property var sets: []

        function ask() {
            sets = dialogs.sets.installedSets();
            choice.currentIndex = 0;
            suggest();
            open();
            choice.forceActiveFocus(Qt.TabFocusReason);
        }

        function suggest() {
            copyName.text = sets.length > 0 ? qsTr("Copy of %1").arg(sets[choice.currentIndex].name) : "";
        }

        objectName: "copySetDialog"
        parent: dialogs
        anchors.centerIn: parent
        modal: true
        padding: Theme.unit * 2
        width: Math.min(Theme.unit * 60, dialogs.width - Theme.unit * 4)
        title: qsTr("Begin with a Copy")
        standardButtons: Dialog.Ok | Dialog.Cancel
        onAccepted: dialogs.sets.duplicateInstalled(sets[choice.currentIndex].id, copyName.text.trim())
        onOpened: standardButton(Dialog.Ok).enabled = Qt.binding(() => copyName.text.trim() !== "" && anyDialog.sets.length > 0)

        ColumnLayout {
            width: parent.width
            spacing: Theme.unit

            Label {
                textFormat: Text.PlainText
                text: qsTr("Which card set shall be copied?")
            }

            ComboBox {
                id: choice

                objectName: "copiedSet"
                Layout.fillWidth: true
                model: anyDialog.sets
                textRole: "name"
                font.pixelSize: Theme.fontSize
                Accessible.name: qsTr("Card set")
                onActivated: anyDialog.suggest()
            }

            Label {
                textFormat: Text.PlainText
                text: dialogs.nameQuestion
            }

            TextField {
                id: copyName

                objectName: "copiedName"
                Layout.fillWidth: true
                maximumLength: 80
                selectByMouse: true
                font.pixelSize: Theme.fontSize
                Accessible.name: dialogs.nameWord
                onAccepted: {
                    if (text.trim() !== "")
                        anyDialog.accept();
                }
            }
        }
    }

    SetPrintDialog {
        id: printDialog

        parent: dialogs
        anchors.centerIn: parent
        draft: dialogs.cards.draftSet
        styleNames: dialogs.cards.canvas?.drawingStyleNames ?? []
    }

    SetPicturesDialog {
        id: picturesDialog

        parent: dialogs
        anchors.centerIn: parent
        draft: dialogs.cards.draftSet
        styleNames: dialogs.cards.canvas?.drawingStyleNames ?? []
    }

    OpenFileDialog {
        id: tableInDialog

        title: qsTr("Import Cards from a Table")
        nameFilters: [qsTr("Tables (*.csv)"), qsTr("All files (*)")]
        onAccepted: dialogs.sets.importTable(selectedFile)
    }

    SaveFileDialog {
        id: tableOutDialog

        title: qsTr("Export Cards as a Table")
        host: dialogs
        defaultSuffix: "csv"
        nameFilters: [qsTr("Tables (*.csv)"), qsTr("All files (*)")]
        onFileChosen: file => dialogs.sets.exportTable(file)
    }
}
