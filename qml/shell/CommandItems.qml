// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Delvewright

// Commands of a menu, by their names.
Repeater {
    id: items

    required property CommandList actions
    required property var commands

    model: commands

    AppMenuItem {
        required property string modelData

        objectName: "item " + modelData
        action: items.actions.of(modelData)
    }
}
