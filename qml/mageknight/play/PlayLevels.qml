// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Delvewright

// The levels of the board, where there are several.
PlayPart {
    id: levels

    required property EditorContext editor
    readonly property PlayCanvas canvas: editor.board as PlayCanvas
    readonly property var names: canvas?.levelNames ?? []

    shown: names.length > 1
    implicitHeight: tabs.implicitHeight

    TabBar {
        id: tabs

        width: parent.width
        currentIndex: levels.canvas?.level ?? 0
        Accessible.name: qsTr("Levels")

        Repeater {
            model: levels.names

            TabButton {
                required property string modelData
                required property int index

                objectName: "playLevel " + index
                text: modelData
                width: implicitWidth
                focusPolicy: Qt.TabFocus
                onClicked: levels.canvas.level = index
            }
        }
    }
}
