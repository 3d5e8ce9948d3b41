// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// Where reports of dungeons are saved, and promises are written.
PlaytestDialogs {
    id: dialogs

    required property DungeonContext dungeon

    playtest: dungeon.insight

    Connections {
        target: dialogs.dungeon.insight

        function onPromiseRequested(row) {
            promiseDialog.openFor(row);
        }
    }

    AssertionDialog {
        id: promiseDialog

        parent: dialogs.parent
        anchors.centerIn: parent
        promises: dialogs.dungeon.insight.dungeonPromises
    }
}
