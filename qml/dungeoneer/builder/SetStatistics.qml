// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// What is in the set: curves, counts and chances under headings.
ListView {
    id: list

    required property SetDraft draft

    objectName: "setStatistics"
    clip: true
    activeFocusOnTab: true
    keyNavigationEnabled: true
    boundsBehavior: Flickable.StopAtBounds
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Statistics of the set")
    ScrollBar.vertical: ScrollBar {}

    model: SetReportModel {
        draft: list.visible ? list.draft : null
    }

    delegate: Item {
        id: row

        required property string section
        required property string label
        required property string value
        required property real bar
        required property bool first

        width: list.width
        height: line.implicitHeight + (first ? heading.implicitHeight + Theme.unit * 2.5 : 0) + Theme.unit / 2
        Accessible.role: Accessible.ListItem
        Accessible.name: section + ", " + label + ": " + value

        Label {
            id: heading

            x: Theme.unit * 1.5
            y: Theme.unit * 1.5
            width: parent.width - Theme.unit * 3
            visible: row.first
            textFormat: Text.PlainText
            text: row.section
            font.bold: true
            wrapMode: Text.Wrap
        }

        RowLayout {
            id: line

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.leftMargin: Theme.unit * 1.5
            anchors.rightMargin: Theme.unit * 2
            spacing: Theme.unit

            Label {
                Layout.preferredWidth: row.width * (row.bar > 0 ? 0.34 : 0.5)
                Layout.alignment: Qt.AlignTop
                textFormat: Text.PlainText
                text: row.label
                wrapMode: Text.Wrap
                color: Theme.quietText
            }

            Rectangle {
                visible: row.bar > 0
                Layout.preferredWidth: Math.max(2, row.width * 0.36 * row.bar)
                Layout.preferredHeight: Theme.unit * 1.25
                radius: Theme.radius / 4
                color: Theme.accent
            }

            Label {
                Layout.fillWidth: true
                textFormat: Text.PlainText
                text: row.value
                wrapMode: Text.Wrap
            }
        }
    }
}
