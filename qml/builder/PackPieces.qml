// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// The pack that is edited and its pieces.
FocusScope {
    id: column

    required property CommandList actions
    required property DraftShelf shelf
    required property PieceListModel pieces
    readonly property PackDraft pack: shelf.draft
    /// What its commands are called begins with this word: "builder.newPack".
    required property string prefix
    /// The commands that make pieces.
    required property var newCommands
    /// Commands of the pack beyond those that all have.
    property var packCommands: []
    // In the words of the game.
    property string packWord: qsTr("Pack")
    property string commandsWord: qsTr("Pack commands")
    property string searchHint: qsTr("Search this pack")
    property string factsText: qsTr("About this pack")
    property string emptyText: qsTr("No pieces yet. “New…” makes one, “Copy from…” takes one over from any pack.")

    Binding {
        target: column.pieces
        property: "search"
        value: search.text
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
                Accessible.name: column.packWord
                onActivated: index => column.shelf.currentIndex = index
            }

            PanelButton {
                objectName: "packMenuButton"
                text: "…"
                Accessible.name: column.commandsWord
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
                onClicked: column.actions.of(column.prefix + ".copyPiece").trigger()
            }
        }

        TextField {
            id: search

            objectName: "builderSearch"
            Layout.fillWidth: true
            Layout.leftMargin: Theme.unit
            Layout.rightMargin: Theme.unit
            placeholderText: column.searchHint
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
            text: column.factsText
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
            text: search.text === "" ? column.emptyText : qsTr("Nothing is called “%1”.").arg(search.text)
        }

        PackPieceList {
            id: list

            Layout.fillWidth: true
            Layout.fillHeight: true
            objectName: "packPieces"
            visible: count > 0
            focus: true
            model: column.pieces
            chosen: column.pack?.piece ?? ""
            onPicked: piece => column.pack.piece = piece
            Keys.onDeletePressed: column.actions.of(column.prefix + ".deletePiece").trigger()
        }
    }

    CommandMenu {
        id: packMenu

        objectName: "packMenu"
        actions: column.actions
        commands: ["newPack", "duplicatePack", "importPack", "exportPack"].map(name => column.prefix + "." + name).concat(column.packCommands, [column.prefix + ".deletePack"]) // qmllint disable
    }

    CommandMenu {
        id: newMenu

        objectName: "newPieceMenu"
        actions: column.actions
        commands: column.newCommands
    }
}
