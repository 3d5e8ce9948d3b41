// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Delvewright

// The page that is printed on, and the style that is drawn in. The same for all games.
GridLayout {
    id: form

    required property PageChoices choices
    required property var styleNames

    columns: 2
    columnSpacing: Theme.unit
    rowSpacing: Theme.unit * 0.75

    FormHeading {
        text: qsTr("Page")
    }

    FormLabel {
        text: qsTr("Paper")
    }
    ChoiceBox {
        objectName: "printPaper"
        Layout.fillWidth: true
        font.pixelSize: Theme.fontSize
        editable: true
        model: form.choices.papers
        chosen: model.indexOf(form.choices.paper)
        Component.onCompleted: editText = form.choices.paper
        onPicked: index => form.choices.paper = model[index]
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
    ChoiceBox {
        objectName: "printOrientation"
        Layout.fillWidth: true
        font.pixelSize: Theme.fontSize
        model: [qsTr("Automatic"), qsTr("Portrait"), qsTr("Landscape")]
        chosen: form.choices.orientation
        onPicked: index => form.choices.orientation = index
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
    ChoiceBox {
        objectName: "printStyle"
        Layout.fillWidth: true
        font.pixelSize: Theme.fontSize
        model: form.styleNames
        chosen: form.choices.style
        onPicked: index => form.choices.style = index
        Accessible.name: qsTr("Style")
    }

    FormCheck {
        objectName: "printGrey"
        Layout.columnSpan: 2
        text: qsTr("Black ink only")
        checked: form.choices.grey
        onToggled: form.choices.grey = checked
    }
}
