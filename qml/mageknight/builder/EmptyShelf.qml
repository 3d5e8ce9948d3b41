// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// What one sees before there is a pack of one's own.
FocusScope {
    id: empty

    required property CommandList actions
    required property var leftOut

    ColumnLayout {
        anchors.centerIn: parent
        width: Math.min(parent.width - Theme.unit * 4, Theme.unit * 64)
        spacing: Theme.unit * 2

        AppIcon {
            Layout.alignment: Qt.AlignHCenter
            source: "qrc:/qt/qml/Delvewright/icons/tile.svg"
            size: Theme.unit * 8
            color: Theme.accent
        }

        Label {
            Layout.fillWidth: true
            textFormat: Text.PlainText
            text: qsTr("Make your own tiles")
            font.pixelSize: Theme.largeFontSize
            font.bold: true
            horizontalAlignment: Text.AlignHCenter
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        Label {
            Layout.fillWidth: true
            textFormat: Text.PlainText
            text: qsTr("A pack holds the tiles, figures, chests, tokens and artifacts that you make. Begin one, or import what somebody else made.")
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
                onClicked: empty.actions.of("builder.importPack").trigger()
            }

            PrimaryButton {
                objectName: "newFirstPack"
                focus: true
                text: qsTr("New Pack…")
                onClicked: empty.actions.of("builder.newPack").trigger()
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
