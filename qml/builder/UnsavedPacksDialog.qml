// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// Asks what becomes of packs that are not saved when the program ends.
UnsavedDialog {
    required property DraftShelf shelf
    required property PackDialogs builder

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
    title: qsTr("Save the packs?")
    question: qsTr("Packs of yours have changes that are not saved. They are lost if you do not save them.")
    onAccepted: saveNext()
}
