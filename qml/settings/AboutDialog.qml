// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// What the program is, what it is made of, and where its log lies.
Dialog {
    id: dialog

    required property GameRegistry games

    objectName: "aboutDialog"
    title: qsTr("About Delvewright")
    modal: true
    standardButtons: Dialog.Close
    padding: Theme.unit * 2
    width: Math.min(Theme.unit * 76, parent ? parent.width - Theme.unit * 4 : 600)
    height: Math.min(Theme.unit * 68, parent ? parent.height - Theme.unit * 4 : 540)

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.unit

        Label {
            textFormat: Text.PlainText
            text: qsTr("Delvewright %1").arg(Qt.application.version)
            font.pixelSize: Theme.largeFontSize
            font.bold: true
        }

        Label {
            Layout.fillWidth: true
            textFormat: Text.PlainText
            text: qsTr("A dungeon and scenario editor with a rules engine for %1.").arg(dialog.games.names)
            wrapMode: Text.Wrap
        }

        Label {
            Layout.fillWidth: true
            textFormat: Text.PlainText
            text: qsTr("Free software under the GNU General Public License, version 3 or later. Made with Qt %1.").arg(ProgramInfo.qtVersion)
            color: Theme.quietText
            wrapMode: Text.Wrap
        }

        Label {
            Layout.topMargin: Theme.unit
            font.bold: true
            textFormat: Text.PlainText
            text: qsTr("Log for bug reports")
        }

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.unit

            TextField {
                objectName: "logFile"
                Layout.fillWidth: true
                readOnly: true
                selectByMouse: true
                text: ProgramInfo.logFile
                font.pixelSize: Theme.smallFontSize
                Accessible.name: qsTr("File of the log")
            }

            PanelButton {
                objectName: "openLogFolder"
                text: qsTr("Open Folder")
                onClicked: Qt.openUrlExternally(ProgramInfo.logFolder)
            }
        }

        Label {
            Layout.topMargin: Theme.unit
            font.bold: true
            textFormat: Text.PlainText
            text: qsTr("Licences")
        }

        ComboBox {
            id: licence

            objectName: "licence"
            Layout.fillWidth: true
            model: ProgramInfo.licences
            textRole: "name"
            font.pixelSize: Theme.fontSize
            Accessible.name: qsTr("Licence of")
        }

        ScrollView {
            Layout.fillWidth: true
            Layout.fillHeight: true
            contentWidth: availableWidth

            TextArea {
                objectName: "licenceText"
                readOnly: true
                text: ProgramInfo.licences[licence.currentIndex]?.text ?? ""
                font.family: "monospace"
                font.pixelSize: Theme.smallFontSize
                wrapMode: Text.Wrap
                Accessible.name: qsTr("Text of the licence")
            }
        }
    }
}
