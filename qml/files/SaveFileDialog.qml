// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Dialogs
import QtQuick.Layouts
import Delvewright

// Asks where to save. The dialog of Qt 6.4 replaces a file that is already there without a word, so this one asks. Where the
// system has no dialog, the one of Qt Quick begins in its list, takes no Enter in the name, and lets its list take the focus
// and the name whenever something changes in the folder, even while a name is typed; here the name stays the person's.
FileDialog {
    id: saving

    /// Where in the window the question belongs.
    required property Item host

    property Item nameField: null
    property string typedName

    signal fileChosen(file: url)

    /// The first that is seen below an item and is what is looked for.
    function seen(item, isIt) {
        for (let i = 0; i < item.children.length; ++i) {
            const child = item.children[i];
            const found = !child.visible ? null : isIt(child) ? child : seen(child, isIt);
            if (found)
                return found;
        }
        return null;
    }

    function beginWithName() {
        nameField = seen(host.Overlay.overlay, child => child.objectName === "fileNameTextField");
        nameField?.forceActiveFocus(Qt.ShortcutFocusReason);
        nameField?.selectAll();
    }

    /// Back into the field, with what was typed, if no mouse and no key has left it.
    function keepName() {
        const taker = nameField?.Window.window?.activeFocusItem ?? null; // qmllint disable
        if (!visible || taker === nameField || taker?.focusReason !== Qt.OtherFocusReason)
            return;
        nameField.forceActiveFocus(Qt.ShortcutFocusReason);
        if (typedName === "") {
            nameField.selectAll();
        } else {
            nameField.clear(); // an assignment would cut the field off from the list for good
            nameField.insert(0, typedName);
        }
    }

    function saveNow() {
        let dialog = nameField;
        while (dialog.parent !== host.Overlay.overlay)
            dialog = dialog.parent;
        const button = seen(dialog, child => child.text === saving.acceptLabel && child.clicked && child.enabled);
        button?.clicked();
    }

    fileMode: FileDialog.SaveFile
    // Once is enough where the system would ask as well. The linter of Qt 6.4 knows no options.
    options: FileDialog.DontConfirmOverwrite // qmllint disable
    acceptLabel: qsTr("Save")
    onAccepted: {
        if (FileChoice.isThere(selectedFile))
            question.open();
        else
            fileChosen(selectedFile);
    }

    onVisibleChanged: {
        typedName = "";
        if (visible)
            Qt.callLater(beginWithName); // qmllint disable
        else
            nameField = null;
    }

    readonly property CommandBlock block: CommandBlock {
        shown: saving.visible
    }

    readonly property Connections entering: Connections {
        target: saving.nameField

        function onTextEdited() {
            saving.typedName = saving.nameField.text; // qmllint disable
        }

        function onActiveFocusChanged() {
            Qt.callLater(saving.keepName); // qmllint disable
        }

        function onAccepted() {
            // Once the dialog knows the name.
            Qt.callLater(saving.saveNow); // qmllint disable
        }
    }

    readonly property Dialog question: Dialog {
        objectName: "replaceDialog"
        parent: saving.host
        anchors.centerIn: parent
        modal: true
        title: qsTr("Replace the file?")
        padding: Theme.unit * 2
        width: Math.min(Theme.unit * 56, (parent?.width ?? 0) - Theme.unit * 4)
        onOpened: otherName.forceActiveFocus()

        ColumnLayout {
            width: parent.width
            spacing: Theme.unit * 2

            Label {
                objectName: "replaceText"
                Layout.fillWidth: true
                wrapMode: Text.Wrap
                textFormat: Text.PlainText
                text: qsTr("“%1” is already there. Saving replaces what it contains.").arg(FileChoice.nameOf(saving.selectedFile))
            }

            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.unit

                Button {
                    objectName: "replaceFile"
                    text: qsTr("Replace")
                    onClicked: {
                        saving.question.close();
                        saving.fileChosen(saving.selectedFile);
                    }
                }

                Item {
                    Layout.fillWidth: true
                }

                Button {
                    objectName: "cancelReplace"
                    text: qsTr("Cancel")
                    onClicked: saving.question.close()
                }

                PrimaryButton {
                    id: otherName

                    objectName: "saveUnderOtherName"
                    text: qsTr("Other Name…")
                    focus: true
                    onClicked: {
                        saving.question.close();
                        saving.open();
                    }
                }
            }
        }
    }
}
