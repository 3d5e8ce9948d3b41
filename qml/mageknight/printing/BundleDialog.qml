// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// What a bundle brings along, before it is unpacked.
Dialog {
    id: dialog

    required property Library library
    required property Workspace workspace

    objectName: "bundleDialog"
    modal: true
    title: qsTr("Open Bundle")
    padding: Theme.unit * 2
    width: Math.min(Theme.unit * 64, parent ? parent.width - Theme.unit * 4 : 500)
    onRejected: opener.cancel()

    BundleOpener {
        id: opener

        library: dialog.library
        workspace: dialog.workspace
        onWaitingChanged: {
            if (waiting)
                dialog.open();
            else
                dialog.close();
        }
    }

    Connections {
        target: dialog.workspace

        function onBundleChosen(path) {
            opener.open(path);
        }
    }

    ColumnLayout {
        width: parent.width
        spacing: Theme.unit

        Label {
            Layout.fillWidth: true
            textFormat: Text.PlainText
            text: qsTr("“%1” comes with the packs it uses:").arg(opener.title)
            font.pixelSize: Theme.fontSize
            wrapMode: Text.Wrap
        }

        // Rows of their own: a layout of Qt 6.4 keeps those that went while the dialog was closed.
        Column {
            Layout.fillWidth: true
            spacing: Theme.unit

            Repeater {
                model: opener.packs

                Label {
                    required property string modelData

                    width: parent.width
                    textFormat: Text.PlainText
                    text: "•  " + modelData
                    font.pixelSize: Theme.fontSize
                    wrapMode: Text.Wrap
                }
            }
        }

        Label {
            Layout.fillWidth: true
            visible: opener.conflict
            textFormat: Text.PlainText
            text: opener.replaceable ? qsTr("Keep what is installed, if the scenario finds in it what it needs, or replace it for all your scenarios.") : qsTr("What comes with the program cannot be replaced; the scenario opens if it finds in it what it needs.")
            font.pixelSize: Theme.smallFontSize
            color: Theme.quietText
            wrapMode: Text.Wrap
        }
    }

    footer: Pane {
        padding: Theme.unit * 2
        topPadding: 0
        background: null

        RowLayout {
            anchors.right: parent.right
            spacing: Theme.unit

            Button {
                text: qsTr("Cancel")
                font.pixelSize: Theme.fontSize
                onClicked: dialog.reject()
            }

            Button {
                objectName: "bundleReplace"
                visible: opener.conflict && opener.replaceable
                text: qsTr("Open and Replace Mine")
                font.pixelSize: Theme.fontSize
                onClicked: opener.accept(true)
            }

            PrimaryButton {
                objectName: "bundleOpen"
                text: opener.conflict ? qsTr("Open and Keep Mine") : qsTr("Install and Open")
                padding: Theme.unit
                onClicked: opener.accept(false)
            }
        }
    }
}
