// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// What an opponent weighed before its last choice.
Dialog {
    id: dialog

    required property Opponents opponents

    objectName: "whyDialog"
    modal: true
    title: qsTr("Why did it do that?")
    padding: Theme.unit * 2
    width: Math.min(Theme.unit * 76, (parent?.width ?? 0) - Theme.unit * 4)
    height: Math.min(Theme.unit * 72, (parent?.height ?? 0) - Theme.unit * 4)
    standardButtons: Dialog.Close

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.unit

        Label {
            objectName: "whyChoice"
            Layout.fillWidth: true
            textFormat: Text.PlainText
            text: dialog.opponents.lastChoice
            font.bold: true
            wrapMode: Text.Wrap
        }

        Label {
            Layout.fillWidth: true
            visible: dialog.opponents.weighing.length === 0
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
            model: dialog.visible ? dialog.opponents.weighing : []
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
    }
}
