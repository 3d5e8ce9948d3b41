// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// Writes pictures of the cards of a set.
ExportDialog {
    id: dialog

    required property SetDraft draft

    objectName: "setPicturesDialog"
    title: qsTr("Pictures of Cards")
    exporter: SetPictures {
        draft: dialog.visible ? dialog.draft : null
    }
    pixelsText: qsTr("Pixels of a card")
    leastPixels: 100
    pixelStep: 100
    transparentText: ""
}
