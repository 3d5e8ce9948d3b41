// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Delvewright

// Below the board: the levels, where there are several, and what its signs mean.
PlayPart {
    id: footer

    required property EditorContext editor

    implicitHeight: column.implicitHeight

    ColumnLayout {
        id: column

        anchors.left: parent.left
        anchors.right: parent.right
        spacing: 0

        PlayLevels {
            Layout.fillWidth: true
            visible: shown
            editor: footer.editor
        }

        ReachKey {
            Layout.fillWidth: true
            editor: footer.editor
        }
    }
}
