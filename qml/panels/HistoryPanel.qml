// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Delvewright

// Every step since the document was opened. A click goes there and back.
FocusScope {
    id: panel

    required property EditorContext editor

    HistoryModel {
        id: steps

        document: panel.editor.document
    }

    ListView {
        id: list

        anchors.fill: parent
        objectName: "history"
        model: steps
        clip: true
        focus: true
        activeFocusOnTab: true
        keyNavigationEnabled: true
        currentIndex: steps.current
        highlightFollowsCurrentItem: true
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.List
        Accessible.name: qsTr("History")
        ScrollBar.vertical: ScrollBar {}
        Keys.onUpPressed: steps.go(steps.current - 1)
        Keys.onDownPressed: steps.go(steps.current + 1)

        delegate: ItemDelegate {
            id: row

            required property int index
            required property string label
            required property bool done
            required property bool saved
            readonly property bool current: index === steps.current

            objectName: "step " + index
            width: list.width
            height: Math.max(Theme.unit * 3.25, implicitContentHeight + Theme.unit)
            focusPolicy: Qt.NoFocus
            onClicked: {
                list.forceActiveFocus();
                steps.go(index);
            }
            Accessible.role: Accessible.ListItem
            Accessible.name: row.saved ? qsTr("%1, saved").arg(row.label) : row.label
            Accessible.selected: row.current

            contentItem: Label {
                leftPadding: Theme.unit / 2
                textFormat: Text.PlainText
                text: (row.current ? "▸ " : "   ") + row.label + (row.saved ? "  · " + qsTr("saved") : "")
                color: row.done ? Theme.text : Theme.faintText
                font.italic: !row.done
                font.bold: row.current
                wrapMode: Text.Wrap
                verticalAlignment: Text.AlignVCenter
            }

            background: Rectangle {
                anchors.fill: parent
                anchors.leftMargin: Theme.unit / 2
                anchors.rightMargin: Theme.unit
                radius: Theme.radius / 2
                color: row.current ? Theme.chosen : row.hovered ? Theme.hovered : "transparent"
                border.color: row.current && list.activeFocus ? Theme.accent : "transparent"
            }
        }
    }
}
