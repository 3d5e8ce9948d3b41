// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Delvewright

// What the signs on the board mean while somebody acts. It keeps its place, so that the board does not move.
PlayPart {
    id: part

    required property EditorContext editor
    readonly property PlayCanvas canvas: editor.board as PlayCanvas

    implicitHeight: Theme.unit * 3

    component Sign: Row {
        property alias sign: box.data
        property alias text: words.text

        spacing: Theme.unit / 2

        Item {
            id: box

            width: Theme.unit * 2
            height: Theme.unit * 2
            anchors.verticalCenter: parent.verticalCenter
        }

        Text {
            id: words

            anchors.verticalCenter: parent.verticalCenter
            textFormat: Text.PlainText
            font.pixelSize: Theme.smallFontSize
            color: Theme.quietText
        }
    }

    Row {
        objectName: "reachKey"
        anchors.centerIn: parent
        opacity: part.canvas?.walking ? 1 : 0.4
        spacing: Theme.unit * 2
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("Numbers on squares are speed points. A dashed square: something happens there. Yellow: the front arc. A ring: it can be clicked.")

        Sign {
            text: qsTr("speed points to walk there")
            sign: Rectangle {
                anchors.fill: parent
                color: Qt.rgba(0.94, 0.71, 0.16, 0.3)
                border.color: "#f0b429"
                radius: 3

                Text {
                    anchors.centerIn: parent
                    textFormat: Text.PlainText
                    text: "3"
                    font.pixelSize: Theme.smallFontSize * 0.85
                    color: Theme.text
                }
            }
        }

        Sign {
            text: qsTr("something happens there")
            sign: Canvas {
                anchors.fill: parent
                onPaint: {
                    const pen = getContext("2d");
                    pen.strokeStyle = "#f0b429";
                    pen.lineWidth = 2;
                    pen.setLineDash([4, 3]);
                    pen.strokeRect(1, 1, width - 2, height - 2);
                }
            }
        }

        Sign {
            text: qsTr("front arc")
            sign: Rectangle {
                anchors.fill: parent
                color: Qt.rgba(1, 0.85, 0.42, 0.5)
                radius: width / 2
            }
        }

        Sign {
            text: qsTr("can be clicked")
            sign: Rectangle {
                anchors.fill: parent
                color: "transparent"
                border.color: "#f0b429"
                border.width: 2
                radius: width / 2
            }
        }
    }
}
