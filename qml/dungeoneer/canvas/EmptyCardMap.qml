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

    /// DNR-OPT-02: all cards are dealt, and none is taken from the palette.
    readonly property bool inTurns: cards.document?.turns.agreed ?? false

    objectName: "emptyCardMap"
    spacing: Theme.unit

    MapNote {
        Layout.fillWidth: true
        Layout.maximumWidth: Theme.unit * 50
        Layout.alignment: Qt.AlignHCenter
        text: offer.inTurns ? qsTr("Nothing lies here yet. With Map in View all cards are dealt, and the players lay them in turns: the guide does it.") : qsTr("Nothing lies here yet. The Entrance comes first; then take cards from the palette: every cell where a card may lie lights up.")
    }

    RowLayout {
        Layout.alignment: Qt.AlignHCenter
        Layout.fillWidth: false
        spacing: Theme.unit

        Button {
            objectName: "takeEntrance"
            visible: !offer.inTurns
            text: qsTr("Take the Entrance")
            onClicked: offer.cards.take(offer.cards.document.guide.drawEntrance())
            Accessible.name: text
        }

        Button {
            objectName: "emptyCardGuide"
            visible: !offer.inTurns
            text: offer.actions.of("cards.guide").plainText
            onClicked: offer.actions.of("cards.guide").trigger()
            Accessible.name: text
        }

        Button {
            objectName: "emptyCardTurns"
            text: offer.actions.of("cards.turns").plainText
            onClicked: offer.actions.of("cards.turns").trigger()
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
