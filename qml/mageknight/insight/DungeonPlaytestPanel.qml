// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import Delvewright

// Playtests of the dungeon in front.
PlaytestPanel {
    id: panel

    required property DungeonContext dungeon
    readonly property DungeonPlaytestSettings settings: (run as PlaytestRun)?.settings as DungeonPlaytestSettings

    editor: dungeon.editor
    playtest: dungeon.insight

    // Components that are bound to this file could not be made by loaders in another one.
    // qmllint disable unqualified
    reportView: DungeonReport {
        dungeon: panel.dungeon
    }

    ownChoices: FormCheck {
        objectName: "playtestRotate"
        text: qsTr("Players change entrances")
        checked: panel.settings?.rotateEntrances ?? false
        onToggled: panel.settings.rotateEntrances = checked
        ToolTip.visible: hovered
        ToolTip.delay: 600
        ToolTip.text: qsTr("Tells a good entrance from a strong team.")
    }
    // qmllint enable unqualified
}
