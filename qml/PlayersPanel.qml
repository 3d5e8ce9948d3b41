pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Delvewright

// The players in turn order, with their teams and what they bring.
FocusScope {
    id: panel

    required property EditorContext editor

    PlayersModel {
        id: everybody

        document: panel.editor.document
    }

    ListView {
        id: list

        anchors.fill: parent
        objectName: "players"
        model: everybody
        clip: true
        focus: true
        spacing: Theme.unit
        cacheBuffer: Theme.unit * 500
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Players and teams")
        ScrollBar.vertical: ScrollBar {}

        delegate: PlayerCard {
            width: list.width
            players: everybody
            count: list.count
            enabled: panel.editor.canEdit
        }

        footer: Item {
            width: list.width
            height: Theme.unit * 6

            PanelButton {
                objectName: "addPlayer"
                anchors.centerIn: parent
                icon.source: "qrc:/qt/qml/Delvewright/icons/add.svg"
                text: qsTr("Add Player")
                enabled: everybody.canAdd
                onClicked: everybody.addPlayer()
            }
        }
    }
}
