// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// The dialogs of card maps: wishes for maps that the program makes or finishes, printing and exporting.
Item {
    id: dialogs

    required property WindowGame game
    required property CardContext cards
    readonly property EditorContext editor: cards.editor
    readonly property alias wishesDialog: wishesDialog
    readonly property alias printDialog: printDialog
    readonly property alias exportDialog: exportDialog

    function generate() {
        wishesDialog.makesNew = true;
        wishesDialog.open();
    }

    function complete() {
        wishesDialog.makesNew = false;
        wishesDialog.open();
    }

    anchors.fill: parent

    OpenCardMap {
        id: map

        document: dialogs.cards.current
        library: dialogs.cards.library
    }

    CardPrintDialog {
        id: printDialog

        anchors.centerIn: parent
        source: map
        styleNames: dialogs.cards.canvas?.drawingStyleNames ?? []
    }

    CardExportDialog {
        id: exportDialog

        anchors.centerIn: parent
        source: map
        styleNames: dialogs.cards.canvas?.drawingStyleNames ?? []
    }

    CardWishesDialog {
        id: wishesDialog

        anchors.centerIn: parent
        library: dialogs.cards.library
        begun: dialogs.cards.document
        onAccepted: {
            if (!makesNew)
                return dialogs.cards.document.proposals.complete(wishes);
            const isNew = !(dialogs.cards.document?.isUntouched() ?? false);
            if (isNew)
                dialogs.editor.workspace.newDocumentOf(dialogs.game);
            dialogs.cards.document.proposals.ownsDocument = isNew;
            dialogs.cards.document.proposals.generate(wishes);
        }
        onClosed: {
            if (dialogs.cards.document?.proposals.active ?? false)
                dialogs.cards.canvas.forceActiveFocus(); // where they are shown
        }
    }
}
