// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// Where reports of dungeons are saved, and assertions are written.
PlaytestDialogs {
    id: dialogs

    required property DungeonContext dungeon

    playtest: dungeon.insight

    Connections {
        target: dialogs.dungeon.insight

        function onAssertionRequested(row) {
            assertionDialog.openFor(row);
        }
    }

    AssertionDialog {
        id: assertionDialog

        parent: dialogs.parent
        anchors.centerIn: parent
        assertions: dialogs.dungeon.insight.dungeonAssertions
    }
}
