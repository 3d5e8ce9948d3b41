// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// An assertion, put together field by field.
Dialog {
    id: dialog

    required property DungeonAssertions assertions
    property bool isNew: true

    /// Begins with the assertion of a row, or with a new one.
    function openFor(row) {
        isNew = row < 0;
        draft.begin(row);
        open();
    }

    objectName: "assertionDialog"
    modal: true
    title: isNew ? qsTr("New Promise") : qsTr("Change Promise")
    padding: Theme.unit * 2
    width: Math.min(Theme.unit * 60, (parent?.width ?? 0) - Theme.unit * 4)
    onOpened: measureBox.forceActiveFocus()
    onAccepted: draft.accept()

    AssertionDraft {
        id: draft

        model: dialog.assertions
    }

    GridLayout {
        width: parent.width
        columns: 2
        columnSpacing: Theme.unit * 2
        rowSpacing: Theme.unit

        FormLabel {
            text: qsTr("What happens")
        }
        ChoiceBox {
            id: measureBox

            objectName: "assertionMeasure"
            Layout.fillWidth: true
            model: draft.measureNames
            chosen: draft.measure
            onPicked: index => draft.measure = index
            Accessible.name: qsTr("What happens")
        }

        FormLabel {
            visible: aboutBox.visible
            text: qsTr("To whom or what")
        }
        ChoiceBox {
            id: aboutBox

            objectName: "assertionAbout"
            Layout.fillWidth: true
            visible: draft.aboutNames.length > 0
            model: draft.aboutNames
            chosen: draft.about
            onPicked: index => draft.about = index
            Accessible.name: qsTr("To whom or what")
        }

        FormLabel {
            visible: draft.needsRounds
            text: qsTr("Within how many rounds")
        }
        SpinBox {
            objectName: "assertionRounds"
            Layout.fillWidth: true
            visible: draft.needsRounds
            from: 1
            to: 10000
            editable: true
            value: draft.rounds
            onValueModified: draft.rounds = value
            Accessible.name: qsTr("Within how many rounds")
        }

        FormLabel {
            text: qsTr("In how many games")
        }
        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.unit

            ChoiceBox {
                objectName: "assertionBound"
                Layout.fillWidth: true
                model: draft.boundNames
                chosen: draft.bound
                onPicked: index => draft.bound = index
                Accessible.name: qsTr("At least or at most")
            }

            SpinBox {
                objectName: "assertionPercent"
                from: 0
                to: 100
                editable: true
                value: draft.percent
                textFromValue: number => number + " %"
                valueFromText: text => parseInt(text)
                onValueModified: draft.percent = value
                Accessible.name: qsTr("Percent of the games")
            }
        }

        Label {
            objectName: "assertionPreview"
            Layout.fillWidth: true
            Layout.columnSpan: 2
            Layout.topMargin: Theme.unit
            textFormat: Text.PlainText
            text: draft.sentence
            font.bold: true
            wrapMode: Text.Wrap
        }
    }

    footer: DialogButtonBox { // qmllint disable deferred-property-id
        Button {
            text: qsTr("Cancel")
            DialogButtonBox.buttonRole: DialogButtonBox.RejectRole // qmllint disable
        }

        PrimaryButton {
            objectName: "acceptAssertion"
            text: dialog.isNew ? qsTr("Add") : qsTr("Change")
            DialogButtonBox.buttonRole: DialogButtonBox.AcceptRole // qmllint disable
        }
    }
}
