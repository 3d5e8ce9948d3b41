// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// One face of a tile with the tools that draw it.
FocusScope {
    id: editorItem

    required property EditorContext editor
    required property CommandList actions
    required property PackViewModel pack
    required property PieceChecksModel checks
    readonly property alias canvas: canvas

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        TileTools {
            Layout.fillWidth: true
            canvas: canvas
            actions: editorItem.actions
        }

        Item {
            Layout.fillWidth: true
            Layout.fillHeight: true

            TileCanvas {
                id: canvas

                objectName: "tileCanvas"
                anchors.fill: parent
                anchors.margins: Theme.unit
                pack: editorItem.pack
                drawingStyle: AppSettings.drawingStyle
                accent: Theme.dark ? Theme.accent : "#f0b429"
                ink: Theme.quietText
                focus: true
                Accessible.role: Accessible.Graphic
                Accessible.name: side === 0 ? qsTr("Face A of %1").arg(pack?.pieceName ?? "") : qsTr("Face B of %1").arg(pack?.pieceName ?? "")
                Accessible.description: squareText
                Accessible.focusable: true
                onPackChanged: marked = []
                onSideChanged: marked = []
            }

            Rectangle {
                anchors.fill: parent
                anchors.margins: 1
                visible: canvas.activeFocus
                color: "transparent"
                border.color: Theme.accent
            }
        }

        Pane {
            Layout.fillWidth: true
            padding: 0
            leftPadding: Theme.unit * 1.5
            rightPadding: Theme.unit * 1.5
            implicitHeight: Theme.unit * 4
            Accessible.role: Accessible.StatusBar
            Accessible.name: status.text

            background: Rectangle {
                color: Theme.window

                Rectangle {
                    width: parent.width
                    height: 1
                    color: Theme.border
                }
            }

            RowLayout {
                anchors.fill: parent
                spacing: Theme.unit * 2

                Label {
                    id: status

                    objectName: "tileStatus"
                    Layout.fillWidth: true
                    textFormat: Text.PlainText
                    text: canvas.squareText
                    elide: Text.ElideRight
                }

                Label {
                    visible: editorItem.width > Theme.unit * 125
                    textFormat: Text.PlainText
                    text: qsTr("Arrows walk · Shift+arrow chooses an edge · Enter paints · W wall · L link · + − cost · F flip")
                    font.pixelSize: Theme.smallFontSize
                    color: Theme.quietText
                }
            }
        }
    }
}
