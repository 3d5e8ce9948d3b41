// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Delvewright

// The document as a tree. A click selects and shows; arrow keys open and close branches.
FocusScope {
    id: panel

    required property EditorContext editor
    readonly property OutlineModel outline: editor.views?.outline ?? null

    function choose(row) {
        list.currentIndex = row;
        const level = outline.select(row);
        if (level >= 0)
            editor.canvas.locate(level, outline.areasOf(row));
    }

    Component.onDestruction: {
        if (outline !== null)
            outline.active = false;
    }

    Binding {
        target: panel.outline
        property: "active"
        value: panel.visible
    }

    ListView {
        id: list

        anchors.fill: parent
        objectName: "outline"
        model: panel.outline
        clip: true
        focus: true
        activeFocusOnTab: true
        keyNavigationEnabled: true
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.Tree
        Accessible.name: qsTr("Outline")
        ScrollBar.vertical: ScrollBar {}
        Keys.onLeftPressed: panel.outline.setOpen(currentIndex, false)
        Keys.onRightPressed: panel.outline.setOpen(currentIndex, true)
        Keys.onReturnPressed: panel.choose(currentIndex)
        Keys.onEnterPressed: panel.choose(currentIndex)

        delegate: Item {
            id: row

            required property int index
            required property string text
            required property int depth
            required property bool branch
            required property bool open
            required property bool selected
            readonly property bool current: ListView.isCurrentItem

            objectName: "outline " + text
            width: list.width
            height: Math.max(Theme.unit * 3, label.implicitHeight + Theme.unit / 2)
            Accessible.role: Accessible.TreeItem
            Accessible.name: text
            Accessible.selected: selected
            Accessible.description: !branch ? "" : open ? qsTr("open") : qsTr("closed")
            Accessible.onPressAction: panel.choose(index)

            Rectangle {
                anchors.fill: parent
                anchors.leftMargin: Theme.unit / 2
                anchors.rightMargin: Theme.unit
                radius: Theme.radius / 2
                color: row.selected ? Theme.chosen : hover.hovered ? Theme.hovered : "transparent"
                border.color: row.current && list.activeFocus ? Theme.accent : "transparent"
            }

            HoverHandler {
                id: hover
            }

            TapHandler {
                onTapped: {
                    list.forceActiveFocus();
                    panel.choose(row.index);
                }
            }

            AbstractButton {
                id: handle

                x: Theme.unit * (1 + row.depth * 2)
                width: Theme.unit * 2.5
                height: parent.height
                visible: row.branch
                focusPolicy: Qt.NoFocus
                onClicked: panel.outline.setOpen(row.index, !row.open)
                Accessible.name: row.open ? qsTr("Close %1").arg(row.text) : qsTr("Open %1").arg(row.text)

                contentItem: Text {
                    textFormat: Text.PlainText
                    text: row.open ? "▾" : "▸"
                    font.pixelSize: Theme.fontSize
                    color: Theme.quietText
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignVCenter
                }
            }

            Label {
                id: label

                anchors.verticalCenter: parent.verticalCenter
                anchors.left: handle.right
                anchors.right: parent.right
                anchors.rightMargin: Theme.unit * 1.5
                textFormat: Text.PlainText
                text: row.text
                font.bold: row.depth === 0
                wrapMode: Text.Wrap
            }
        }
    }
}
