// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// The keys of all commands: search, press other keys, take them back.
ColumnLayout {
    id: page

    required property CommandList actions
    /// What happened last, or why it did not.
    property string report
    property bool refused: false

    function say(text, isRefusal) {
        report = text;
        refused = isRefusal;
    }

    /// Says which command has the keys already, if one has.
    function tell(owner, keys) {
        if (owner !== "")
            say(Sentences.filled(qsTr("%1 belongs to “%2”. Take it away there first."), Shortcuts.shown(keys), actions.of(owner).plainText), true);
        else
            say("", false);
    }

    spacing: Theme.unit

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.unit

        TextField {
            id: field

            objectName: "shortcutSearch"
            Layout.fillWidth: true
            font.pixelSize: Theme.fontSize
            placeholderText: qsTr("Search commands")
            Accessible.name: qsTr("Search commands")
        }

        PanelButton {
            objectName: "resetAllShortcuts"
            text: qsTr("Reset All")
            onClicked: {
                Shortcuts.resetAll();
                page.say(qsTr("All commands have their usual keys again."), false);
            }
        }
    }

    ListView {
        id: list

        objectName: "shortcutList"
        Layout.fillWidth: true
        Layout.fillHeight: true
        model: page.actions.matching(field.text)
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar {}

        delegate: ShortcutRow {
            required property AppAction modelData

            width: list.width - Theme.unit * 1.5
            action: modelData
            onAssigned: keys => page.tell(Shortcuts.assign(modelData.command, keys), keys)
            onReset: page.tell(Shortcuts.reset(modelData.command), Shortcuts.usualOf(modelData.command))
        }
    }

    Label {
        objectName: "shortcutReport"
        Layout.fillWidth: true
        Layout.minimumHeight: implicitHeight
        textFormat: Text.PlainText
        text: (page.refused ? Theme.severitySign(0) + " " : "") + page.report
        color: page.refused ? Theme.error : Theme.quietText
        wrapMode: Text.Wrap
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
}
