// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import Delvewright

// What plans may change although that hides errors and does not mend them.
Flow {
    id: boxes

    required property DungeonContext dungeon
    readonly property FindingFixes fixes: (dungeon.document?.fixes ?? null) as FindingFixes

    spacing: Theme.unit / 2

    CheckBox {
        objectName: "mayChangeBuildTotal"
        text: qsTr("May change the build total")
        checked: boxes.fixes?.mayChangeBuildTotal ?? false
        onToggled: boxes.fixes.mayChangeBuildTotal = checked
    }

    CheckBox {
        objectName: "mayIgnoreStock"
        text: qsTr("May use more tiles than the packs have")
        checked: boxes.fixes?.mayIgnoreStock ?? false
        onToggled: boxes.fixes.mayIgnoreStock = checked
    }
}
