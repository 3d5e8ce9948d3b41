// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// A figure in a list: its values and how much of its dial is left.
ItemDelegate {
    id: row

    required property int index
    required property string name
    required property color paint
    required property string where
    required property string conditions
    required property var values
    required property int range
    required property int clicksLeft
    required property int clicks
    required property int level
    required property bool isActive
    required property bool isGone
    required property var place
    property bool isCurrent: false
    readonly property string summary: values.join(" / ")

    signal chosen(int index)

    objectName: "figure " + name
    height: implicitContentHeight + Theme.unit
    leftPadding: Theme.unit * 1.5
    rightPadding: Theme.unit * 2
    focusPolicy: Qt.NoFocus
    opacity: isGone ? 0.55 : 1
    onClicked: row.chosen(index)
    Accessible.role: Accessible.ListItem
    Accessible.name: name + ", " + where + ", " + Sentences.filled(qsTr("speed %1, attack %2, defense %3, damage %4"), values[0], values[1], values[2], values[3]) + (conditions === "" ? "" : ", " + conditions)
    Accessible.selected: isCurrent

    contentItem: RowLayout {
        spacing: Theme.unit

        Rectangle {
            Layout.preferredWidth: Theme.unit * 1.5
            Layout.preferredHeight: Theme.unit * 1.5
            radius: width / 2
            color: row.paint
            border.color: Theme.border
        }

        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            Text {
                Layout.fillWidth: true
                textFormat: Text.PlainText
                text: (row.isActive ? "▸ " : "") + row.name + (row.level > 0 ? "  " + qsTr("L%1").arg(row.level) : "")
                font.pixelSize: Theme.fontSize
                font.bold: row.isActive
                color: Theme.text
                elide: Text.ElideMiddle
            }

            Text {
                Layout.fillWidth: true
                textFormat: Text.PlainText
                text: row.isGone || row.conditions === "" ? row.where : row.where + " · " + row.conditions
                font.pixelSize: Theme.smallFontSize
                color: Theme.quietText
                elide: Text.ElideRight
            }
        }

        ColumnLayout {
            visible: !row.isGone
            spacing: 0

            Text {
                Layout.alignment: Qt.AlignRight
                textFormat: Text.PlainText
                text: row.summary
                font.pixelSize: Theme.smallFontSize
                color: Theme.text
            }

            // Clicks that are left, of those it began with.
            Rectangle {
                Layout.alignment: Qt.AlignRight
                Layout.preferredWidth: Theme.unit * 7
                Layout.preferredHeight: 5
                radius: 2
                color: Theme.button
                border.color: Theme.border

                Rectangle {
                    width: parent.width * Math.max(0, Math.min(1, row.clicksLeft / Math.max(1, row.clicks)))
                    height: parent.height
                    radius: 2
                    color: row.clicksLeft * 3 > row.clicks ? Theme.good : Theme.error
                }
            }
        }
    }

    background: Rectangle {
        anchors.fill: parent
        anchors.leftMargin: Theme.unit / 2
        anchors.rightMargin: Theme.unit
        radius: Theme.radius / 2
        color: row.isCurrent ? Theme.chosen : row.hovered ? Theme.hovered : "transparent"
    }

    ToolTip.visible: hovered
    ToolTip.delay: 800
    ToolTip.text: Sentences.filled(qsTr("%4\nSpeed, attack, defense, damage: %1\nClicks left: %2 of %3"), summary, clicksLeft, clicks, name)
}
