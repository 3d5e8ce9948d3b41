// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// Commands that belong together; the command search files them under its title.
QtObject {
    property string title
    default property list<AppAction> commands
}
