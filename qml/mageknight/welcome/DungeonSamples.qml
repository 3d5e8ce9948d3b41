// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// The dungeons that come with the program.
SampleGrid {
    id: part

    required property Library library

    gridName: "samples"
    heading: qsTr("Sample scenarios")
    noneText: qsTr("No sample scenarios are installed.")
    samples: DungeonSamplesModel {}

    // Components that are bound to this file could not be made by a view in another one.
    // qmllint disable unqualified
    delegate: SampleCard {
        width: part.cellWidth
        height: part.cellHeight
        library: part.library
        current: GridView.isCurrentItem && part.hasKeys
        onChosen: part.workspace.openCopy(path)
    }
    // qmllint enable unqualified
}
