// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// What one sees before there is a pack of one's own.
FocusScope {
    id: empty

    required property CommandList actions
    /// What one makes here, in a heading and a sentence, with the drawing of its icon.
    required property string title
    required property string invitation
    required property string drawing
    /// The commands that make the first pack, or bring one in.
    required property string newCommand
    required property string importCommand
    /// One that begins with a copy, where there is one.
    property string copyCommand
    property string copyText
    property string newText: qsTr("New Pack…")
    required property var leftOut

    ColumnLayout {
        anchors.centerIn: parent
        width: Math.min(parent.width - Theme.unit * 4, Theme.unit * 64)
        spacing: Theme.unit * 2

        AppIcon {
            Layout.alignment: Qt.AlignHCenter
            source: "qrc:/qt/qml/Delvewright/icons/" + empty.drawing + ".svg"
            size: Theme.unit * 8
            color: Theme.accent
        }

        Label {
            Layout.fillWidth: true
            textFormat: Text.PlainText
            text: empty.title
            font.pixelSize: Theme.largeFontSize
            font.bold: true
            horizontalAlignment: Text.AlignHCenter
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        Label {
            Layout.fillWidth: true
            textFormat: Text.PlainText
            text: empty.invitation
            color: Theme.quietText
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
        }

        RowLayout {
            Layout.alignment: Qt.AlignHCenter
            spacing: Theme.unit * 2

            Button {
                objectName: "importFirstPack"
                text: qsTr("Import…")
                onClicked: empty.actions.of(empty.importCommand).trigger()
            }

            Button {
                visible: empty.copyCommand !== ""
                text: empty.copyText
                onClicked: empty.actions.of(empty.copyCommand).trigger()
            }

            PrimaryButton {
                objectName: "newFirstPack"
                focus: true
                text: empty.newText
                onClicked: empty.actions.of(empty.newCommand).trigger()
            }
        }

        Label {
            Layout.fillWidth: true
            visible: empty.leftOut.length > 0
            textFormat: Text.PlainText
            text: qsTr("Packs that cannot be used:") + "\n" + empty.leftOut.join("\n")
            color: Theme.warning
            wrapMode: Text.Wrap
        }
    }
}
