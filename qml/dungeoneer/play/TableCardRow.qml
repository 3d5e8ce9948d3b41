// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// A card that lies before a player: its picture, and what is still missing for it or lies on it.
ItemDelegate {
    id: row

    required property CardPlay play
    required property CardLibrary library
    required property int index
    required property string key
    required property string piece
    required property string name
    required property string price
    required property string note
    required property string description
    required property bool playable
    required property int number
    property bool isCurrent: false

    signal chosen

    /// Shows the card large and what can be done with it, or no longer.
    function show(isShown) {
        play.enlarged = isShown ? piece : "";
        play.point(isShown ? key : "");
    }

    objectName: "tableCard " + name
    height: Math.max(Theme.unit * 6.5, implicitContentHeight + Theme.unit)
    leftPadding: Theme.unit * 1.5
    rightPadding: Theme.unit * 1.5
    focusPolicy: Qt.NoFocus
    onClicked: row.chosen()
    onHoveredChanged: {
        if (hovered) {
            glance.restart();
        } else {
            glance.stop();
            row.show(false);
        }
    }
    Accessible.role: Accessible.ListItem
    Accessible.name: name + (price !== "" ? ", " + price : "") + (note !== "" ? ", " + note : "") + (playable ? ", " + qsTr("something can be done with it") : "")
    Accessible.description: description
    Accessible.selected: isCurrent
    Accessible.onPressAction: row.clicked()

    Timer {
        id: glance

        interval: 250
        onTriggered: row.show(true)
    }

    contentItem: RowLayout {
        spacing: Theme.unit

        CardThumbnail {
            Layout.preferredWidth: Theme.unit * 3.9
            Layout.preferredHeight: Theme.unit * 5.4
            library: row.library
            piece: row.piece
            drawingStyle: AppSettings.drawingStyle

            Rectangle {
                anchors.right: parent.right
                anchors.bottom: parent.bottom
                visible: row.number > 0
                width: Theme.unit * 2
                height: width
                radius: width / 2
                color: "#c9971c"
                border.color: Theme.border

                Text {
                    anchors.centerIn: parent
                    textFormat: Text.PlainText
                    text: row.number
                    font.pixelSize: Theme.smallFontSize
                    font.bold: true
                    color: "#2b2521"
                }
            }
        }

        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            Text {
                Layout.fillWidth: true
                textFormat: Text.PlainText
                text: row.name
                font.pixelSize: Theme.fontSize
                font.bold: row.playable
                color: Theme.text
                elide: Text.ElideRight
            }

            Text {
                objectName: "note"
                Layout.fillWidth: true
                visible: text !== ""
                textFormat: Text.PlainText
                text: row.price !== "" && row.note !== "" ? row.price + " · " + row.note : row.price + row.note
                font.pixelSize: Theme.smallFontSize
                color: Theme.quietText
                wrapMode: Text.Wrap
                maximumLineCount: 4
                elide: Text.ElideRight
            }
        }

        AppIcon {
            visible: row.playable
            source: "qrc:/qt/qml/Delvewright/icons/chevron-right.svg"
            size: Theme.unit * 1.75
            color: Theme.accent
        }
    }

    background: Rectangle {
        anchors.fill: parent
        anchors.leftMargin: Theme.unit / 2
        anchors.rightMargin: Theme.unit / 2
        radius: Theme.radius / 2
        color: row.isCurrent ? Theme.chosen : row.hovered ? Theme.hovered : "transparent"
        border.color: row.isCurrent ? Theme.accent : "transparent"
    }
}
