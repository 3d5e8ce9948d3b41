// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import Delvewright

// The tab of a workshop, behind those of the documents.
AbstractButton {
    id: tab

    required property EditorContext editor
    required property Workshop workshop
    readonly property bool current: editor.workshop === workshop

    objectName: "workshopTab"
    visible: workshop.open
    width: visible ? implicitContentWidth + leftPadding + rightPadding : 0
    leftPadding: Theme.unit * 1.5
    rightPadding: Theme.unit * 3.75
    text: workshop.title
    onClicked: editor.showWorkshop(workshop)
    Accessible.role: Accessible.PageTab
    Accessible.name: workshop.modified ? qsTr("%1, not saved").arg(text) : text

    contentItem: Row {
        spacing: Theme.unit * 0.75

        AppIcon {
            anchors.verticalCenter: parent.verticalCenter
            source: "qrc:/qt/qml/Delvewright/icons/" + tab.workshop.drawing + ".svg"
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
        onClicked: {
            if (tab.current)
                tab.editor.closeWorkshop();
            else
                tab.workshop.open = false;
        }
        Accessible.role: Accessible.Button
        Accessible.name: qsTr("Close %1").arg(tab.text)

        contentItem: Text {
            textFormat: Text.PlainText
            text: tab.workshop.modified && !close.hovered ? "●" : "✕"
            font.pixelSize: Theme.smallFontSize
            color: tab.workshop.modified && !close.hovered ? Theme.accent : Theme.quietText
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
