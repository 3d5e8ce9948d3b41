// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Delvewright

// What is printed of a card map and how. Every choice shows at once in the preview.
GridLayout {
    id: form

    required property CardPrintChoices choices
    required property var styleNames
    readonly property var kinds: choices.kinds

    columns: 2
    columnSpacing: Theme.unit
    rowSpacing: Theme.unit * 0.75

    ChoiceBox {
        objectName: "printKind"
        Layout.fillWidth: true
        Layout.columnSpan: 2
        font.pixelSize: Theme.fontSize
        model: form.kinds.map(kind => form.choices.kindNames[kind])
        chosen: form.kinds.indexOf(form.choices.kind)
        onPicked: index => form.choices.kind = form.kinds[index]
        Accessible.name: qsTr("What to print")
    }

    FormNote {
        text: form.choices.kindDescriptions[form.choices.kind]
    }

    PageForm {
        Layout.columnSpan: 2
        Layout.fillWidth: true
        choices: form.choices
        styleNames: form.styleNames
    }

    FormLabel {
        visible: form.choices.hasTrueSize
        text: qsTr("Size of cards")
    }
    ChoiceBox {
        objectName: "printCardSize"
        Layout.fillWidth: true
        visible: form.choices.hasTrueSize
        font.pixelSize: Theme.fontSize
        model: [qsTr("63 × 88 mm"), qsTr("2.5 × 3.5 inches")]
        chosen: form.choices.cardSize
        onPicked: index => form.choices.cardSize = index
        Accessible.name: qsTr("Size of cards")
    }

    FormLabel {
        visible: form.choices.hasCards
        text: qsTr("Cards")
    }
    ChoiceBox {
        objectName: "printDeck"
        Layout.fillWidth: true
        visible: form.choices.hasCards
        font.pixelSize: Theme.fontSize
        model: form.choices.deckNames
        chosen: form.choices.deck
        onPicked: index => form.choices.deck = index
        Accessible.name: qsTr("Cards")
    }

    FormLabel {
        visible: form.choices.hasCards
        text: qsTr("Backs")
    }
    ChoiceBox {
        objectName: "printSheets"
        Layout.fillWidth: true
        visible: form.choices.hasCards
        font.pixelSize: Theme.fontSize
        model: [qsTr("On the other side"), qsTr("Below a fold, without a duplex printer"), qsTr("A page for each side, for print shops")]
        chosen: form.choices.sheets
        onPicked: index => form.choices.sheets = index
        Accessible.name: qsTr("Backs")
    }

    DuplexForm {
        Layout.columnSpan: 2
        Layout.fillWidth: true
        visible: form.choices.hasCards
        choices: form.choices
        hasBacks: form.choices.hasBacks
    }

    FormLabel {
        visible: form.choices.hasCards
        text: qsTr("Gap between cards")
    }
    MillimetreBox {
        objectName: "printGap"
        Layout.fillWidth: true
        visible: form.choices.hasCards
        most: 30
        millimetres: form.choices.gap
        onChosen: length => form.choices.gap = length
        Accessible.name: qsTr("Gap between cards")
    }

    FormCheck {
        objectName: "printCorners"
        visible: form.choices.hasCards
        text: qsTr("Lines to round the corners along")
        checked: form.choices.corners === 1
        onToggled: form.choices.corners = checked ? 1 : 0
    }

    FormCheck {
        objectName: "printNotes"
        visible: form.choices.hasNotes
        text: qsTr("Pinned notes")
        checked: form.choices.notes
        onToggled: form.choices.notes = checked
    }
}
