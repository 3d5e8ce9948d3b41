// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Delvewright

// One of several choices: an arrow for each direction, or its label.
Flow {
    id: buttons

    required property var choices
    property string what
    readonly property var names: [qsTr("north"), qsTr("north-east"), qsTr("east"), qsTr("south-east"), qsTr("south"), qsTr("south-west"), qsTr("west"), qsTr("north-west")]

    signal chosen(int action)

    spacing: 2

    Repeater {
        model: buttons.choices

        AbstractButton {
            id: button

            required property var modelData

            readonly property bool isDirection: modelData.direction >= 0

            objectName: isDirection ? "direction " + modelData.direction : "choose " + modelData.label
            implicitWidth: Math.max(Theme.unit * 3.25, implicitContentWidth + Theme.unit)
            implicitHeight: Theme.unit * 3
            focusPolicy: Qt.TabFocus
            Accessible.role: Accessible.Button
            Accessible.name: buttons.what + " " + (isDirection ? buttons.names[modelData.direction] : modelData.label)
            onClicked: buttons.chosen(modelData.action)
            Keys.onReturnPressed: clicked()
            Keys.onEnterPressed: clicked()
            Keys.onLeftPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
            Keys.onRightPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)

            contentItem: Text {
                textFormat: Text.PlainText
                text: button.isDirection ? "↑" : button.modelData.label
                rotation: button.isDirection ? button.modelData.direction * 45 : 0
                font.pixelSize: Theme.fontSize
                color: Theme.text
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
            }

            background: Rectangle {
                radius: Theme.radius / 2
                color: button.down ? Theme.pressed : button.hovered ? Theme.hovered : Theme.button
                border.color: button.visualFocus ? Theme.accent : Theme.border
            }
        }
    }
}
