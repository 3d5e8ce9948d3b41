// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Delvewright

// The levels of the board, where there are several.
TabBar {
    id: tabs

    required property PlayCanvas canvas

    visible: canvas.levelNames.length > 1
    currentIndex: canvas.level
    Accessible.name: qsTr("Levels")

    Repeater {
        model: tabs.canvas.levelNames

        TabButton {
            required property string modelData
            required property int index

            objectName: "playLevel " + index
            text: modelData
            width: implicitWidth
            focusPolicy: Qt.TabFocus
            onClicked: tabs.canvas.level = index
        }
    }
}
