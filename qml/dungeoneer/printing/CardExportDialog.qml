// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// Writes a card map in the formats of other programs.
ExportDialog {
    id: dialog

    required property CardMapSource source
    readonly property CardExportViewModel cardMap: CardExportViewModel {
        source: dialog.visible ? dialog.source : null
    }

    objectName: "cardExportDialog"
    exporter: cardMap
    pixelsText: qsTr("Pixels of a card")
    leastPixels: 20
    pixelStep: 10
    transparentText: qsTr("Nothing behind the cards (transparent)")

    FormCheck {
        objectName: "exportUpright"
        visible: dialog.cardMap.isPicture
        text: qsTr("Names of turned cards stay upright")
        checked: dialog.cardMap.upright
        onToggled: dialog.cardMap.upright = checked
    }
}
