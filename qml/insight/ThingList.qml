// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Delvewright

// Chests, tokens or squares with what became of them.
ColumnLayout {
    id: list

    required property string title
    required property string drawing
    required property var things
    /// What the rows are called in tests.
    required property string kind

    signal chosen(var thing)

    visible: things.length > 0
    spacing: 0

    FormHeading {
        Layout.bottomMargin: Theme.unit / 2
        text: list.title
    }

    Column {
        Layout.fillWidth: true

        Repeater {
            model: list.things.length

            ThingRow {
                id: row

                required property int index
                readonly property var thing: list.things[index] ?? ({})

                objectName: list.kind + " " + index
                width: parent?.width ?? 0
                drawing: list.drawing
                text: row.thing.name ?? ""
                where: row.thing.where ?? ""
                share: row.thing.share ?? ""
                never: row.thing.never ?? false
                onClicked: list.chosen(row.thing)
            }
        }
    }
}
