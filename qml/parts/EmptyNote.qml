// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// What a panel says while it has nothing to show.
Item {
    id: note

    property string text
    property string drawing
    property color tint: Theme.quietText

    implicitHeight: column.implicitHeight + Theme.unit * 2

    ColumnLayout {
        id: column

        anchors.centerIn: parent
        width: Math.min(parent.width - Theme.unit * 4, Theme.unit * 60)
        spacing: Theme.unit

        AppIcon {
            Layout.alignment: Qt.AlignHCenter
            visible: note.drawing !== "" && note.height > Theme.unit * 12
            source: note.drawing === "" ? "" : "qrc:/qt/qml/Delvewright/icons/" + note.drawing + ".svg"
            size: Theme.unit * 4
            color: note.tint
        }

        Label {
            Layout.fillWidth: true
            textFormat: Text.PlainText
            text: note.text
            color: note.tint
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
        }
    }
}
