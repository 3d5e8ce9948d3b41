// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml
import QtQuick
import Delvewright

// The keys of all commands. They are not left to the actions: those of Qt 6.4 hand their keys to the buttons that show
// them, and lose them when these are hidden with the toolbar. None of them acts behind a question.
Instantiator {
    id: keys

    required property CommandList actions

    model: actions.all

    /// Undo in a field that has nothing to take back.
    readonly property Connections fields: Connections {
        target: FieldKeys

        function onMeant(command) {
            if (keys.actions.of(command).enabled)
                keys.actions.of(command).trigger();
        }
    }

    Shortcut {
        required property AppAction modelData

        sequence: modelData.assignedKeys
        enabled: modelData.enabled && !Modality.asked && !modelData.mapOnly && modelData.assignedKeys !== ""
        onActivated: modelData.trigger()
    }
}
