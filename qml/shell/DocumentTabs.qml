// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import Delvewright

// The open documents.
Rectangle {
    id: tabs

    required property EditorContext editor
    readonly property Workspace workspace: editor.workspace

    signal closeRequested(int index)

    implicitHeight: Theme.unit * 4.25
    color: Theme.window
    Accessible.role: Accessible.PageTabList
    Accessible.name: qsTr("Documents")

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.border
    }

    ListView {
        id: list

        x: Theme.unit
        height: parent.height
        width: Math.min(contentWidth, parent.width - x - workshopTabs.width)
        objectName: "documentTabs"
        orientation: ListView.Horizontal
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        model: tabs.workspace
        currentIndex: tabs.workspace.currentIndex

        delegate: AbstractButton {
            id: tab

            required property FileDocumentViewModel document
            required property int index
            readonly property bool current: ListView.isCurrentItem && tabs.editor.workshop === null

            height: list.height
            leftPadding: Theme.unit * 1.5
            rightPadding: Theme.unit * 3.75
            width: Math.min(implicitContentWidth + leftPadding + rightPadding, Theme.unit * 34)
            onClicked: {
                tabs.workspace.currentIndex = index;
                tabs.editor.workshop = null;
            }
            Accessible.role: Accessible.PageTab
            Accessible.name: document.modified ? qsTr("%1, not saved").arg(document.title) : document.title
            ToolTip.visible: hovered && document.path !== ""
            ToolTip.delay: 800
            ToolTip.text: document.path

            contentItem: Text {
                textFormat: Text.PlainText
                text: tab.document.title
                font.pixelSize: Theme.fontSize
                font.family: tab.font.family
                color: tab.current ? Theme.text : Theme.quietText
                elide: Text.ElideRight
                verticalAlignment: Text.AlignVCenter
            }

            TabCloser {
                anchors.verticalCenter: parent.verticalCenter
                anchors.right: parent.right
                anchors.rightMargin: Theme.unit / 2
                modified: tab.document.modified
                title: tab.document.title
                onClicked: tabs.closeRequested(tab.index)
            }

            background: TabBackground {
                button: tab
                current: tab.current
            }
        }
    }

    // Beside the list: Qt 6.4 cannot make a footer out of a bound component.
    Row {
        id: workshopTabs

        x: list.x + list.width
        height: parent.height

        Repeater {
            model: tabs.editor.workshops

            WorkshopTab {
                required property Workshop modelData

                height: workshopTabs.height
                editor: tabs.editor
                workshop: modelData
            }
        }
    }
}
