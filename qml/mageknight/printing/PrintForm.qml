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

    ComboBox {
        objectName: "printKind"
        Layout.fillWidth: true
        Layout.columnSpan: 2
        font.pixelSize: Theme.fontSize
        model: form.choices.kindNames
        currentIndex: form.choices.kind
        onActivated: index => form.choices.kind = index
        Accessible.name: qsTr("What to print")
    }

    FormNote {
        text: form.choices.kindDescriptions[form.choices.kind]
    }

    FormHeading {
        text: qsTr("Page")
    }

    FormLabel {
        text: qsTr("Paper")
    }
    ComboBox {
        id: paperBox

        objectName: "printPaper"
        Layout.fillWidth: true
        font.pixelSize: Theme.fontSize
        editable: true
        model: form.choices.papers
        currentIndex: model.indexOf(form.choices.paper)
        Component.onCompleted: editText = form.choices.paper
        onActivated: index => form.choices.paper = model[index]
        onAccepted: form.choices.paper = editText
        onActiveFocusChanged: {
            if (!activeFocus)
                form.choices.paper = editText;
        }
        Accessible.name: qsTr("Paper")
        Accessible.description: qsTr("A name, or millimetres such as 250x250")
    }

    FormLabel {
        text: qsTr("Orientation")
    }
    ComboBox {
        objectName: "printOrientation"
        Layout.fillWidth: true
        font.pixelSize: Theme.fontSize
        model: [qsTr("Automatic"), qsTr("Portrait"), qsTr("Landscape")]
        currentIndex: form.choices.orientation
        onActivated: index => form.choices.orientation = index
        Accessible.name: qsTr("Orientation")
    }

    FormLabel {
        text: qsTr("Margin")
    }
    MillimetreBox {
        objectName: "printMargin"
        Layout.fillWidth: true
        most: 100
        millimetres: form.choices.margin
        onChosen: length => form.choices.margin = length
        Accessible.name: qsTr("Margin")
    }

    FormHeading {
        text: qsTr("Drawing")
    }

    FormLabel {
        text: qsTr("Style")
    }
    ComboBox {
        objectName: "printStyle"
        Layout.fillWidth: true
        font.pixelSize: Theme.fontSize
        model: form.styleNames
        currentIndex: form.choices.style
        onActivated: index => form.choices.style = index
        Accessible.name: qsTr("Style")
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

    FormLabel {
        visible: form.choices.isCutOut
        text: qsTr("Both sides")
    }
    ComboBox {
        objectName: "printDuplex"
        Layout.fillWidth: true
        visible: form.choices.isCutOut
        font.pixelSize: Theme.fontSize
        model: [qsTr("Fronts only"), qsTr("Turned over the long edge"), qsTr("Turned over the short edge")]
        currentIndex: form.choices.duplex
        onActivated: index => form.choices.duplex = index
        Accessible.name: qsTr("Both sides")
    }

    FormLabel {
        visible: form.choices.isCutOut
        text: qsTr("Bleed")
    }
    MillimetreBox {
        objectName: "printBleed"
        Layout.fillWidth: true
        visible: form.choices.isCutOut
        most: 20
        millimetres: form.choices.bleed
        onChosen: length => form.choices.bleed = length
        Accessible.name: qsTr("Bleed")
        ToolTip.visible: hovered
        ToolTip.delay: 800
        ToolTip.text: qsTr("Colour beyond the cut lines, so that a cut beside them shows no white")
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

    FormHeading {
        text: qsTr("True scale")
    }

    FormLabel {
        text: qsTr("Printer")
    }
    ComboBox {
        objectName: "printPrinter"
        Layout.fillWidth: true
        font.pixelSize: Theme.fontSize
        model: form.choices.targets
        currentIndex: form.choices.target
        onActivated: index => form.choices.target = index
        Accessible.name: qsTr("Printer")
    }

    FormNote {
        objectName: "noPrinter"
        visible: form.choices.targets.length === 1
        text: qsTr("The system knows no printer. Save as PDF, and print that at 100 %.")
        color: Theme.warning
    }

    FormCheck {
        objectName: "printRuler"
        text: qsTr("Ruler on the first page")
        checked: form.choices.ruler
        onToggled: form.choices.ruler = checked
    }

    FormNote {
        text: qsTr("Measure the printed ruler once. If its 100 mm are not true, say what they are; this is remembered for the printer.")
    }

    FormLabel {
        text: qsTr("100 mm across are")
    }
    MillimetreBox {
        objectName: "printAcross"
        Layout.fillWidth: true
        least: 80
        most: 120
        step: 0.1
        millimetres: form.choices.measuredAcross
        onChosen: length => form.choices.measuredAcross = length
        Accessible.name: qsTr("100 mm across are")
    }

    FormLabel {
        text: qsTr("100 mm down are")
    }
    MillimetreBox {
        objectName: "printDown"
        Layout.fillWidth: true
        least: 80
        most: 120
        step: 0.1
        millimetres: form.choices.measuredDown
        onChosen: length => form.choices.measuredDown = length
        Accessible.name: qsTr("100 mm down are")
    }
}
