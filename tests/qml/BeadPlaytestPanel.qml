// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// Playtests of the second game: the shared panel, with what only its report tells.
PlaytestPanel {
    id: panel

    reportView: PlaytestReportView {
        playtest: panel.playtest

        Text {
            objectName: "beadsPlayed"
            textFormat: Text.PlainText
            text: "No bead was lost"
        }
    }
}
