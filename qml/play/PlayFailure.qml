// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// Why no game could be begun or opened, and the way to what has to be mended.
Dialog {
    id: dialog

    required property EditorContext editor
    readonly property FindingsModel findings: editor.document?.findings ?? null
    /// It was a file that could not be opened or written.
    property bool ofFile: false
    readonly property int problems: ofFile || findings === null ? 0 : findings.errorCount + findings.todoCount

    objectName: "playFailure"
    modal: true
    title: ofFile ? qsTr("Nothing was done with the file") : qsTr("This cannot be played yet")
    padding: Theme.unit * 2
    width: Math.min(Theme.unit * 60, (parent?.width ?? 0) - Theme.unit * 4)
    onOpened: close.forceActiveFocus()
    onClosed: editor.game.clearFailure()

    ColumnLayout {
        width: parent.width
        spacing: Theme.unit * 2

        Label {
            objectName: "playFailureText"
            Layout.fillWidth: true
            textFormat: Text.PlainText
            text: dialog.editor.game.failure
            wrapMode: Text.Wrap
        }

        Label {
            Layout.fillWidth: true
            visible: dialog.problems > 0
            textFormat: Text.PlainText
            text: qsTr("The list of problems says where each of them is and how to mend it.")
            color: Theme.quietText
            wrapMode: Text.Wrap
        }

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.unit

            Item {
                Layout.fillWidth: true
            }

            Button {
                objectName: "playFailureProblems"
                visible: dialog.problems > 0
                text: qsTr("Show Problems")
                onClicked: {
                    dialog.close();
                    dialog.editor.panelRequested("problems");
                }
            }

            PrimaryButton {
                id: close

                objectName: "playFailureClose"
                text: qsTr("Close")
                onClicked: dialog.close()
            }
        }
    }
}
