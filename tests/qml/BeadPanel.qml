// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import DelvewrightTest

// A panel that only the second game has.
FocusScope {
    id: panel

    required property BeadViewModel beads

    Text {
        objectName: "necklace"
        textFormat: Text.PlainText
        text: panel.beads?.beads.join("-") ?? ""
    }
}
