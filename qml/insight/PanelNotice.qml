// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// Something that a panel has to say before all else, with a way to act on it.
Pane {
    id: notice

    required property string text
    property string choice
    property bool bad: false

    signal chosen

    visible: text !== ""
    padding: Theme.unit
    leftPadding: Theme.unit * 1.5
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text

    background: Rectangle {
        color: notice.bad ? Theme.errorBackground : Theme.warningBackground

        Rectangle {
            width: 4
            height: parent.height
            color: notice.bad ? Theme.error : Theme.warning
        }
    }

    ColumnLayout {
        anchors.left: parent.left
        anchors.right: parent.right
        spacing: Theme.unit / 2

        Label {
            objectName: "noticeText"
            Layout.fillWidth: true
            textFormat: Text.PlainText
            text: (notice.bad ? "✖  " : "▲  ") + notice.text
            wrapMode: Text.Wrap
        }

        PanelButton {
            objectName: "noticeChoice"
            visible: notice.choice !== ""
            text: notice.choice
            onClicked: notice.chosen()
        }
    }
}
