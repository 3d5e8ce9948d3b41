// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// The name of the program and the four things most people do first.
GridLayout {
    id: header

    property bool canGenerate: true
    required property GameRegistry games

    signal newRequested
    signal openRequested
    signal generateRequested
    signal tourRequested

    columns: width > Theme.unit * 90 ? 2 : 1
    rowSpacing: Theme.unit
    columnSpacing: Theme.unit * 2

    component Choice: Button {
        padding: Theme.unit * 1.5
        leftPadding: Theme.unit * 2
        rightPadding: Theme.unit * 2
    }

    ColumnLayout {
        Layout.fillWidth: true
        spacing: Theme.unit / 2

        Label {
            textFormat: Text.PlainText
            text: qsTr("Delvewright")
            font.pixelSize: Theme.titleFontSize
            font.bold: true
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        Label {
            Layout.fillWidth: true
            textFormat: Text.PlainText
            text: qsTr("Design dungeons and scenarios for %1.").arg(header.games.names)
            color: Theme.quietText
            wrapMode: Text.Wrap
        }
    }

    Flow {
        Layout.fillWidth: header.columns === 1
        Layout.preferredWidth: header.columns === 1 ? -1 : implicitWidth
        Layout.alignment: Qt.AlignRight | Qt.AlignVCenter
        spacing: Theme.unit

        Choice {
            objectName: "tourButton"
            text: qsTr("Take the Tour")
            onClicked: header.tourRequested()
        }

        Choice {
            objectName: "generateButton"
            visible: header.canGenerate
            text: qsTr("Generate…")
            onClicked: header.generateRequested()
        }

        Choice {
            objectName: "openButton"
            text: qsTr("Open…")
            onClicked: header.openRequested()
        }

        PrimaryButton {
            objectName: "newButton"
            padding: Theme.unit * 1.5
            text: qsTr("New…")
            focus: true
            onClicked: header.newRequested()
        }
    }
}
