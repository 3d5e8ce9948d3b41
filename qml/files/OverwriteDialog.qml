// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// Before a file is overwritten that another program has changed since it was read.
Dialog {
    id: dialog

    property FileDocumentViewModel document: null

    signal overwriteChosen
    signal saveAsChosen
    signal reloadChosen

    function ask(about) {
        document = about;
        open();
    }

    objectName: "overwriteDialog"
    modal: true
    title: qsTr("Overwrite the changes of another program?")
    padding: Theme.unit * 2
    width: Math.min(Theme.unit * 64, parent ? parent.width - Theme.unit * 4 : 500)

    ColumnLayout {
        width: parent.width
        spacing: Theme.unit * 2

        Label {
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            textFormat: Text.PlainText
            text: qsTr("“%1” was changed on disk after it was opened here. Saving would lose what the other program wrote.").arg(dialog.document?.fileName ?? "")
        }

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.unit

            Button {
                objectName: "overwrite"
                text: qsTr("Overwrite")
                onClicked: {
                    dialog.close();
                    dialog.overwriteChosen();
                }
            }

            Button {
                objectName: "reloadInstead"
                text: qsTr("Take Over Theirs")
                onClicked: {
                    dialog.close();
                    dialog.reloadChosen();
                }
            }

            Item {
                Layout.fillWidth: true
            }

            Button {
                objectName: "cancelOverwrite"
                text: qsTr("Cancel")
                onClicked: dialog.close()
            }

            PrimaryButton {
                objectName: "saveElsewhere"
                text: qsTr("Save As…")
                focus: true
                onClicked: {
                    dialog.close();
                    dialog.saveAsChosen();
                }
            }
        }
    }
}
