// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// Shows where heroes walk or fall on the map.
Flow {
    id: chips

    required property HeatOverlay heat

    spacing: Theme.unit / 2

    HeatChip {
        objectName: "visitsChip"
        heat: chips.heat
        kind: 0
        text: qsTr("Visits")
    }

    HeatChip {
        objectName: "deathsChip"
        heat: chips.heat
        kind: 1
        text: qsTr("Deaths")
    }
}
