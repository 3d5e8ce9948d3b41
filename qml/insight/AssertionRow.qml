// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// An assertion of the scenario with what the games say about it.
Pane {
    id: row

    required property int index
    required property string sentence
    required property int verdict
    required property string verdictText
    required property string evidence
    property bool editable: true

    signal editRequested
    signal removeRequested

    objectName: "assertion " + index
    padding: Theme.unit
    Accessible.role: Accessible.ListItem
    Accessible.name: verdictText + ": " + sentence + " " + evidence

    background: Rectangle {
        color: Theme.raised
        border.color: row.verdict < 3 ? mark.ink : Theme.border
        radius: Theme.radius
    }

    ColumnLayout {
        anchors.left: parent.left
        anchors.right: parent.right
        spacing: Theme.unit / 2

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.unit

            ToneMark {
                id: mark

                tone: row.verdict
            }

            Label {
                objectName: "assertionVerdict"
                Layout.fillWidth: true
                textFormat: Text.PlainText
                text: row.verdictText
                font.bold: true
                color: mark.ink
                wrapMode: Text.Wrap
            }

            PanelButton {
                objectName: "editAssertion"
                flat: true
                enabled: row.editable
                icon.source: "qrc:/qt/qml/Delvewright/icons/inspector.svg"
                Accessible.name: qsTr("Change this promise")
                ToolTip.visible: hovered
                ToolTip.delay: 600
                ToolTip.text: Accessible.name
                onClicked: row.editRequested()
            }

            PanelButton {
                objectName: "removeAssertion"
                flat: true
                enabled: row.editable
                icon.source: "qrc:/qt/qml/Delvewright/icons/delete.svg"
                Accessible.name: qsTr("Remove this promise")
                ToolTip.visible: hovered
                ToolTip.delay: 600
                ToolTip.text: Accessible.name
                onClicked: row.removeRequested()
            }
        }

        Label {
            objectName: "assertionSentence"
            Layout.fillWidth: true
            textFormat: Text.PlainText
            text: row.sentence
            wrapMode: Text.Wrap
        }

        Label {
            objectName: "assertionEvidence"
            Layout.fillWidth: true
            visible: text !== ""
            textFormat: Text.PlainText
            text: row.evidence
            font.pixelSize: Theme.smallFontSize
            color: Theme.quietText
            wrapMode: Text.Wrap
        }
    }
}
