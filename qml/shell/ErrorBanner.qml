// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// Something went wrong: what, where, and what was expected.
Pane {
    id: banner

    property string title
    property string details
    property bool dismissable: true

    signal dismissed

    visible: details !== ""
    padding: Theme.unit * 1.5
    Accessible.role: Accessible.AlertMessage
    Accessible.name: title
    Accessible.description: details

    background: Rectangle {
        color: Theme.errorBackground

        Rectangle {
            width: 4
            height: parent.height
            color: Theme.error
        }
    }

    RowLayout {
        anchors.fill: parent
        spacing: Theme.unit * 1.5

        Rectangle {
            Layout.alignment: Qt.AlignTop
            Layout.preferredWidth: 22
            Layout.preferredHeight: 22
            radius: 11
            color: Theme.error

            Label {
                anchors.centerIn: parent
                textFormat: Text.PlainText
                text: "!"
                font.bold: true
                color: Theme.errorBackground
            }
        }

        ColumnLayout {
            Layout.fillWidth: true
            spacing: Theme.unit / 2

            Label {
                Layout.fillWidth: true
                textFormat: Text.PlainText
                text: banner.title
                font.bold: true
                wrapMode: Text.Wrap
                color: Theme.text
            }

            Label {
                objectName: "details"
                Layout.fillWidth: true
                text: banner.details
                textFormat: Text.PlainText
                font.family: "DejaVu Sans Mono"
                wrapMode: Text.Wrap
                maximumLineCount: 6
                elide: Text.ElideRight
                color: Theme.error
            }
        }

        Button {
            Layout.alignment: Qt.AlignTop
            visible: banner.dismissable
            text: qsTr("Dismiss")
            onClicked: banner.dismissed()
        }
    }
}
