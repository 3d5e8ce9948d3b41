// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Delvewright

// What the hand holds: a terrain, the wall tool, the corner tool or a printed number; and which face is drawn on.
Pane {
    id: tools

    required property TileCanvas canvas
    required property CommandList actions
    readonly property bool compact: width < Theme.unit * 75
    readonly property bool roomy: width > Theme.unit * 150

    padding: Theme.unit / 2
    leftPadding: Theme.unit
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Drawing tools")

    background: Rectangle {
        color: Theme.window

        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: 1
            color: Theme.border
        }
    }

    contentItem: Flow {
        spacing: Theme.unit / 2

        Repeater {
            model: [qsTr("Clear"), qsTr("Hindering"), qsTr("Water"), qsTr("Crevasse"), qsTr("Blocking")]

            ToolChip {
                required property string modelData
                required property int index

                objectName: "terrain " + index
                text: modelData
                keys: String(index + 1)
                sample: index
                compact: tools.compact
                checked: tools.canvas.tool === TileCanvas.Terrain && tools.canvas.terrain === index
                onClicked: {
                    tools.canvas.terrain = index;
                    tools.canvas.forceActiveFocus();
                }
            }
        }

        ToolChip {
            objectName: "wallTool"
            text: qsTr("Walls")
            keys: "6"
            sign: "▌"
            compact: tools.compact
            checked: tools.canvas.tool === TileCanvas.Wall
            onClicked: {
                tools.canvas.tool = TileCanvas.Wall;
                tools.canvas.forceActiveFocus();
            }
        }

        ToolChip {
            objectName: "cornerTool"
            text: qsTr("Linked corners")
            keys: "7"
            sign: "◯"
            compact: tools.compact
            checked: tools.canvas.tool === TileCanvas.Corner
            onClicked: {
                tools.canvas.tool = TileCanvas.Corner;
                tools.canvas.forceActiveFocus();
            }
        }

        ToolChip {
            objectName: "costTool"
            text: qsTr("Cost %1").arg(tools.canvas.cost)
            keys: "8"
            sign: "#"
            checked: tools.canvas.tool === TileCanvas.Cost
            onClicked: {
                tools.canvas.tool = TileCanvas.Cost;
                tools.canvas.forceActiveFocus();
            }
        }

        SpinBox {
            objectName: "costNumber"
            visible: tools.canvas.tool === TileCanvas.Cost
            width: Theme.unit * 11
            height: Theme.unit * 4
            from: 1
            to: 9
            value: tools.canvas.cost
            font.pixelSize: Theme.fontSize
            Accessible.name: qsTr("Printed cost")
            onValueModified: tools.canvas.cost = value
        }

        ToolChip {
            objectName: "flipFace"
            text: tools.canvas.side === 0 ? qsTr("Face A") : qsTr("Face B")
            keys: "F"
            sign: "⇄"
            compact: tools.compact
            Accessible.name: tools.canvas.side === 0 ? qsTr("Show face B") : qsTr("Show face A")
            onClicked: {
                tools.canvas.side = 1 - tools.canvas.side;
                tools.canvas.forceActiveFocus();
            }
        }

        AppToolButton {
            command: tools.actions.of("edit.undo")
        }
        AppToolButton {
            command: tools.actions.of("edit.redo")
        }
        AppToolButton {
            command: tools.actions.of("builder.turnFace")
        }
        AppToolButton {
            command: tools.actions.of("builder.copyFace")
            labelled: tools.roomy
        }
        AppToolButton {
            command: tools.actions.of("file.save")
            labelled: tools.roomy
        }
        AppToolButton {
            objectName: "useInDungeon"
            command: tools.actions.of("builder.use")
            labelled: !tools.compact
        }
    }
}
