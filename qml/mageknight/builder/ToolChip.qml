// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import Delvewright

// A tool of the tile editor: a sample of its terrain or a sign, its name and its key.
AbstractButton {
    id: chip

    property string keys
    property string sign
    /// The terrain it paints, -1 for none.
    property int sample: -1
    /// The picture alone, where there is little room.
    property bool compact: false

    implicitHeight: Theme.unit * 4
    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    leftPadding: Theme.unit * 0.75
    rightPadding: Theme.unit
    focusPolicy: Qt.TabFocus
    Accessible.role: Accessible.RadioButton
    Accessible.name: text
    Accessible.description: qsTr("Key %1").arg(keys)
    Accessible.checked: checked
    ToolTip.visible: hovered
    ToolTip.delay: 600
    ToolTip.text: Sentences.filled(qsTr("%1 (%2)"), text, keys)

    contentItem: Row {
        spacing: Theme.unit * 0.75

        TerrainSample {
            anchors.verticalCenter: parent.verticalCenter
            visible: chip.sample >= 0
            terrain: Math.max(0, chip.sample)
            drawingStyle: AppSettings.drawingStyle
            width: Theme.unit * 2.75
            height: width
        }

        Text {
            anchors.verticalCenter: parent.verticalCenter
            visible: chip.sign !== ""
            textFormat: Text.PlainText
            text: chip.sign
            font.pixelSize: Theme.fontSize
            color: Theme.accent
        }

        Text {
            anchors.verticalCenter: parent.verticalCenter
            visible: !chip.compact
            textFormat: Text.PlainText
            text: chip.text
            font.pixelSize: Theme.fontSize
            font.family: chip.font.family
            color: Theme.text
        }
    }

    background: Rectangle {
        radius: Theme.radius / 1.5
        color: chip.down ? Theme.pressed : chip.checked ? Theme.chosen : chip.hovered ? Theme.hovered : "transparent"
        border.color: chip.visualFocus || chip.checked ? Theme.accent : "transparent"
        border.width: chip.visualFocus ? 2 : 1
    }
}
