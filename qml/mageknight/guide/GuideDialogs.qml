// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Delvewright

// The dialogs that help to begin and to go on: templates, wishes for generated dungeons, help.
Item {
    id: dialogs

    required property EditorContext editor
    readonly property alias wishesDialog: wishesDialog
    readonly property alias templatesDialog: templatesDialog
    readonly property alias helpWindow: helpWindow

    function templates() {
        templatesDialog.open();
    }

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
        const document = editor.document;
        const goes = document.proposals.ownsDocument && !document.modified;
        document.proposals.reject();
        if (goes)
            editor.workspace.close(editor.workspace.currentIndex);
        else
            editor.canvas.forceActiveFocus();
    }

    /// Asks again after nothing was found.
    function tryOtherWishes() {
        editor.document.proposals.reject();
        wishesDialog.open();
    }

    function help(page) {
        helpWindow.showPage(page);
    }

    anchors.fill: parent

    Connections {
        target: dialogs.editor

        function onHelpRequested(page) {
            dialogs.help(page);
        }

        function onCompletionRequested() {
            dialogs.complete();
        }
    }

    WishesDialog {
        id: wishesDialog

        anchors.centerIn: parent
        collection: dialogs.editor.collection
        onAccepted: {
            if (!makesNew)
                return dialogs.editor.document.proposals.complete(wishes);
            const isNew = !(dialogs.editor.document?.isUntouched() ?? false);
            if (isNew)
                dialogs.editor.workspace.newDocument();
            dialogs.editor.document.proposals.ownsDocument = isNew;
            dialogs.editor.document.proposals.generate(wishes);
        }
        onClosed: {
            if (dialogs.editor.document?.proposals.active ?? false)
                dialogs.editor.canvas.forceActiveFocus(); // where they are shown
        }
    }

    TemplatesDialog {
        id: templatesDialog

        anchors.centerIn: parent
        library: dialogs.editor.library
        onTemplateChosen: name => dialogs.editor.workspace.newFromTemplate(name)
    }

    HelpWindow {
        id: helpWindow

        onRuleRequested: rule => dialogs.editor.showRule(rule)
    }
}
