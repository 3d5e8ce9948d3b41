// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// The plan that mends all problems shown: what it does, step by step, and what that costs. Nothing happens before
// it is accepted.
Item {
    id: card

    required property ProblemFixes fixes
    /// What plans of this game may change besides.
    property Component concessions: null

    /// With room for a few steps; the others can be scrolled to.
    readonly property real leastHeight: summary.implicitHeight + steps.Layout.minimumHeight + answers.implicitHeight + Theme.unit * 3

    objectName: "fixPlan"
    visible: (fixes?.planSummary ?? "") !== ""
    implicitHeight: column.implicitHeight + Theme.unit * 2

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius / 2
        color: Theme.chosen
    }

    ColumnLayout {
        id: column

        anchors.fill: parent
        anchors.margins: Theme.unit
        spacing: Theme.unit / 2

        Label {
            id: summary

            objectName: "planSummary"
            Layout.fillWidth: true
            textFormat: Text.PlainText
            text: card.fixes?.planSummary ?? ""
            wrapMode: Text.Wrap
        }

        ListView {
            id: steps

            objectName: "planSteps"
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredHeight: contentHeight
            Layout.minimumHeight: count > 0 ? Theme.unit * 4 : 0
            clip: true
            activeFocusOnTab: true
            boundsBehavior: Flickable.StopAtBounds
            model: card.fixes?.planSteps ?? []
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Steps of the plan")
            ScrollBar.vertical: ScrollBar {}

            delegate: Label {
                required property string modelData

                width: steps.width
                textFormat: Text.PlainText
                text: modelData
                wrapMode: Text.Wrap
                font.pixelSize: Theme.smallFontSize
                Accessible.role: Accessible.ListItem
                Accessible.name: modelData
            }
        }

        Flow {
            id: answers

            Layout.fillWidth: true
            spacing: Theme.unit / 2

            Loader {
                width: Math.min(implicitWidth, answers.width)
                sourceComponent: card.concessions
            }

            PanelButton {
                objectName: "applyPlan"
                text: qsTr("Do All This")
                enabled: steps.count > 0
                onClicked: card.fixes.applyPlan()
            }

            PanelButton {
                objectName: "discardPlan"
                text: qsTr("Leave It")
                onClicked: card.fixes.discardPlan()
            }
        }
    }
}
