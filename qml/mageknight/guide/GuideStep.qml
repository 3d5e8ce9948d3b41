// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// One step of the setup. The open one says what to do next and offers the pieces for it.
GuideStepItem {
    id: step

    objectName: "step " + (index + 1)
    height: column.implicitHeight + Theme.unit
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("Step %1, %2: %3, %4").arg(index + 1).arg(stateName).arg(title).arg(progress)
    Accessible.onPressAction: chosen()

    Rectangle {
        anchors.fill: parent
        anchors.leftMargin: Theme.unit / 2
        anchors.rightMargin: Theme.unit
        radius: Theme.radius / 1.5
        color: step.open ? Theme.raised : hover.hovered ? Theme.hovered : "transparent"
        border.color: step.focused ? Theme.accent : step.open ? Theme.border : "transparent"
        border.width: step.focused ? 2 : 1
    }

    ColumnLayout {
        id: column

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.unit * 1.25
        anchors.rightMargin: Theme.unit * 2
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.unit * 0.75

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.unit

            Rectangle {
                Layout.preferredWidth: Theme.unit * 3
                Layout.preferredHeight: Theme.unit * 3
                radius: width / 2
                color: step.stepState === 0 ? "transparent" : step.stateColour
                border.color: step.stateColour

                Text {
                    anchors.centerIn: parent
                    textFormat: Text.PlainText
                    text: step.stepState === 2 ? "✓" : step.stepState === 3 ? "!" : step.index + 1
                    font.pixelSize: Theme.fontSize
                    font.bold: true
                    color: step.stepState === 0 ? Theme.quietText : Theme.accentText
                }
            }

            ColumnLayout {
                Layout.fillWidth: true
                spacing: 0

                Label {
                    Layout.fillWidth: true
                    textFormat: Text.PlainText
                    text: step.title
                    font.bold: step.stepState === 1 || step.open
                    elide: Text.ElideRight
                }

                Label {
                    objectName: "stepProgress"
                    Layout.fillWidth: true
                    textFormat: Text.PlainText
                    text: step.progress
                    font.pixelSize: Theme.smallFontSize
                    color: Theme.quietText
                    elide: Text.ElideRight
                }
            }

            HoverHandler {
                id: hover

                cursorShape: Qt.PointingHandCursor
            }

            TapHandler {
                onTapped: step.chosen()
            }
        }

        GuideStepBody {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.unit * 4
            visible: step.open
            step: step
        }
    }
}
