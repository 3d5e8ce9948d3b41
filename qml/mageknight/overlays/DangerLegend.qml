// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// How many clicks a hero must expect where.
LegendBar {
    id: legend

    required property DangerOverlay danger

    objectName: "dangerLegend"
    overlay: danger
    title: qsTr("Danger")
    meaning: qsTr("Clicks of damage to expect on a square: one blow of every monster that its tokens bring, at the worst choice, and the traps that reach it.")
    samples: danger.samples
    onClosed: danger.shown = false
}
