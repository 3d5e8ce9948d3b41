// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// Something happened that the user may want to answer.
Pane {
    id: banner

    property string text
    property string firstChoice
    property string secondChoice

    signal firstChosen
    signal secondChosen

    padding: Theme.unit
    leftPadding: Theme.unit * 2
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text

    background: Rectangle {
        color: Theme.warningBackground

        Rectangle {
            width: 4
            height: parent.height
            color: Theme.warning
        }
    }

    RowLayout {
        anchors.fill: parent
        spacing: Theme.unit

        Label {
            Layout.fillWidth: true
            textFormat: Text.PlainText
            text: banner.text
            wrapMode: Text.Wrap
        }

        Button {
            objectName: "firstChoice"
            visible: banner.firstChoice !== ""
            text: banner.firstChoice
            onClicked: banner.firstChosen()
        }

        Button {
            objectName: "secondChoice"
            text: banner.secondChoice
            onClicked: banner.secondChosen()
        }
    }
}
