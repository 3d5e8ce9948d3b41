// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// Writes a dungeon in the formats of other programs.
ExportDialog {
    id: dialog

    required property DungeonContext dungeon
    readonly property ExportViewModel scenario: ExportViewModel {
        document: dialog.visible ? dialog.dungeon.document : null
    }

    objectName: "exportDialog"
    exporter: scenario
    levelNames: dungeon.document?.levelNames ?? []
    styleNames: dungeon.canvas?.drawingStyleNames ?? []
    pixelsText: qsTr("Pixels a square")
    transparentText: qsTr("Nothing behind the dungeon (transparent)")

    FormCheck {
        objectName: "exportAllLevels"
        visible: dialog.scenario.isTabletop && dialog.levelNames.length > 1
        text: qsTr("A file for each level, all with the same corner")
        checked: dialog.scenario.allLevels
        onToggled: dialog.scenario.allLevels = checked
    }

    FormCheck {
        objectName: "exportWholeMargin"
        visible: dialog.scenario.isPicture
        text: qsTr("A whole square around the dungeon")
        checked: dialog.scenario.wholeMargin
        onToggled: dialog.scenario.wholeMargin = checked
    }

    FormCheck {
        objectName: "exportPieces"
        text: qsTr("Doors, chests and other pieces")
        checked: dialog.scenario.pieces
        onToggled: dialog.scenario.pieces = checked
    }

    FormCheck {
        objectName: "exportNotes"
        text: qsTr("Pinned notes")
        checked: dialog.scenario.notes
        onToggled: dialog.scenario.notes = checked
    }

    FormCheck {
        objectName: "exportGrid"
        text: qsTr("Lines between the squares")
        checked: dialog.scenario.grid
        onToggled: dialog.scenario.grid = checked
    }

    FormCheck {
        objectName: "exportArcs"
        text: qsTr("Front arcs of chests")
        checked: dialog.scenario.arcs
        onToggled: dialog.scenario.arcs = checked
    }
}
