// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Delvewright

// One cell of a table; cheap, since there are many. It is edited by the one editor of the table.
Rectangle {
    id: cell

    required property int index
    required property string text
    required property string label
    required property int type
    required property bool used
    required property var choices
    required property int choice
    required property string swatch
    required property var swatches
    property bool current: false
    property bool active: false
    readonly property bool heading: type < 0

    signal chosen

    objectName: "cell " + index
    Layout.fillWidth: true
    Layout.fillHeight: true
    implicitHeight: Theme.unit * 3.5
    implicitWidth: Math.max(Theme.unit * 6, value.implicitWidth + Theme.unit * (swatch === "" ? 2 : 4.5))
    color: heading ? Theme.window : !used ? Theme.window : tap.pressed ? Theme.pressed : hover.hovered ? Theme.hovered : Theme.raised
    border.color: active && !heading ? Theme.accent : Theme.border
    border.width: active && !heading ? 2 : 1
    z: active ? 1 : 0
    Accessible.role: heading ? Accessible.RowHeader : Accessible.Cell
    Accessible.name: heading ? text : label + ": " + (used ? text : qsTr("not used"))
    Accessible.onPressAction: chosen()

    HoverHandler {
        id: hover

        enabled: cell.used
    }

    TapHandler {
        id: tap

        enabled: !cell.heading
        onTapped: cell.chosen()
    }

    Swatch {
        id: mark

        anchors.left: parent.left
        anchors.leftMargin: Theme.unit
        anchors.verticalCenter: parent.verticalCenter
        visible: cell.swatch !== "" && cell.used
        mark: cell.swatch
    }

    Text {
        id: value

        anchors.left: mark.visible ? mark.right : parent.left
        anchors.right: parent.right
        anchors.leftMargin: mark.visible ? Theme.unit / 2 : Theme.unit
        anchors.rightMargin: Theme.unit
        anchors.verticalCenter: parent.verticalCenter
        textFormat: Text.PlainText
        text: cell.type === 4 ? cell.text === "true" ? "✓" : "" : cell.heading || cell.used || cell.type === 0 ? cell.text : ""
        font.pixelSize: Theme.fontSize
        font.bold: cell.heading
        color: cell.heading || !cell.used ? Theme.quietText : Theme.text
        elide: Text.ElideRight
    }
}
