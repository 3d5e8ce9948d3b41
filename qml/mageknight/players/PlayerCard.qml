// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Delvewright

// One player: name, colour, place in the turn order, team, Mage Spawn and chests.
Rectangle {
    id: card

    required property int index
    required property string name
    required property int colour
    required property color paint
    required property int points
    required property var team
    required property var spawn
    required property int spawnPoints
    required property var chests
    required property PlayersModel players
    required property int count

    /// Somebody wants more in a list, which may cost so many points; -1 for any number.
    signal addRequested(int list, int pointsLeft)

    objectName: "player " + index
    height: column.implicitHeight + Theme.unit * 2
    color: "transparent"
    Accessible.role: Accessible.Grouping
    Accessible.name: name

    Rectangle {
        anchors.fill: parent
        anchors.leftMargin: Theme.unit
        anchors.rightMargin: Theme.unit * 1.5
        radius: Theme.radius
        color: Theme.raised
        border.color: Theme.border

        Rectangle {
            width: Theme.unit * 0.75
            height: parent.height
            radius: Theme.radius
            color: card.paint
        }
    }

    ColumnLayout {
        id: column

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.unit * 2.5
        anchors.rightMargin: Theme.unit * 2.5
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.unit / 2

        PlayerHead {
            Layout.fillWidth: true
            index: card.index
            count: card.count
            name: card.name
            onRenamed: wanted => card.players.setName(card.index, wanted)
            onMoved: by => card.players.movePlayer(card.index, by)
            onRemoved: card.players.removePlayer(card.index)
        }

        ChoiceBox {
            objectName: "playerColour"
            Layout.fillWidth: true
            model: card.players.colourNames
            chosen: card.colour
            font.pixelSize: Theme.fontSize
            Accessible.name: qsTr("Colour of %1").arg(card.name)
            onPicked: index => card.players.setColour(card.index, index)
        }

        PoolList {
            objectName: "team"
            title: qsTr("Team")
            total: qsTr("%1 of %2 points").arg(card.points).arg(card.players.buildTotal)
            tooMuch: card.points > card.players.buildTotal
            entries: card.team
            players: card.players
            row: card.index
            list: PlayersModel.Team
            onAddRequested: card.addRequested(list, Math.max(0, card.players.buildTotal - card.points))
            addText: qsTr("Add hero…")
        }
        PoolList {
            objectName: "spawn"
            title: qsTr("Mage Spawn")
            total: qsTr("%1 points").arg(card.spawnPoints)
            entries: card.spawn
            players: card.players
            row: card.index
            list: PlayersModel.Spawn
            onAddRequested: card.addRequested(list, -1)
            addText: qsTr("Add Mage Spawn…")
        }
        PoolList {
            objectName: "chests"
            title: qsTr("Chests")
            total: ""
            entries: card.chests
            players: card.players
            row: card.index
            list: PlayersModel.Chests
            onAddRequested: card.addRequested(list, -1)
            addText: qsTr("Add chest…")
        }
    }
}
