// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// The card builder as a workshop of the window.
Workshop {
    id: builder

    required property CardContext cards
    required property CardBuilderDialogs dialogs
    readonly property SetShelf sets: cards.sets
    readonly property UnsavedPacksDialog question: UnsavedPacksDialog {
        parent: builder.cards.editor.overlay
        anchors.centerIn: parent
        shelf: builder.sets
        builder: builder.dialogs
        onMayGoOn: builder.settled()
    }

    function recover(file: string): bool {
        return sets.recover(file);
    }

    title: qsTr("Card Builder")
    drawing: "layers"
    helpPage: "card-builder"
    modified: sets.modified
    subject: sets.current // qmllint disable
    failureTitle: sets.failureTitle
    failure: sets.failure
    onFailureDismissed: sets.clearFailure()
    onSaveRequested: dialogs.save()
    onClosingAsked: question.open()
    onClosingWithdrawn: question.close()
}
