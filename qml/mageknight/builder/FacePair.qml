// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// Both faces of the tile as they will be printed. A click goes on with that face.
RowLayout {
    id: pair

    required property PackViewModel pack
    required property TileCanvas canvas

    spacing: Theme.unit

    Repeater {
        model: 2

        AbstractButton {
            id: face

            required property int index

            objectName: "face " + index
            Layout.fillWidth: true
            Layout.preferredHeight: Theme.unit * 19
            onClicked: pair.canvas.side = index
            Accessible.role: Accessible.RadioButton
            Accessible.name: index === 0 ? qsTr("Face A") : qsTr("Face B")
            Accessible.checked: pair.canvas.side === index

            contentItem: ColumnLayout {
                spacing: Theme.unit / 2

                FacePicture {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    pack: pair.pack
                    side: face.index
                    drawingStyle: AppSettings.drawingStyle
                }

                Label {
                    Layout.alignment: Qt.AlignHCenter
                    textFormat: Text.PlainText
                    text: face.index === 0 ? qsTr("Face A") : qsTr("Face B")
                    font.pixelSize: Theme.smallFontSize
                    font.bold: pair.canvas.side === face.index
                    color: pair.canvas.side === face.index ? Theme.text : Theme.quietText
                }
            }

            background: Rectangle {
                radius: Theme.radius
                color: pair.canvas.side === face.index ? Theme.chosen : face.hovered ? Theme.hovered : "transparent"
                border.color: face.visualFocus ? Theme.accent : Theme.border
                border.width: face.visualFocus ? 2 : 1
            }
        }
    }
}
