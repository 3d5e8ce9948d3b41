// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// A place for one card: its picture and name, or that it is dealt at random.
RowLayout {
    id: slot

    required property CardLibrary library
    required property string caption
    /// The key of the card; empty for none.
    required property string piece
    required property string name
    readonly property string shownName: piece === "" ? qsTr("Dealt at random") : name

    signal pickRequested
    signal clearRequested

    spacing: Theme.unit

    AbstractButton {
        id: button

        objectName: "pick"
        Layout.fillWidth: true
        implicitHeight: Theme.unit * 7
        onClicked: slot.pickRequested()
        Accessible.role: Accessible.Button
        Accessible.name: Sentences.filled(qsTr("%1: %2"), slot.caption, slot.shownName)
        Accessible.description: qsTr("Opens the list of cards")

        contentItem: RowLayout {
            spacing: Theme.unit

            CardThumbnail {
                Layout.preferredWidth: Theme.unit * 4.5
                Layout.preferredHeight: Theme.unit * 6.25
                visible: slot.piece !== ""
                library: slot.library
                piece: slot.piece
                drawingStyle: AppSettings.drawingStyle
            }

            ColumnLayout {
                Layout.fillWidth: true
                spacing: 0

                Label {
                    Layout.fillWidth: true
                    textFormat: Text.PlainText
                    text: slot.caption
                    font.pixelSize: Theme.smallFontSize
                    color: Theme.quietText
                    elide: Text.ElideRight
                }

                Label {
                    objectName: "slotName"
                    Layout.fillWidth: true
                    textFormat: Text.PlainText
                    text: slot.shownName
                    font.italic: slot.piece === ""
                    wrapMode: Text.Wrap
                    maximumLineCount: 2
                    elide: Text.ElideRight
                }
            }
        }

        background: Rectangle {
            radius: Theme.radius / 2
            color: button.down ? Theme.pressed : button.hovered ? Theme.hovered : "transparent"
            border.color: button.visualFocus ? Theme.accent : Theme.border
        }
    }

    PanelButton {
        objectName: "clear"
        visible: slot.piece !== ""
        flat: true
        icon.source: "qrc:/qt/qml/Delvewright/icons/remove.svg"
        Accessible.name: qsTr("Take %1 away").arg(slot.name)
        ToolTip.visible: hovered
        ToolTip.text: Accessible.name
        onClicked: slot.clearRequested()
    }
}
