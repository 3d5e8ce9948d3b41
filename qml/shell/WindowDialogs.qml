// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// The questions that the window asks about files, and its other dialogs.
Item {
    id: dialogs

    required property GameRegistry games
    required property Workspace workspace
    required property CommandList actions
    readonly property alias helpWindow: helpWindow
    readonly property alias unsaved: unsavedDialog

    /// All documents are closed or saved: the window may go.
    signal mayQuit
    /// A pack that a crash left behind is wanted back.
    signal packRecoveryChosen(string file)
    signal gameRecoveryChosen(string file)
    /// A page of the help names a rule.
    signal ruleChosen(string rule)

    /// What stands in a field is kept as if it were left: who saves or closes means it too. Then the field has the keys
    /// again, with the cursor where it was.
    function keepTyped() {
        const field = dialogs.Window.activeFocusItem;
        if (!(field instanceof TextInput || field instanceof TextEdit))
            return;
        const at = field.cursorPosition;
        const home = field.parent;
        dialogs.forceActiveFocus();
        if (!field?.visible) {
            if (home?.visible)
                home.forceActiveFocus();
            return;
        }
        field.forceActiveFocus();
        field.cursorPosition = Math.min(at, field.length);
    }

    function open() {
        if (AppSettings.recentFiles.length > 0)
            openDialog.currentFolder = FileChoice.folderOf(AppSettings.recentFiles[0]);
        openDialog.open();
    }

    /// Saves under its name, or asks for one.
    function save(index) {
        keepTyped();
        if (!canSaveInPlace(index))
            return saveAs(index);
        if (!isChangedOnDisk(index))
            workspace.save(index);
        else
            askBeforeOverwriting(index, false);
    }

    function isChangedOnDisk(index) {
        return workspace.documentAt(index).lookAtFile() === 1;
    }

    function askBeforeOverwriting(index, thenClose) {
        overwriteDialog.index = index;
        overwriteDialog.thenClose = thenClose;
        overwriteDialog.ask(workspace.documentAt(index));
    }

    function saveElsewhere(index, thenClose) {
        saveDialog.index = index;
        saveDialog.thenClose = thenClose;
        saveDialog.selectedFile = FileChoice.proposed(workspace.documentAt(index), saveDialog.defaultSuffix);
        saveDialog.open();
    }

    function saveAs(index) {
        keepTyped();
        saveElsewhere(index, false);
    }

    /// Closes at once what is saved, and asks about the rest.
    function close(index) {
        keepTyped();
        if (!workspace.documentAt(index).modified)
            return workspace.close(index);
        unsavedDialog.index = index;
        unsavedDialog.quits = false;
        unsavedDialog.open();
    }

    /// Asks about one unsaved document after the other, from this one on, then allows the window to go. They stay open
    /// until it does: whoever cancels in the end has lost nothing.
    function quit(from) {
        const index = workspace.firstModified(from);
        if (index < 0)
            return mayQuit();
        workspace.currentIndex = index;
        unsavedDialog.index = index;
        unsavedDialog.quits = true;
        unsavedDialog.open();
    }

    function settings() {
        settingsDialog.open();
    }

    function about() {
        aboutDialog.open();
    }

    function help(page) {
        helpWindow.showPage(page);
    }

    function canSaveInPlace(index) {
        return workspace.documentAt(index).path !== "";
    }

    anchors.fill: parent

    OpenFileDialog {
        id: openDialog

        title: qsTr("Open Scenario")
        nameFilters: [qsTr("Scenarios and bundles (*.scenario.json *.bundle.json)"), qsTr("All files (*)")]
        onAccepted: dialogs.workspace.openUrl(selectedFile)
    }

    SaveFileDialog {
        id: saveDialog

        property int index: -1
        property bool thenClose: false

        title: qsTr("Save Scenario")
        host: dialogs
        defaultSuffix: "scenario.json"
        nameFilters: [qsTr("Scenarios (*.scenario.json)"), qsTr("All files (*)")]
        onFileChosen: file => {
            if (dialogs.workspace.saveAs(index, file) && thenClose)
                unsavedDialog.goOn();
        }
    }

    Dialog {
        id: unsavedDialog

        property int index: -1
        property bool quits: false

        function goOn() {
            if (quits)
                dialogs.quit(index + 1);
            else
                dialogs.workspace.close(index);
        }

        objectName: "unsavedDialog"
        anchors.centerIn: parent
        modal: true
        title: qsTr("Save the changes?")
        standardButtons: Dialog.Save | Dialog.Discard | Dialog.Cancel
        padding: Theme.unit * 2
        width: Math.min(Theme.unit * 56, parent.width - Theme.unit * 4)

        ColumnLayout {
            width: parent.width

            Label {
                Layout.fillWidth: true
                wrapMode: Text.Wrap
                textFormat: Text.PlainText
                text: qsTr("“%1” has changes that are not saved. They are lost if you do not save them.").arg(dialogs.workspace.documentAt(unsavedDialog.index)?.title ?? "")
            }
        }

        onAccepted: {
            if (!dialogs.canSaveInPlace(index))
                dialogs.saveElsewhere(index, true);
            else if (dialogs.isChangedOnDisk(index))
                dialogs.askBeforeOverwriting(index, true);
            else if (dialogs.workspace.save(index))
                goOn();
        }
        onDiscarded: {
            close();
            goOn();
        }
    }

    OverwriteDialog {
        id: overwriteDialog

        property int index: -1
        property bool thenClose: false

        anchors.centerIn: parent
        onOverwriteChosen: {
            if (dialogs.workspace.save(index) && thenClose)
                unsavedDialog.goOn();
        }
        onSaveAsChosen: dialogs.saveElsewhere(index, thenClose)
        onReloadChosen: document.reload()
    }

    RecoveryDialog {
        workspace: dialogs.workspace
        onPackChosen: file => dialogs.packRecoveryChosen(file)
        onGameChosen: file => dialogs.gameRecoveryChosen(file)
        anchors.centerIn: parent
    }

    SettingsDialog {
        id: settingsDialog

        actions: dialogs.actions
        anchors.centerIn: parent
    }

    AboutDialog {
        id: aboutDialog

        games: dialogs.games
        anchors.centerIn: parent
    }

    HelpWindow {
        id: helpWindow

        onRuleRequested: rule => dialogs.ruleChosen(rule)
    }
}
