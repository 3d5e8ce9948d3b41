// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// What is printed and how. Every choice shows at once in the preview.
GridLayout {
    id: form

    required property PrintChoices choices
    required property var styleNames
    /// How many pieces the scenario lacks.
    required property int lacking

    signal collectionRequested

    columns: 2
    columnSpacing: Theme.unit
    rowSpacing: Theme.unit * 0.75

    ChoiceBox {
        objectName: "printKind"
        Layout.fillWidth: true
        Layout.columnSpan: 2
        font.pixelSize: Theme.fontSize
        model: form.choices.kindNames
        chosen: form.choices.kind
        onPicked: index => form.choices.kind = index
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
        text: qsTr("Square")
    }
    MillimetreBox {
        objectName: "printSquare"
        Layout.fillWidth: true
        least: 5
        most: 1000
        millimetres: form.choices.square
        onChosen: length => form.choices.square = length
        Accessible.name: qsTr("Size of a square")
        ToolTip.visible: hovered
        ToolTip.delay: 800
        ToolTip.text: qsTr("38.1 mm is the true size, 1.5 inches")
    }

    FormLabel {
        visible: form.choices.hasSeams
        text: qsTr("Overlap of pages")
    }
    MillimetreBox {
        objectName: "printOverlap"
        Layout.fillWidth: true
        visible: form.choices.hasSeams
        most: 50
        millimetres: form.choices.overlap
        onChosen: length => form.choices.overlap = length
        Accessible.name: qsTr("Overlap of pages")
    }

    FormCheck {
        objectName: "printCover"
        visible: form.choices.hasSeams
        text: qsTr("Cover with the assembly map")
        checked: form.choices.cover
        onToggled: form.choices.cover = checked
    }

    FormLabel {
        visible: form.choices.hasFigures
        text: qsTr("Figures")
    }
    ChoiceBox {
        objectName: "printFigures"
        Layout.fillWidth: true
        visible: form.choices.hasFigures
        font.pixelSize: Theme.fontSize
        model: form.choices.figureNames
        chosen: form.choices.figures
        onPicked: index => form.choices.figures = index
        Accessible.name: qsTr("Figures")
    }

    DuplexForm {
        Layout.columnSpan: 2
        Layout.fillWidth: true
        visible: form.choices.isCutOut
        choices: form.choices
    }

    FormCheck {
        objectName: "printMissing"
        visible: form.choices.isCutOut
        text: qsTr("Only what my collection lacks")
        checked: form.choices.onlyMissing
        onToggled: form.choices.onlyMissing = checked
    }

    LinkButton {
        objectName: "printCollection"
        Layout.columnSpan: 2
        Layout.leftMargin: Theme.unit * 3
        visible: form.choices.isCutOut
        text: form.lacking > 0 ? qsTr("My collection lacks %n piece(s)…", "", form.lacking) : qsTr("My collection lacks nothing…")
        onClicked: form.collectionRequested()
    }

    FormCheck {
        objectName: "printPieces"
        visible: form.choices.hasMap
        text: qsTr("Doors, chests and other pieces")
        checked: form.choices.pieces
        onToggled: form.choices.pieces = checked
    }

    FormCheck {
        objectName: "printNotes"
        visible: form.choices.hasMap
        text: qsTr("Pinned notes")
        checked: form.choices.notes
        onToggled: form.choices.notes = checked
    }
}
