// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// Which base is shown, and where it gets.
LegendBar {
    id: legend

    required property FitOverlay fit

    objectName: "fitLegend"
    overlay: fit
    title: qsTr("Who fits where")
    meaning: qsTr("Where a base of this size can come to rest, nobody being in the way and all doors open. A red bar is a way that is too small for it.")
    samples: fit.samples
    onClosed: fit.shown = false

    ChoiceBox {
        objectName: "fitBase"
        width: Theme.unit * 26
        model: legend.fit.baseNames
        chosen: legend.fit.base
        font.pixelSize: Theme.fontSize
        onPicked: index => legend.fit.base = index
        Accessible.name: qsTr("Base")
    }
}
