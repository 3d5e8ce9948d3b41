// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick.Dialogs
import Delvewright

// Asks which file to open.
FileDialog {
    id: opening

    readonly property CommandBlock block: CommandBlock {
        shown: opening.visible
    }
}
