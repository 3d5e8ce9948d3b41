// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// The tile builder as a workshop of the window.
Workshop {
    id: builder

    required property DungeonContext dungeon
    required property BuilderDialogs dialogs
    readonly property PackShelf packs: dungeon.packs
    readonly property UnsavedPacksDialog question: UnsavedPacksDialog {
        parent: builder.dungeon.editor.overlay
        anchors.centerIn: parent
        shelf: builder.packs
        builder: builder.dialogs
        onMayGoOn: builder.settled()
    }

    function recover(file: string): bool {
        return packs.recover(file);
    }

    title: qsTr("Tile Builder")
    drawing: "tile"
    helpPage: "builder"
    modified: packs.modified
    subject: packs.current // qmllint disable
    failureTitle: packs.failureTitle
    failure: packs.failure
    onFailureDismissed: packs.clearFailure()
    onSaveRequested: dialogs.save()
    onClosingAsked: question.open()
    onClosingWithdrawn: question.close()
}
