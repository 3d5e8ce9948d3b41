// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// The questions that the tile builder asks.
PackDialogs {
    id: dialogs

    required property DungeonContext dungeon

    shelf: dungeon.packs
    pieces: PackPiecesModel {
        library: dialogs.listsAll ? dialogs.dungeon.library : null
    }
}
