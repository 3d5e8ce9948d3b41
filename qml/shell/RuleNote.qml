// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// What a rule says, over a page that has no rule reference of its own.
Popup {
    id: note

    readonly property CommandBlock block: CommandBlock {
        shown: note.visible
    }

    required property GameLibrary library
    property string rule

    function show(number) {
        rule = number;
        open();
    }

    objectName: "ruleNote"
    anchors.centerIn: parent
    width: Math.min(Theme.unit * 60, (parent?.width ?? 0) - Theme.unit * 4)
    padding: Theme.unit * 2
    modal: true
    focus: true

    background: Rectangle {
        color: Theme.raised
        border.color: Theme.border
        radius: Theme.radius
    }

    contentItem: ColumnLayout {
        spacing: Theme.unit

        Label {
            Layout.fillWidth: true
            textFormat: Text.PlainText
            text: note.rule + "  " + (note.library?.ruleTitle(note.rule) ?? "")
            font.bold: true
            wrapMode: Text.Wrap
        }

        Label {
            objectName: "ruleNoteText"
            Layout.fillWidth: true
            textFormat: Text.PlainText
            text: note.library?.ruleText(note.rule) ?? ""
            wrapMode: Text.Wrap
        }

        Button {
            Layout.alignment: Qt.AlignRight
            text: qsTr("Close")
            focus: true
            onClicked: note.close()
        }
    }
}
