// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Delvewright

// The levels of a dungeon, where there are several.
Rectangle {
    id: tabs

    required property EditorCanvas canvas
    readonly property var names: canvas.document?.levelNames ?? []

    visible: names.length > 1
    height: Theme.unit * 3.75
    color: Theme.window
    Accessible.role: Accessible.PageTabList
    Accessible.name: qsTr("Levels")

    Row {
        x: Theme.unit
        height: parent.height

        Repeater {
            model: tabs.names

            PageTab {
                required property string modelData
                required property int index

                objectName: "level " + index
                height: parent.height
                current: tabs.canvas.level === index
                text: modelData
                onClicked: tabs.canvas.level = index
            }
        }
    }
}
