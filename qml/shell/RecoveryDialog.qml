// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// After a crash: what was not saved and can be had back.
Dialog {
    id: dialog

    required property Workspace workspace

    /// A pack shall be recovered.
    signal packChosen(string file)
    /// A game shall be gone on with.
    signal gameChosen(string file)

    objectName: "recoveryDialog"
    modal: true
    title: qsTr("Unsaved work was found")
    padding: Theme.unit * 2
    width: Math.min(Theme.unit * 84, parent ? parent.width - Theme.unit * 4 : 500)
    standardButtons: Dialog.Close
    Component.onCompleted: {
        // Once the window is there, so that keys go to the dialog.
        if (workspace.recoverable.length > 0)
            Qt.callLater(open); // qmllint disable
    }
    onOpened: {
        // What cannot be recovered offers only to be thrown away, and Enter shall not be the way to that.
        if (workspace.recoverable.length > 0 && !workspace.recoverable[0].readable)
            standardButton(Dialog.Close).forceActiveFocus(Qt.TabFocusReason);
    }

    ColumnLayout {
        width: parent.width
        spacing: Theme.unit

        Label {
            Layout.fillWidth: true
            textFormat: Text.PlainText
            text: qsTr("The program did not end in order the last time. The files themselves are as they were saved; these copies hold what was not. What you leave here is offered again at the next start.")
            wrapMode: Text.Wrap
        }

        ListView {
            id: copies

            Layout.fillWidth: true
            Layout.preferredHeight: Math.min(contentHeight, Theme.unit * 40)
            clip: true
            spacing: Theme.unit
            model: dialog.workspace.recoverable
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Copies of unsaved work")

            ScrollBar.vertical: ScrollBar {
                policy: copies.contentHeight > copies.height ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
            }

            delegate: RowLayout {
                id: row

                required property var modelData

                width: copies.width - (copies.contentHeight > copies.height ? Theme.unit * 2 : 0)
                spacing: Theme.unit

                ColumnLayout {
                    Layout.fillWidth: true
                    spacing: 0

                    Label {
                        Layout.fillWidth: true
                        textFormat: Text.PlainText
                        text: row.modelData.name
                        elide: Text.ElideRight
                    }

                    Label {
                        Layout.fillWidth: true
                        textFormat: Text.PlainText
                        text: row.modelData.time
                        font.pixelSize: Theme.smallFontSize
                        color: Theme.quietText
                        elide: Text.ElideRight
                    }
                }

                Button {
                    objectName: "recoverButton"
                    text: qsTr("Recover")
                    enabled: row.modelData.readable
                    onClicked: {
                        if (row.modelData.isPack)
                            dialog.packChosen(row.modelData.file);
                        else if (row.modelData.isGame)
                            dialog.gameChosen(row.modelData.file);
                        else
                            dialog.workspace.recover(row.modelData.file);
                    }
                }

                Button {
                    // There is no other copy: the first press only asks.
                    property bool isAsking: false

                    objectName: "discardRecoveryButton"
                    text: isAsking ? qsTr("Discard for Good?") : qsTr("Discard")
                    onActiveFocusChanged: isAsking = false
                    onClicked: {
                        if (isAsking)
                            dialog.workspace.discardRecovery(row.modelData.file);
                        else
                            isAsking = true;
                    }
                }
            }
        }
    }

    Connections {
        target: dialog.workspace

        function onRecoverableChanged() {
            if (dialog.workspace.recoverable.length === 0)
                dialog.close();
            else
                Qt.callLater(copies.forceActiveFocus); // qmllint disable
        }
    }
}
