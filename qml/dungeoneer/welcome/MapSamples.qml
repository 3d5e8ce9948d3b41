// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// The card maps that come with the program.
SampleGrid {
    id: part

    required property CardLibrary library

    gridName: "mapSamples"
    heading: qsTr("Sample card maps")
    noneText: qsTr("No sample card maps are installed.")
    samples: MapSamplesModel {}

    // Components that are bound to this file could not be made by a view in another one.
    // qmllint disable unqualified
    delegate: MapSampleCard {
        width: part.cellWidth
        height: part.cellHeight
        library: part.library
        current: GridView.isCurrentItem && part.hasKeys
        onChosen: part.workspace.openCopy(path)
    }
    // qmllint enable unqualified
}
