// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Delvewright

// One player: name, place in the turn order, Hero, Personal Quests and starting hand.
Rectangle {
    id: card

    required property int index
    required property string name
    required property string hero
    required property string heroName
    required property var quests
    required property var hand
    required property int start
    required property CardPlayers players
    required property CardLibrary library
    required property int count
    readonly property string shownName: name === "" ? qsTr("Player %1").arg(index + 1) : name

    signal pickRequested(int which)

    objectName: "card player " + index
    height: column.implicitHeight + Theme.unit * 2
    color: "transparent"
    Accessible.role: Accessible.Grouping
    Accessible.name: shownName

    Rectangle {
        anchors.fill: parent
        anchors.leftMargin: Theme.unit
        anchors.rightMargin: Theme.unit * 1.5
        radius: Theme.radius
        color: Theme.raised
        border.color: Theme.border
    }

    ColumnLayout {
        id: column

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.unit * 2
        anchors.rightMargin: Theme.unit * 2.5
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.unit / 2

        PlayerHead {
            Layout.fillWidth: true
            index: card.index
            count: card.count
            name: card.name
            shownName: card.shownName
            placeholder: qsTr("Player %1").arg(card.index + 1)
            hasTips: true
            onRenamed: wanted => card.players.setName(card.index, wanted)
            onMoved: by => card.players.movePlayer(card.index, by)
            onRemoved: card.players.removePlayer(card.index)
        }

        CardSlot {
            objectName: "hero"
            Layout.fillWidth: true
            library: card.library
            caption: qsTr("Hero")
            piece: card.hero
            name: card.heroName
            onPickRequested: card.pickRequested(CardPlayers.Heroes)
            onClearRequested: card.players.pick(card.index, CardPlayers.Heroes, "")
        }

        Repeater {
            // By number: with the list itself as the model every change would make all controls anew.
            model: card.quests.length

            CardSlot {
                id: quest

                required property int index
                readonly property var what: card.quests[index] ?? ({
                        "key": "",
                        "name": ""
                    })

                objectName: "quest " + index
                Layout.fillWidth: true
                library: card.library
                caption: qsTr("Personal Quest")
                piece: what.key
                name: what.name
                onPickRequested: card.pickRequested(CardPlayers.Quests)
                onClearRequested: card.players.remove(card.index, CardPlayers.Quests, quest.index)
            }
        }

        PanelButton {
            objectName: "giveQuest"
            Layout.fillWidth: true
            icon.source: "qrc:/qt/qml/Delvewright/icons/add.svg"
            text: card.quests.length === 0 ? qsTr("Quests: dealt at random. Choose…") : qsTr("Another Quest…")
            visible: card.quests.length < 2
            Accessible.name: qsTr("Give %1 a Quest").arg(card.shownName)
            onClicked: card.pickRequested(CardPlayers.Quests)
        }

        Flow {
            Layout.fillWidth: true
            visible: card.hand.length > 0
            spacing: Theme.unit / 2

            Repeater {
                model: card.hand.length

                PanelButton {
                    id: held

                    required property int index
                    readonly property string cardName: card.hand[index]?.name ?? ""

                    icon.source: "qrc:/qt/qml/Delvewright/icons/remove.svg"
                    text: cardName
                    Accessible.name: qsTr("Take %1 out of the hand").arg(cardName)
                    onClicked: card.players.remove(card.index, CardPlayers.Hand, held.index)
                }
            }
        }

        PanelButton {
            objectName: "giveCard"
            Layout.fillWidth: true
            icon.source: "qrc:/qt/qml/Delvewright/icons/add.svg"
            text: card.hand.length === 0 ? qsTr("Hand: dealt at random. Choose…") : qsTr("Another card in hand…")
            visible: card.hand.length < 5
            Accessible.name: qsTr("Give %1 an Adventure card").arg(card.shownName)
            onClicked: card.pickRequested(CardPlayers.Hand)
        }

        ChoiceBox {
            objectName: "start"
            Layout.fillWidth: true
            visible: card.players.choosesStart
            model: [qsTr("Begins on either Entrance"), qsTr("Begins in the Dungeon"), qsTr("Begins in the Wilderness")]
            chosen: card.start + 1
            font.pixelSize: Theme.fontSize
            Accessible.name: qsTr("Where %1 begins").arg(card.shownName)
            onPicked: index => card.players.setStart(card.index, index - 1)
        }
    }
}
