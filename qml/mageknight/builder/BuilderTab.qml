// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import Delvewright

// The tab of the tile builder, behind those of the dungeons.
AbstractButton {
    id: tab

    required property EditorContext editor
    readonly property bool current: editor.builderShown

    objectName: "builderTab"
    visible: editor.builderOpen
    width: visible ? implicitContentWidth + leftPadding + rightPadding : 0
    leftPadding: Theme.unit * 1.5
    rightPadding: Theme.unit * 3.75
    text: qsTr("Tile Builder")
    onClicked: editor.builderShown = true
    Accessible.role: Accessible.PageTab
    Accessible.name: editor.packs.modified ? qsTr("%1, not saved").arg(text) : text

    contentItem: Row {
        spacing: Theme.unit * 0.75

        AppIcon {
            anchors.verticalCenter: parent.verticalCenter
            source: "qrc:/qt/qml/Delvewright/icons/tile.svg"
            size: Theme.unit * 2
            color: tab.current ? Theme.accent : Theme.quietText
        }

        Text {
            anchors.verticalCenter: parent.verticalCenter
            textFormat: Text.PlainText
            text: tab.text
            font.pixelSize: Theme.fontSize
            font.family: tab.font.family
            color: tab.current ? Theme.text : Theme.quietText
        }
    }

    AbstractButton {
        id: close

        anchors.verticalCenter: parent.verticalCenter
        anchors.right: parent.right
        anchors.rightMargin: Theme.unit / 2
        width: Theme.unit * 2.5
        height: Theme.unit * 2.5
        onClicked: tab.editor.closeBuilder()
        Accessible.role: Accessible.Button
        Accessible.name: qsTr("Close the tile builder")

        contentItem: Text {
            textFormat: Text.PlainText
            text: tab.editor.packs.modified && !close.hovered ? "●" : "✕"
            font.pixelSize: Theme.smallFontSize
            color: tab.editor.packs.modified && !close.hovered ? Theme.accent : Theme.quietText
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
        }

        background: Rectangle {
            radius: Theme.radius / 2
            color: close.hovered ? Theme.pressed : "transparent"
            border.color: close.visualFocus ? Theme.accent : "transparent"
        }
    }

    background: Rectangle {
        color: tab.current ? Theme.raised : tab.hovered ? Theme.hovered : "transparent"
        border.color: tab.visualFocus ? Theme.accent : "transparent"

        Rectangle {
            width: parent.width
            height: 2
            visible: tab.current
            color: Theme.accent
        }
    }
}
