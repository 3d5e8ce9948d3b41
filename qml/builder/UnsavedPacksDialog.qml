// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// Asks what becomes of packs that are not saved when the program ends.
Dialog {
    id: dialog

    required property DraftShelf shelf
    required property PackDialogs builder

    /// Packs are saved, or their changes given up.
    signal mayGoOn

    /// Saves one pack after the other; those that are saved already cost nothing.
    function saveNext() {
        for (let i = 0; i < shelf.count; ++i) {
            shelf.currentIndex = i;
            if (shelf.draft.modified)
                return builder.save(saveNext);
        }
        mayGoOn();
    }

    objectName: "unsavedPacksDialog"
    modal: true
    title: qsTr("Save the packs?")
    standardButtons: Dialog.Save | Dialog.Discard | Dialog.Cancel
    padding: Theme.unit * 2
    width: Math.min(Theme.unit * 56, (parent?.width ?? 0) - Theme.unit * 4)
    onAccepted: saveNext()
    onDiscarded: {
        close();
        mayGoOn();
    }

    ColumnLayout {
        width: parent.width

        Label {
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            textFormat: Text.PlainText
            text: qsTr("Packs of yours have changes that are not saved. They are lost if you do not save them.")
        }
    }
}
