// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Delvewright

// The dialogs that help to begin and to go on: templates, and wishes for generated dungeons.
Item {
    id: dialogs

    required property DungeonContext dungeon
    readonly property EditorContext editor: dungeon.editor
    readonly property alias wishesDialog: wishesDialog
    readonly property alias templatesDialog: templatesDialog

    function generate() {
        wishesDialog.makesNew = true;
        wishesDialog.open();
    }

    function complete() {
        wishesDialog.makesNew = false;
        wishesDialog.open();
    }

    /// Forgets what was proposed, and the document that was opened for it.
    function rejectProposals() {
        const document = dungeon.document;
        const goes = document.proposals.ownsDocument && !document.modified;
        document.proposals.reject();
        if (goes)
            editor.workspace.close(editor.workspace.currentIndex);
        else
            dungeon.canvas.forceActiveFocus();
    }

    /// Asks again after nothing was found.
    function tryOtherWishes() {
        dungeon.document.proposals.reject();
        wishesDialog.open();
    }

    anchors.fill: parent

    Connections {
        target: dialogs.dungeon

        function onTemplatesRequested() {
            templatesDialog.open();
        }

        function onCompletionRequested() {
            dialogs.complete();
        }

        function onProposalsRejected() {
            dialogs.rejectProposals();
        }

        function onOtherProposalsRequested() {
            dialogs.tryOtherWishes();
        }
    }

    WishesDialog {
        id: wishesDialog

        anchors.centerIn: parent
        collection: dialogs.dungeon.collection
        onAccepted: {
            if (!makesNew)
                return dialogs.dungeon.document.proposals.complete(wishes);
            const isNew = !(dialogs.dungeon.document?.isUntouched() ?? false);
            if (isNew)
                dialogs.editor.workspace.newDocumentOf(dialogs.dungeon.game);
            dialogs.dungeon.document.proposals.ownsDocument = isNew;
            dialogs.dungeon.document.proposals.generate(wishes);
        }
        onClosed: {
            if (dialogs.dungeon.document?.proposals.active ?? false)
                dialogs.dungeon.canvas.forceActiveFocus(); // where they are shown
        }
    }

    TemplatesDialog {
        id: templatesDialog

        anchors.centerIn: parent
        library: dialogs.dungeon.library
        onTemplateChosen: name => dialogs.editor.workspace.newFromTemplate(name)
    }
}
