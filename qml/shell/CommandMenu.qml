// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// A menu of commands, by their names.
AppMenu {
    id: menu

    required property CommandList actions
    required property var commands

    CommandItems {
        actions: menu.actions
        commands: menu.commands
    }
}
