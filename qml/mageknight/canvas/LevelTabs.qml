// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
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

            AbstractButton {
                id: tab

                required property string modelData
                required property int index
                readonly property bool current: tabs.canvas.level === index

                objectName: "level " + index
                height: parent.height
                leftPadding: Theme.unit * 1.5
                rightPadding: Theme.unit * 1.5
                font.pixelSize: Theme.fontSize
                text: modelData
                onClicked: tabs.canvas.level = index
                Accessible.role: Accessible.PageTab
                Accessible.name: modelData

                contentItem: Text {
                    textFormat: Text.PlainText
                    text: tab.text
                    font: tab.font
                    color: tab.current ? Theme.text : Theme.quietText
                    verticalAlignment: Text.AlignVCenter
                }

                background: Rectangle {
                    color: tab.current ? Theme.raised : tab.hovered ? Theme.hovered : "transparent"
                    border.color: tab.visualFocus ? Theme.accent : "transparent"

                    Rectangle {
                        width: parent.width
                        height: 2
                        visible: tab.current
                        color: Theme.accent
                    }
                }
            }
        }
    }
}
