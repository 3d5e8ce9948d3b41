// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// What a card map that the program makes or finishes shall be like.
Dialog {
    id: dialog

    required property CardLibrary library
    /// The map in front, which is completed.
    required property CardMapViewModel begun
    /// A new map, or the rest of the one in front.
    property bool makesNew: true
    readonly property alias wishes: wishes
    readonly property string fault: makesNew ? wishes.fault : visible ? begun?.proposals.completionFault(wishes) ?? "" : ""

    objectName: "cardWishes"
    modal: true
    title: makesNew ? qsTr("Generate a Card Map") : qsTr("Complete the Map")
    padding: Theme.unit * 2
    width: Math.min(Theme.unit * 84, parent ? parent.width - Theme.unit * 4 : 680)
    height: Math.min(implicitHeight, parent ? parent.height - Theme.unit * 4 : 600)
    onOpened: startButton.forceActiveFocus()

    CardWishes {
        id: wishes

        library: dialog.library
    }

    component Caption: Label {
        textFormat: Text.PlainText
        Layout.alignment: Qt.AlignRight | Qt.AlignVCenter
        color: Theme.quietText
    }

    component NumberBox: SpinBox {
        property string caption
        /// What the least number is called.
        property string leastName

        Layout.fillWidth: true
        editable: true
        textFromValue: number => number === from && leastName !== "" ? leastName : String(number)
        valueFromText: text => isNaN(parseInt(text)) ? from : parseInt(text)
        Accessible.name: caption
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.unit * 1.5

        Label {
            Layout.fillWidth: true
            textFormat: Text.PlainText
            text: dialog.makesNew ? qsTr("A legal map of the cards of these sets. The same seed and wishes always give the same maps.") : qsTr("Everything that is laid stays where it is; cards are added by the rules.")
            wrapMode: Text.Wrap
            color: Theme.quietText
        }

        Flow {
            Layout.fillWidth: true
            visible: dialog.makesNew
            spacing: Theme.unit * 2

            Repeater {
                model: wishes.sets

                CheckBox {
                    required property var modelData

                    objectName: "wish set " + modelData.id
                    text: modelData.name
                    checked: modelData.used
                    onToggled: wishes.use(modelData.id, checked)
                }
            }
        }

        GridLayout {
            Layout.fillWidth: true
            columns: dialog.width > Theme.unit * 76 ? 4 : 2
            columnSpacing: Theme.unit * 1.5
            rowSpacing: Theme.unit

            Caption {
                text: qsTr("Players")
            }
            NumberBox {
                objectName: "wish players"
                caption: qsTr("Players")
                from: 2
                to: 4
                value: wishes.players
                onValueModified: wishes.players = value
            }

            Caption {
                visible: dialog.makesNew
                text: qsTr("Stage")
            }
            ChoiceBox {
                objectName: "wish stage"
                visible: dialog.makesNew
                Layout.fillWidth: true
                model: wishes.stageNames
                chosen: wishes.stage
                onPicked: index => wishes.stage = index
                Accessible.name: qsTr("Stage")
            }

            Caption {
                text: qsTr("Cards of each map")
            }
            NumberBox {
                objectName: "wish cards"
                caption: qsTr("Cards of each map")
                leastName: qsTr("As the stage asks")
                from: 0
                to: 200
                value: wishes.cards
                onValueModified: wishes.cards = value
            }

            Caption {
                text: qsTr("Shape")
            }
            ChoiceBox {
                objectName: "wish shape"
                Layout.fillWidth: true
                model: wishes.shapeNames
                chosen: wishes.shape
                onPicked: index => wishes.shape = index
                Accessible.name: qsTr("Shape")
            }

            Caption {
                text: qsTr("Doors")
            }
            ChoiceBox {
                objectName: "wish doors"
                Layout.fillWidth: true
                model: wishes.doorNames
                chosen: wishes.doors
                onPicked: index => wishes.doors = index
                Accessible.name: qsTr("Doors")
            }

            Caption {
                text: qsTr("Ways round, at least")
            }
            NumberBox {
                objectName: "wish loops"
                caption: qsTr("Ways round, at least")
                from: 0
                to: 20
                value: wishes.loops
                onValueModified: wishes.loops = value
            }

            Caption {
                text: qsTr("Steps to places of Quests, at least")
            }
            NumberBox {
                objectName: "wish distance"
                caption: qsTr("Steps to places of Quests, at least")
                leastName: qsTr("Any")
                from: 0
                to: 20
                value: wishes.questDistance
                onValueModified: wishes.questDistance = value
            }

            Caption {
                text: qsTr("Seed")
            }
            NumberBox {
                objectName: "wish seed"
                caption: qsTr("Seed")
                from: 1
                to: 2147483646
                value: wishes.seed
                onValueModified: wishes.seed = value
            }
        }

        CheckBox {
            objectName: "wish fair"
            text: qsTr("Deal Quests so that the ways of all players are alike")
            checked: wishes.fair
            onToggled: wishes.fair = checked
        }

        CheckBox {
            objectName: "wish view"
            visible: dialog.makesNew
            enabled: wishes.stage === 2
            text: qsTr("Map in View: the whole map is laid before play (DNR-OPT-02)")
            checked: wishes.mapInView && enabled
            onToggled: wishes.mapInView = checked
        }

        Label {
            objectName: "cardWishFault"
            Layout.fillWidth: true
            visible: text !== ""
            textFormat: Text.PlainText
            text: dialog.fault === "" ? "" : Theme.severitySign(0) + "  " + dialog.fault
            color: Theme.error
            wrapMode: Text.Wrap
        }
    }

    footer: DialogButtonBox {
        // qmllint disable deferred-property-id
        Button {
            text: qsTr("Cancel")
            DialogButtonBox.buttonRole: DialogButtonBox.RejectRole // qmllint disable
        }

        PrimaryButton {
            id: startButton

            objectName: "startCards"
            text: dialog.makesNew ? qsTr("Generate") : qsTr("Complete")
            enabled: dialog.fault === ""
            DialogButtonBox.buttonRole: DialogButtonBox.AcceptRole // qmllint disable
        }
    }
}
