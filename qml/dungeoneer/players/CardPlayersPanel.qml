// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// The players in turn order, with Heroes and Quests. What is not chosen is dealt at random.
FocusScope {
    id: panel

    required property CardContext cards

    CardPlayers {
        id: everybody

        document: panel.cards.document
    }

    CardPicker {
        id: picker

        parent: Overlay.overlay
        anchors.centerIn: parent
        players: everybody
        library: panel.cards.library
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.unit / 2

        RowLayout {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.unit * 1.5
            Layout.rightMargin: Theme.unit * 1.5
            enabled: panel.cards.canEdit

            CardSlot {
                objectName: "globalQuest"
                Layout.fillWidth: true
                library: panel.cards.library
                caption: qsTr("Global Quest")
                piece: everybody.globalQuest
                name: everybody.globalQuestName
                onPickRequested: picker.openFor(-1, CardPlayers.Global)
                onClearRequested: everybody.pick(-1, CardPlayers.Global, "")
            }
        }

        WholeList {
            id: list

            objectName: "cardPlayers"
            Layout.fillWidth: true
            Layout.fillHeight: true
            model: everybody
            clip: true
            focus: true
            spacing: Theme.unit
            boundsBehavior: Flickable.StopAtBounds
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Players")
            ScrollBar.vertical: ScrollBar {}

            delegate: CardPlayer {
                width: list.width
                players: everybody
                library: panel.cards.library
                count: list.count
                enabled: panel.cards.canEdit
                onPickRequested: which => picker.openFor(index, which)
            }
        }

        PanelButton {
            objectName: "addCardPlayer"
            Layout.alignment: Qt.AlignHCenter
            Layout.bottomMargin: Theme.unit
            icon.source: "qrc:/qt/qml/Delvewright/icons/add.svg"
            text: qsTr("Add Player")
            enabled: everybody.canAdd
            onClicked: everybody.addPlayer()
        }
    }
}
