// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// How to begin, on a table with no card on it. Only its buttons take the mouse.
ColumnLayout {
    id: offer

    required property CommandList actions
    required property CardContext cards

    objectName: "emptyCardMap"
    spacing: Theme.unit

    Rectangle {
        Layout.fillWidth: true
        Layout.maximumWidth: Theme.unit * 50
        Layout.preferredHeight: note.implicitHeight + Theme.unit * 2
        radius: Theme.radius
        color: "#cc1d2420"

        Label {
            id: note

            anchors.centerIn: parent
            width: parent.width - Theme.unit * 2
            textFormat: Text.PlainText
            text: qsTr("Nothing lies here yet. The Entrance comes first; then take cards from the palette: every cell where a card may lie lights up.")
            color: "#f2efe8" // on the table of the map, which is dark in both themes
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
        }
    }

    RowLayout {
        Layout.alignment: Qt.AlignHCenter
        Layout.fillWidth: false
        spacing: Theme.unit

        Button {
            objectName: "takeEntrance"
            text: qsTr("Take the Entrance")
            onClicked: offer.cards.take(offer.cards.document.guide.draw(4))
            Accessible.name: text
        }

        Button {
            objectName: "emptyCardGuide"
            text: offer.actions.of("cards.guide").plainText
            onClicked: offer.actions.of("cards.guide").trigger()
            Accessible.name: text
        }

        Button {
            objectName: "emptyCardGenerate"
            text: qsTr("Generate")
            onClicked: offer.cards.generationRequested()
            Accessible.name: text
        }
    }
}
