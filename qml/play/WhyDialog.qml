// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// Why something was done, or what to do: one sentence, and below it what was weighed.
Dialog {
    id: dialog

    required property Advice advice

    objectName: "whyDialog"
    modal: true
    title: advice.hinting ? qsTr("Hint") : qsTr("Why did it do that?")
    padding: Theme.unit * 2
    width: Math.min(Theme.unit * 76, (parent?.width ?? 0) - Theme.unit * 4)
    height: Math.min(Theme.unit * 72, (parent?.height ?? 0) - Theme.unit * 4)
    onClosed: advice.dismiss()
    onOpened: close.forceActiveFocus()

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.unit

        Label {
            objectName: "whyChoice"
            Layout.fillWidth: true
            textFormat: Text.PlainText
            text: dialog.advice.title
            color: Theme.quietText
            wrapMode: Text.Wrap
        }

        Label {
            objectName: "whyGist"
            Layout.fillWidth: true
            visible: text !== ""
            textFormat: Text.PlainText
            text: dialog.advice.gist
            font.bold: true
            wrapMode: Text.Wrap
        }

        BusyIndicator {
            Layout.alignment: Qt.AlignHCenter
            running: dialog.advice.busy
            visible: running
            Accessible.name: qsTr("Thinking it over")
        }

        Label {
            Layout.fillWidth: true
            visible: !dialog.advice.busy && dialog.advice.reasons.length === 0
            textFormat: Text.PlainText
            text: qsTr("It did not weigh anything.")
            color: Theme.quietText
            wrapMode: Text.Wrap
        }

        ListView {
            id: list

            objectName: "weighing"
            Layout.fillWidth: true
            Layout.fillHeight: true
            clip: true
            model: dialog.visible ? dialog.advice.reasons : []
            boundsBehavior: Flickable.StopAtBounds
            activeFocusOnTab: true
            Accessible.role: Accessible.List
            Accessible.name: qsTr("What was weighed, the choice first")
            ScrollBar.vertical: ScrollBar {}

            delegate: RowLayout {
                id: entry

                required property var modelData

                width: list.width - Theme.unit * 2
                spacing: Theme.unit
                Accessible.role: Accessible.ListItem
                Accessible.name: (entry.modelData.chosen ? qsTr("chosen") + ", " : "") + entry.modelData.text

                ColumnLayout {
                    Layout.fillWidth: true
                    Layout.bottomMargin: Theme.unit
                    spacing: 0

                    Label {
                        Layout.fillWidth: true
                        textFormat: Text.PlainText
                        text: (entry.modelData.chosen ? "▸ " : "") + entry.modelData.text
                        font.bold: entry.modelData.chosen
                        wrapMode: Text.Wrap
                    }

                    Label {
                        Layout.fillWidth: true
                        visible: text !== ""
                        textFormat: Text.PlainText
                        text: entry.modelData.facts
                        color: Theme.quietText
                        font.pixelSize: Theme.smallFontSize
                        wrapMode: Text.Wrap
                    }
                }
            }
        }

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.unit

            Item {
                Layout.fillWidth: true
            }

            Button {
                objectName: "followHint"
                visible: dialog.advice.hinting && !dialog.advice.busy
                text: qsTr("Do It")
                onClicked: {
                    dialog.advice.followHint();
                    dialog.close();
                }
            }

            PrimaryButton {
                id: close

                objectName: "closeWhy"
                text: qsTr("Close")
                onClicked: dialog.close()
            }
        }
    }
}
