// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// The players in turn order, with their teams and what they bring.
FocusScope {
    id: panel

    required property DungeonContext dungeon

    PlayersModel {
        id: everybody

        document: panel.dungeon.document
        library: panel.dungeon.library
    }

    FigurePicker {
        id: picker

        parent: Overlay.overlay
        anchors.centerIn: parent
        players: everybody
        library: panel.dungeon.library
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.unit / 2

        WholeList {
            id: list

            objectName: "players"
            Layout.fillWidth: true
            Layout.fillHeight: true
            model: everybody
            clip: true
            focus: true
            spacing: Theme.unit
            boundsBehavior: Flickable.StopAtBounds
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Players and teams")
            ScrollBar.vertical: ScrollBar {}

            delegate: PlayerCard {
                width: list.width
                players: everybody
                count: list.count
                enabled: panel.dungeon.canEdit
                onAddRequested: (list, pointsLeft) => picker.openFor(index, list, pointsLeft)
            }
        }

        PanelButton {
            objectName: "addPlayer"
            Layout.alignment: Qt.AlignHCenter
            Layout.bottomMargin: Theme.unit
            icon.source: "qrc:/qt/qml/Delvewright/icons/add.svg"
            text: qsTr("Add Player")
            enabled: everybody.canAdd
            onClicked: everybody.addPlayer()
        }
    }
}
