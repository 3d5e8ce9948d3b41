// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// What is wished for, number by number.
GridLayout {
    id: form

    required property WishesModel wishes
    required property bool makesNew

    component Caption: Label {
        textFormat: Text.PlainText
        Layout.alignment: Qt.AlignRight | Qt.AlignVCenter
        color: Theme.quietText
    }

    columnSpacing: Theme.unit * 1.5
    rowSpacing: Theme.unit

    Caption {
        text: qsTr("Players")
        visible: form.makesNew
    }
    WishBox {
        objectName: "wish players"
        caption: qsTr("Players")
        visible: form.makesNew
        mayBeOpen: false
        least: 2
        to: 8
        value: form.wishes.players
        onValueModified: form.wishes.players = value
    }

    Caption {
        text: qsTr("Points of each team")
        visible: form.makesNew
    }
    WishBox {
        caption: qsTr("Points of each team")
        visible: form.makesNew
        mayBeOpen: false
        least: 50
        to: 500
        stepSize: 50
        value: form.wishes.buildTotal
        onValueModified: form.wishes.buildTotal = value
    }

    Caption {
        text: qsTr("Tiles of each player")
    }
    WishBox {
        objectName: "wish tiles"
        caption: qsTr("Tiles of each player")
        least: 3
        to: 30
        value: form.wishes.tilesEach < 3 ? 2 : form.wishes.tilesEach
        onValueModified: form.wishes.tilesEach = value < 3 ? 0 : value
    }

    Caption {
        text: qsTr("Shape")
    }
    ChoiceBox {
        Layout.fillWidth: true
        model: form.wishes.shapeNames
        chosen: form.wishes.shape
        onPicked: index => form.wishes.shape = index
        Accessible.name: qsTr("Shape")
        Accessible.description: form.wishes.shapeMeaning
        ToolTip.visible: hovered
        ToolTip.text: form.wishes.shapeMeaning
    }

    Caption {
        text: qsTr("Loops")
    }
    WishBox {
        objectName: "wish loops"
        caption: qsTr("Loops")
        meaning: form.wishes.loopsMeaning
        to: 12
        value: form.wishes.loops
        textFromValue: number => number < 0 ? qsTr("As it comes") : String(number)
        onValueModified: form.wishes.loops = value
    }

    Caption {
        text: qsTr("Terrain")
    }
    ChoiceBox {
        Layout.fillWidth: true
        model: form.wishes.flavourNames
        chosen: form.wishes.flavour
        onPicked: index => form.wishes.flavour = index
        Accessible.name: qsTr("Terrain")
        Accessible.description: form.wishes.flavourMeaning
        ToolTip.visible: hovered
        ToolTip.text: form.wishes.flavourMeaning
    }

    Caption {
        text: qsTr("Tiles to a chest, at least")
    }
    WishBox {
        objectName: "wish chest distance"
        caption: qsTr("Tiles to a chest, at least")
        meaning: form.wishes.chestDistanceMeaning
        mayBeOpen: false
        least: 2
        to: 8
        value: form.wishes.chestDistance
        onValueModified: form.wishes.chestDistance = value
    }

    Caption {
        text: qsTr("Chests")
    }
    WishBox {
        objectName: "wish chests"
        caption: qsTr("Chests")
        to: 16
        value: form.wishes.chests
        onValueModified: form.wishes.chests = value
    }

    Caption {
        text: qsTr("Doors")
    }
    WishBox {
        caption: qsTr("Doors")
        to: 8
        value: form.wishes.doors
        onValueModified: form.wishes.doors = value
    }

    Caption {
        text: qsTr("Terrain markers")
    }
    WishBox {
        caption: qsTr("Terrain markers")
        to: 8
        value: form.wishes.markers
        onValueModified: form.wishes.markers = value
    }

    Caption {
        text: qsTr("Artifacts")
    }
    WishBox {
        caption: qsTr("Artifacts")
        mayBeOpen: false
        to: 10
        value: form.wishes.artifacts
        onValueModified: form.wishes.artifacts = value
    }

    Caption {
        text: qsTr("Wandering tokens")
    }
    WishBox {
        caption: qsTr("Wandering tokens")
        to: 24
        value: form.wishes.tokens
        onValueModified: form.wishes.tokens = value
    }

    Caption {
        text: qsTr("Seed")
    }
    WishBox {
        objectName: "wish seed"
        caption: qsTr("Seed")
        mayBeOpen: false
        least: 1
        to: 2147483646
        value: form.wishes.seed
        onValueModified: form.wishes.seed = value
    }

    Caption {
        text: qsTr("Proposals")
    }
    WishBox {
        objectName: "wish proposals"
        caption: qsTr("Proposals")
        mayBeOpen: false
        least: 1
        to: 12
        value: form.wishes.proposals
        onValueModified: form.wishes.proposals = value
    }
}
