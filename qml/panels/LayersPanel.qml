// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Delvewright

// Which layers of the map are shown, and which are locked against selecting.
FocusScope {
    id: panel

    required property EditorContext editor
    readonly property LayersModel layers: editor.views?.layers ?? null

    ListView {
        id: list

        anchors.fill: parent
        objectName: "layers"
        model: panel.layers
        clip: true
        focus: true
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Layers")

        delegate: Item {
            id: row

            required property int index
            required property string name
            required property bool shown
            required property bool locked

            width: list.width
            height: Theme.unit * 3.75

            CheckBox {
                id: shownBox

                anchors.verticalCenter: parent.verticalCenter
                x: Theme.unit
                width: parent.width - lockBox.width - Theme.unit * 2
                text: row.name
                font.pixelSize: Theme.fontSize
                checked: row.shown
                onToggled: panel.layers.setShown(row.index, checked)
                Accessible.name: qsTr("Show %1").arg(row.name)
            }

            ToolButton {
                id: lockBox

                objectName: "lock"
                anchors.verticalCenter: parent.verticalCenter
                anchors.right: parent.right
                anchors.rightMargin: Theme.unit
                implicitWidth: Theme.unit * 3.5
                implicitHeight: Theme.unit * 3.5
                checkable: true
                checked: row.locked
                onToggled: panel.layers.setLocked(row.index, checked)
                Accessible.name: qsTr("Lock %1").arg(row.name)
                ToolTip.visible: hovered
                ToolTip.delay: 600
                ToolTip.text: row.locked ? qsTr("%1 cannot be selected. Click to unlock.").arg(row.name) : Accessible.name

                contentItem: Item {
                    AppIcon {
                        anchors.centerIn: parent
                        size: Theme.unit * 2.25
                        source: "qrc:/qt/qml/Delvewright/icons/" + (row.locked ? "lock" : "unlock") + ".svg"
                        color: row.locked ? Theme.accent : Theme.quietText
                    }
                }

                background: Rectangle {
                    radius: Theme.radius / 2
                    color: lockBox.hovered ? Theme.hovered : "transparent"
                    border.color: row.locked || lockBox.visualFocus ? Theme.accent : "transparent"
                }
            }
        }
    }
}
