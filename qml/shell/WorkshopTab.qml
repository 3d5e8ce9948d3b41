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

    TabCloser {
        anchors.verticalCenter: parent.verticalCenter
        anchors.right: parent.right
        anchors.rightMargin: Theme.unit / 2
        modified: tab.workshop.modified
        title: tab.text
        onClicked: {
            if (tab.current)
                tab.editor.closeWorkshop();
            else
                tab.workshop.open = false;
        }
    }

    background: TabBackground {
        button: tab
        current: tab.current
    }
}
