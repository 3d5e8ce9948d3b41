// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Delvewright

// One step of the setup. The open one says what to do next and offers the pieces for it.
GuideStepItem {
    id: step

    objectName: "step " + (index + 1)
    height: column.implicitHeight + Theme.unit
    Accessible.role: Accessible.ListItem
    Accessible.name: Sentences.filled(qsTr("Step %1, %2: %3, %4"), index + 1, stateName, title, progress)
    Accessible.onPressAction: chosen()

    Rectangle {
        anchors.fill: parent
        anchors.leftMargin: Theme.unit / 2
        anchors.rightMargin: Theme.unit
        radius: Theme.radius / 1.5
        color: step.open ? Theme.raised : head.hovered ? Theme.hovered : "transparent"
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

        GuideStepHead {
            id: head

            Layout.fillWidth: true
            index: step.index
            title: step.title
            progress: step.progress
            stepState: step.stepState
            open: step.open
            onChosen: step.chosen()
        }

        GuideStepBody {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.unit * 4
            visible: step.open
            step: step
        }
    }
}
