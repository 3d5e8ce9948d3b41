// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// Asks what becomes of what is not saved when the program ends.
Dialog {
    id: dialog

    required property string question

    /// It is saved, or given up.
    signal mayGoOn

    modal: true
    standardButtons: Dialog.Save | Dialog.Discard | Dialog.Cancel
    padding: Theme.unit * 2
    width: Math.min(Theme.unit * 56, (parent?.width ?? 0) - Theme.unit * 4)
    onDiscarded: {
        close();
        mayGoOn();
    }

    ColumnLayout {
        width: parent.width

        Label {
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            textFormat: Text.PlainText
            text: dialog.question
        }
    }
}
