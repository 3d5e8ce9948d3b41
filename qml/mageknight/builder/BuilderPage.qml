// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// Where packs of one's own are made: their pieces on the left, the piece that is edited in the middle, and what is
// to be said of it on the right.
WorkshopPage {
    id: page

    required property DungeonContext dungeon
    readonly property EditorContext editor: dungeon.editor
    required property CommandList actions
    readonly property PackShelf shelf: dungeon.packs
    readonly property PackViewModel pack: shelf.current
    readonly property bool editsTile: pack?.isTile ?? false
    readonly property alias canvas: tile.canvas

    /// Where keys go when the page comes to the front.
    function takeFocus() {
        if (pack === null)
            shelfNote.forceActiveFocus(Qt.TabFocusReason);
        else if (editsTile)
            tile.canvas.forceActiveFocus();
        else
            pieces.forceActiveFocus();
    }

    /// Points out what a check is about.
    function show(place) {
        if (place.side >= 0)
            tile.canvas.side = place.side;
        tile.canvas.marked = place.squares;
    }

    PieceChecksModel {
        id: checks

        pack: page.pack
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.base
    }

    EmptyShelf {
        id: shelfNote

        anchors.fill: parent
        visible: page.pack === null
        actions: page.actions
        leftOut: page.dungeon.library.leftOut
        title: qsTr("Make your own tiles")
        invitation: qsTr("A pack holds the tiles, figures, chests, tokens and artifacts that you make. Begin one, or import what somebody else made.")
        drawing: "tile"
        newCommand: "builder.newPack"
        importCommand: "builder.importPack"
    }

    RowLayout {
        anchors.fill: parent
        spacing: 0
        visible: page.pack !== null

        PackPieces {
            id: pieces

            objectName: "packColumn"
            Layout.fillHeight: true
            Layout.preferredWidth: Math.min(Theme.unit * 32, page.width * 0.27)
            shelf: page.shelf
            actions: page.actions
            prefix: "builder"
            newCommands: ["builder.newChamber", "builder.newHallway", "builder.newHero", "builder.newMageSpawn", "builder.newWarrior", "builder.newChest", "builder.newWanderingToken", "builder.newArtifact", "builder.newArtifactToken"]
            pieces: PackPiecesModel {
                pack: page.pack
            }
        }

        VerticalLine {}

        TileEditor {
            id: tile

            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: page.editsTile
            editor: page.editor
            actions: page.actions
            pack: page.pack
            checks: checks
        }

        PieceForm {
            id: wideForm

            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: !page.editsTile
            wide: true
            form: PieceFormModel {
                pack: wideForm.visible ? page.pack : null
                library: page.dungeon.library
            }
        }

        VerticalLine {
            visible: side.visible
        }

        ColumnLayout {
            id: side

            Layout.fillHeight: true
            Layout.fillWidth: false
            Layout.preferredWidth: Math.min(Theme.unit * 40, page.width * 0.3)
            Layout.maximumWidth: Layout.preferredWidth
            visible: page.editsTile || checks.count > 0
            spacing: 0

            FacePair {
                Layout.fillWidth: true
                Layout.margins: Theme.unit * 1.5
                visible: page.editsTile
                pack: page.pack
                canvas: tile.canvas
            }

            PieceForm {
                id: sideForm

                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.topMargin: Theme.unit
                visible: page.editsTile
                form: PieceFormModel {
                    pack: sideForm.visible ? page.pack : null
                    library: page.dungeon.library
                }
            }

            Rectangle {
                Layout.fillWidth: true
                Layout.preferredHeight: 1
                Layout.topMargin: Theme.unit
                visible: page.editsTile
                color: Theme.border
            }

            // The checks stand below the form: as many as there are, no field moves from under the hand. Their title is not the
            // header of the list: Qt 6.4 cannot make one out of a bound component.
            Label {
                objectName: "checksTitle"
                Layout.fillWidth: true
                Layout.margins: Theme.unit * 1.5
                Layout.topMargin: Theme.unit / 2
                Layout.bottomMargin: 0
                textFormat: Text.PlainText
                text: checks.errors > 0 ? qsTr("Checks: not ready") : checks.warnings > 0 ? qsTr("Checks: with warnings") : qsTr("Checks: all is well")
                font.bold: true
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }

            ChecksList {
                Layout.fillWidth: true
                Layout.preferredHeight: Math.min(contentHeight, side.height * 0.38)
                Layout.fillHeight: !page.editsTile
                editor: page.editor
                checks: checks
                onPlaceChosen: place => page.show(place)
            }
        }
    }

    component VerticalLine: Rectangle {
        Layout.fillHeight: true
        Layout.preferredWidth: 1
        color: Theme.border
    }
}
