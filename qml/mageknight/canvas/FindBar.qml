// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// Finds things of a dungeon.
MapFindBar {
    id: bar

    required property EditorCanvas dungeonCanvas
    readonly property alias search: search

    canvas: dungeonCanvas
    isOpen: dungeonCanvas.document !== null
    count: search.count
    summary: search.summary
    onGoRequested: step => search.go(step)

    MapSearch {
        id: search

        document: bar.dungeonCanvas.document
        active: bar.visible
        text: bar.text
    }
}
