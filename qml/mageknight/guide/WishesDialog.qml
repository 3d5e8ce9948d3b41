// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// What a dungeon that the program makes or finishes shall be like.
Dialog {
    id: dialog

    /// A new dungeon, or the rest of the one in front.
    property bool makesNew: true
    required property CollectionModel collection
    readonly property alias wishes: wishes

    objectName: "wishesDialog"
    modal: true
    title: makesNew ? qsTr("Generate a Dungeon") : qsTr("Complete the Dungeon")
    padding: Theme.unit * 2
    width: Math.min(Theme.unit * 84, parent ? parent.width - Theme.unit * 4 : 680)
    height: Math.min(implicitHeight, parent ? parent.height - Theme.unit * 4 : 600)
    onOpened: startButton.forceActiveFocus()

    WishesModel {
        id: wishes

        collection: dialog.collection
        makesNew: dialog.makesNew
    }

    component Caption: Label {
        textFormat: Text.PlainText
        Layout.alignment: Qt.AlignRight | Qt.AlignVCenter
        color: Theme.quietText
    }

    // A number that may be left to the rules.
    component Wish: SpinBox {
        id: box

        property bool mayBeOpen: true
        property int least: 0
        property string caption
        property string meaning

        Layout.fillWidth: true
        editable: true
        from: mayBeOpen ? least - 1 : least
        textFromValue: number => box.mayBeOpen && number < box.least ? qsTr("As the rules say") : String(number)
        valueFromText: text => isNaN(parseInt(text)) ? box.from : parseInt(text)
        Accessible.name: caption
        Accessible.description: meaning
        ToolTip.visible: hovered && meaning !== ""
        ToolTip.text: meaning
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.unit * 1.5

        Label {
            Layout.fillWidth: true
            textFormat: Text.PlainText
            text: dialog.makesNew ? qsTr("A legal dungeon from the tiles of the box. The same seed and wishes always give the same dungeon.") : qsTr("Everything that is placed stays where it is; the rest is added by the rules. Wishes count where the scenario leaves them open.")
            wrapMode: Text.Wrap
            color: Theme.quietText
        }

        ScrollView {
            Layout.fillWidth: true
            Layout.fillHeight: true
            contentWidth: availableWidth
            clip: true

            GridLayout {
                width: parent.width
                columns: dialog.width > Theme.unit * 76 ? 4 : 2
                columnSpacing: Theme.unit * 1.5
                rowSpacing: Theme.unit

                Caption {
                    text: qsTr("Players")
                    visible: dialog.makesNew
                }
                Wish {
                    objectName: "wish players"
                    caption: qsTr("Players")
                    visible: dialog.makesNew
                    mayBeOpen: false
                    least: 2
                    to: 8
                    value: wishes.players
                    onValueModified: wishes.players = value
                }

                Caption {
                    text: qsTr("Points of each team")
                    visible: dialog.makesNew
                }
                Wish {
                    caption: qsTr("Points of each team")
                    visible: dialog.makesNew
                    mayBeOpen: false
                    least: 50
                    to: 500
                    stepSize: 50
                    value: wishes.buildTotal
                    onValueModified: wishes.buildTotal = value
                }

                Caption {
                    text: qsTr("Tiles of each player")
                }
                Wish {
                    objectName: "wish tiles"
                    caption: qsTr("Tiles of each player")
                    least: 3
                    to: 30
                    value: wishes.tilesEach < 3 ? 2 : wishes.tilesEach
                    onValueModified: wishes.tilesEach = value < 3 ? 0 : value
                }

                Caption {
                    text: qsTr("Shape")
                }
                ComboBox {
                    Layout.fillWidth: true
                    model: wishes.shapeNames
                    currentIndex: wishes.shape
                    onActivated: index => wishes.shape = index
                    Accessible.name: qsTr("Shape")
                    Accessible.description: wishes.shapeMeaning
                    ToolTip.visible: hovered
                    ToolTip.text: wishes.shapeMeaning
                }

                Caption {
                    text: qsTr("Loops")
                }
                Wish {
                    objectName: "wish loops"
                    caption: qsTr("Loops")
                    meaning: wishes.loopsMeaning
                    to: 12
                    value: wishes.loops
                    textFromValue: number => number < 0 ? qsTr("As it comes") : String(number)
                    onValueModified: wishes.loops = value
                }

                Caption {
                    text: qsTr("Terrain")
                }
                ComboBox {
                    Layout.fillWidth: true
                    model: wishes.flavourNames
                    currentIndex: wishes.flavour
                    onActivated: index => wishes.flavour = index
                    Accessible.name: qsTr("Terrain")
                    Accessible.description: wishes.flavourMeaning
                    ToolTip.visible: hovered
                    ToolTip.text: wishes.flavourMeaning
                }

                Caption {
                    text: qsTr("Tiles to a chest, at least")
                }
                Wish {
                    objectName: "wish chest distance"
                    caption: qsTr("Tiles to a chest, at least")
                    meaning: wishes.chestDistanceMeaning
                    mayBeOpen: false
                    least: 2
                    to: 8
                    value: wishes.chestDistance
                    onValueModified: wishes.chestDistance = value
                }

                Caption {
                    text: qsTr("Chests")
                }
                Wish {
                    objectName: "wish chests"
                    caption: qsTr("Chests")
                    to: 16
                    value: wishes.chests
                    onValueModified: wishes.chests = value
                }

                Caption {
                    text: qsTr("Doors")
                }
                Wish {
                    caption: qsTr("Doors")
                    to: 8
                    value: wishes.doors
                    onValueModified: wishes.doors = value
                }

                Caption {
                    text: qsTr("Terrain markers")
                }
                Wish {
                    caption: qsTr("Terrain markers")
                    to: 8
                    value: wishes.markers
                    onValueModified: wishes.markers = value
                }

                Caption {
                    text: qsTr("Artifacts")
                }
                Wish {
                    caption: qsTr("Artifacts")
                    mayBeOpen: false
                    to: 10
                    value: wishes.artifacts
                    onValueModified: wishes.artifacts = value
                }

                Caption {
                    text: qsTr("Wandering tokens")
                }
                Wish {
                    caption: qsTr("Wandering tokens")
                    to: 24
                    value: wishes.tokens
                    onValueModified: wishes.tokens = value
                }

                Caption {
                    text: qsTr("Seed")
                }
                Wish {
                    objectName: "wish seed"
                    caption: qsTr("Seed")
                    mayBeOpen: false
                    least: 1
                    to: 2147483646
                    value: wishes.seed
                    onValueModified: wishes.seed = value
                }

                Caption {
                    text: qsTr("Proposals")
                }
                Wish {
                    objectName: "wish proposals"
                    caption: qsTr("Proposals")
                    mayBeOpen: false
                    least: 1
                    to: 12
                    value: wishes.proposals
                    onValueModified: wishes.proposals = value
                }
            }
        }

        Flow {
            Layout.fillWidth: true
            spacing: Theme.unit * 2

            CheckBox {
                text: qsTr("The same on both sides")
                checked: wishes.mirrored
                onToggled: wishes.mirrored = checked
            }
            CheckBox {
                text: qsTr("With Tough tokens")
                checked: wishes.toughTokens
                onToggled: wishes.toughTokens = checked
            }
            CheckBox {
                objectName: "wish owned"
                text: qsTr("Only tiles of my collection")
                checked: wishes.owned
                onToggled: wishes.owned = checked
            }
            CheckBox {
                text: qsTr("Choose teams and pools, too")
                checked: wishes.teams
                onToggled: wishes.teams = checked
            }
        }

        Label {
            objectName: "wishFault"
            Layout.fillWidth: true
            visible: text !== ""
            textFormat: Text.PlainText
            text: wishes.fault === "" ? "" : "✖  " + wishes.fault
            color: Theme.error
            wrapMode: Text.Wrap
        }
    }

    footer: DialogButtonBox { // qmllint disable deferred-property-id
        Button {
            text: qsTr("Cancel")
            DialogButtonBox.buttonRole: DialogButtonBox.RejectRole // qmllint disable
        }

        PrimaryButton {
            id: startButton

            objectName: "startSearch"
            text: dialog.makesNew ? qsTr("Generate") : qsTr("Complete")
            enabled: wishes.fault === ""
            DialogButtonBox.buttonRole: DialogButtonBox.AcceptRole // qmllint disable
        }
    }
}
