// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// All pieces there are, to take a copy of one into one's own pack.
Dialog {
    id: dialog

    /// All pieces there are; nothing while the dialog is closed.
    required property PieceListModel pieces
    property string searchHint: qsTr("Search all packs")

    signal picked(string piece)

    objectName: "copyPieceDialog"
    modal: true
    title: qsTr("Copy a Piece")
    standardButtons: Dialog.Cancel
    padding: Theme.unit
    width: Math.min(Theme.unit * 60, (parent?.width ?? 0) - Theme.unit * 4)
    height: Math.min(Theme.unit * 75, (parent?.height ?? 0) - Theme.unit * 4)
    onOpened: {
        search.clear();
        search.forceActiveFocus();
    }

    Binding {
        target: dialog.pieces
        property: "search"
        value: search.text
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.unit

        TextField {
            id: search

            objectName: "copySearch"
            Layout.fillWidth: true
            placeholderText: dialog.searchHint
            selectByMouse: true
            font.pixelSize: Theme.fontSize
            Accessible.name: placeholderText
            Keys.onDownPressed: list.forceActiveFocus()
            Keys.onReturnPressed: list.pickFirst()
            Keys.onEnterPressed: list.pickFirst()
        }

        PackPieceList {
            id: list

            objectName: "copyPieces"
            Layout.fillWidth: true
            Layout.fillHeight: true
            onPicked: piece => {
                dialog.close();
                dialog.picked(piece);
            }

            model: dialog.pieces
        }
    }
}
