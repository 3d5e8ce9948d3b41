// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// The pack that is edited and its pieces.
FocusScope {
    id: column

    required property DungeonContext dungeon
    required property CommandList actions
    readonly property PackShelf shelf: dungeon.packs
    readonly property PackViewModel pack: shelf.current

    PackPiecesModel {
        id: pieces

        pack: column.pack
        search: search.text
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.window
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.topMargin: Theme.unit
        spacing: Theme.unit

        RowLayout {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.unit
            Layout.rightMargin: Theme.unit
            spacing: Theme.unit / 2

            ComboBox {
                objectName: "packChoice"
                Layout.fillWidth: true
                implicitHeight: Theme.unit * 3.5
                model: column.shelf
                textRole: "name"
                currentIndex: column.shelf.currentIndex
                displayText: (column.pack?.modified ? "● " : "") + (column.pack?.name ?? "")
                font.pixelSize: Theme.fontSize
                Accessible.name: qsTr("Pack")
                onActivated: index => column.shelf.currentIndex = index
            }

            PanelButton {
                objectName: "packMenuButton"
                text: "…"
                Accessible.name: qsTr("Pack commands")
                onClicked: packMenu.popup(this, 0, height)
            }
        }

        RowLayout {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.unit
            Layout.rightMargin: Theme.unit
            spacing: Theme.unit / 2

            PanelButton {
                objectName: "newPieceButton"
                Layout.fillWidth: true
                icon.source: "qrc:/qt/qml/Delvewright/icons/add.svg"
                text: qsTr("New…")
                onClicked: newMenu.popup(this, 0, height)
            }

            PanelButton {
                objectName: "copyPieceButton"
                Layout.fillWidth: true
                icon.source: "qrc:/qt/qml/Delvewright/icons/copy.svg"
                text: qsTr("Copy from…")
                onClicked: column.actions.of("builder.copyPiece").trigger()
            }
        }

        TextField {
            id: search

            objectName: "builderSearch"
            Layout.fillWidth: true
            Layout.leftMargin: Theme.unit
            Layout.rightMargin: Theme.unit
            placeholderText: qsTr("Search this pack")
            selectByMouse: true
            font.pixelSize: Theme.fontSize
            Accessible.name: placeholderText
            Keys.onDownPressed: list.forceActiveFocus()
        }

        AbstractButton {
            id: facts

            objectName: "packFacts"
            Layout.fillWidth: true
            Layout.leftMargin: Theme.unit / 2
            Layout.rightMargin: Theme.unit / 2
            implicitHeight: Theme.unit * 4
            leftPadding: Theme.unit
            text: qsTr("About this pack")
            onClicked: column.pack.piece = ""
            Accessible.name: text

            contentItem: Label {
                textFormat: Text.PlainText
                text: facts.text
                font.bold: true
                verticalAlignment: Text.AlignVCenter
            }

            background: Rectangle {
                radius: Theme.radius / 1.5
                color: (column.pack?.piece ?? "") === "" ? Theme.chosen : facts.hovered ? Theme.hovered : "transparent"
                border.color: facts.visualFocus ? Theme.accent : "transparent"
                border.width: 2
            }
        }

        EmptyNote {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: list.count === 0
            drawing: search.text === "" ? "add" : ""
            text: search.text === "" ? qsTr("No pieces yet. “New…” makes one, “Copy from…” takes one over from any pack.") : qsTr("Nothing is called “%1”.").arg(search.text)
        }

        PackPieceList {
            id: list

            Layout.fillWidth: true
            Layout.fillHeight: true
            objectName: "packPieces"
            visible: count > 0
            focus: true
            model: pieces
            chosen: column.pack?.piece ?? ""
            onPicked: piece => column.pack.piece = piece
            Keys.onDeletePressed: column.actions.of("builder.deletePiece").trigger()
        }
    }

    CommandMenu {
        id: packMenu

        objectName: "packMenu"
        actions: column.actions
        commands: ["builder.newPack", "builder.duplicatePack", "builder.importPack", "builder.exportPack", "builder.deletePack"]
    }

    CommandMenu {
        id: newMenu

        objectName: "newPieceMenu"
        actions: column.actions
        commands: ["builder.newChamber", "builder.newHallway", "builder.newHero", "builder.newMageSpawn", "builder.newWarrior", "builder.newChest", "builder.newWanderingToken", "builder.newArtifact", "builder.newArtifactToken"]
    }
}
