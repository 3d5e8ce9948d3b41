// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// A command and its keys. The field takes the next keys that are pressed; Backspace takes them away.
RowLayout {
    id: row

    required property AppAction action
    readonly property bool isUsual: Shortcuts.revision >= 0 && Shortcuts.isUsual(action.command)

    signal assigned(string keys)
    signal reset

    objectName: "shortcut " + action.command
    height: Theme.unit * 4.5
    spacing: Theme.unit

    Text {
        Layout.preferredWidth: Theme.unit * 9
        textFormat: Text.PlainText
        text: row.action.category
        font.pixelSize: Theme.smallFontSize
        color: Theme.quietText
        elide: Text.ElideRight
    }

    Text {
        Layout.fillWidth: true
        textFormat: Text.PlainText
        text: row.action.plainText
        font.pixelSize: Theme.fontSize
        color: Theme.text
        elide: Text.ElideRight
    }

    AbstractButton {
        id: keys

        property bool listens: false

        objectName: "keys"
        Layout.preferredWidth: Theme.unit * 18
        Layout.preferredHeight: Theme.unit * 3.5
        focusPolicy: Qt.StrongFocus
        text: listens ? qsTr("Press keys…") : row.action.shownKeys === "" ? qsTr("None") : row.action.shownKeys
        onClicked: listens = true
        onActiveFocusChanged: listens = false
        Accessible.role: Accessible.Button
        Accessible.name: Sentences.filled(qsTr("Keys of %1: %2"), row.action.plainText, text)
        // While it listens, no command may be triggered by what is pressed.
        Keys.onShortcutOverride: event => event.accepted = listens
        Keys.onPressed: event => {
            if (!listens)
                return;
            event.accepted = true;
            if (event.key === Qt.Key_Escape) {
                listens = false;
                return;
            }
            const plain = event.modifiers === Qt.NoModifier;
            const pressed = plain && event.key === Qt.Key_Backspace ? "" : Shortcuts.notation(event.key, event.modifiers);
            if (pressed === "" && event.key !== Qt.Key_Backspace)
                return;
            listens = false;
            row.assigned(pressed);
        }

        contentItem: Text {
            textFormat: Text.PlainText
            text: keys.text
            font.pixelSize: Theme.fontSize
            font.bold: !row.isUsual
            color: keys.listens ? Theme.accent : Theme.text
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            elide: Text.ElideRight
        }

        background: Rectangle {
            radius: Theme.radius / 2
            color: keys.listens ? Theme.chosen : keys.hovered ? Theme.hovered : Theme.base
            border.color: keys.visualFocus || keys.listens ? Theme.accent : Theme.border
            border.width: keys.visualFocus || keys.listens ? 2 : 1
        }
    }

    PanelButton {
        objectName: "resetShortcut"
        text: qsTr("Reset")
        enabled: !row.isUsual
        onClicked: row.reset()
        Accessible.name: qsTr("Reset the keys of %1").arg(row.action.plainText)
    }
}
