// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// Where card sets of one's own are made: their cards on the left, the card that is edited in the middle, and its
// fields, effects and checks on the right. The set itself is a form with its statistics.
WorkshopPage {
    id: page

    required property CardContext cards
    readonly property EditorContext editor: cards.editor
    required property CommandList actions
    readonly property SetShelf shelf: cards.sets
    readonly property SetDraft draft: shelf.current
    readonly property bool editsCard: draft !== null && draft.piece !== ""

    /// Where keys go when the page comes to the front.
    function takeFocus() {
        if (draft === null)
            shelfNote.forceActiveFocus(Qt.TabFocusReason);
        else
            column.forceActiveFocus();
    }

    /// Goes to the field in which a part of the card is edited.
    function showField(field) {
        if (field === "effects") {
            tabs.currentIndex = 1;
            return effects.takeFocus();
        }
        tabs.currentIndex = 0;
        const table = field.match(/^table (.+) (\d+)$/);
        if (table !== null)
            form.focusOnTable(table[1], Number(table[2]));
        else
            form.focusOn(field);
    }

    CardChecksModel {
        id: checks

        draft: page.visible ? page.draft : null
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.base
    }

    EmptyShelf {
        id: shelfNote

        anchors.fill: parent
        visible: page.draft === null
        actions: page.actions
        leftOut: page.cards.library.leftOut
        title: qsTr("Make your own cards")
        invitation: qsTr("A card set holds the Map cards, Heroes, Adventures and Quests that you make. Begin one, begin with a copy of one that is there, or import what somebody else made.")
        drawing: "layers"
        newText: qsTr("New Card Set…")
        newCommand: "cardBuilder.newPack"
        importCommand: "cardBuilder.importPack"
        copyText: qsTr("Copy a Set…")
        copyCommand: "cardBuilder.copyAny"
    }

    RowLayout {
        anchors.fill: parent
        spacing: 0
        visible: page.draft !== null

        PackPieces {
            id: column

            objectName: "setColumn"
            Layout.fillHeight: true
            Layout.preferredWidth: Math.min(Theme.unit * 32, page.width * 0.22)
            Layout.maximumWidth: Layout.preferredWidth
            shelf: page.shelf
            actions: page.actions
            prefix: "cardBuilder"
            newCommands: ["newRoom", "newPassage", "newEntrance", "newHero", "newBoon", "newTreasure", "newBane", "newMonster", "newTrap", "newAttachment", "newQuest", "newTracker", "newCutout"].map(name => "cardBuilder." + name) // qmllint disable
            packCommands: ["cardBuilder.copyAny", "cardBuilder.importTable", "cardBuilder.exportTable", "cardBuilder.print", "cardBuilder.pictures"]
            packWord: qsTr("Card set")
            commandsWord: qsTr("Commands of the card set")
            searchHint: qsTr("Search this card set")
            factsText: qsTr("About this set")
            emptyText: qsTr("No cards yet. “New…” makes one, “Copy from…” takes one over from any card set.")
            pieces: SetCardsModel {
                draft: page.draft
            }
        }

        VerticalLine {}

        CardFaceView {
            objectName: "cardFaceView"
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: page.width * 0.36
            visible: page.editsCard
            draft: page.draft
            onFieldChosen: field => page.showField(field)
        }

        PieceForm {
            id: setForm

            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: !page.editsCard
            wide: true
            form: CardFormModel {
                draft: setForm.visible ? page.draft : null
            }
        }

        VerticalLine {}

        ColumnLayout {
            id: side

            Layout.fillHeight: true
            Layout.fillWidth: false
            Layout.preferredWidth: page.width * (page.editsCard ? 0.42 : 0.36)
            Layout.maximumWidth: Layout.preferredWidth
            spacing: 0

            TabBar {
                id: tabs

                objectName: "cardTabs"
                Layout.fillWidth: true
                Layout.leftMargin: Theme.unit
                Layout.rightMargin: Theme.unit
                visible: page.editsCard

                TabButton {
                    objectName: "fieldsTab"
                    text: qsTr("Fields")
                }

                TabButton {
                    objectName: "effectsTab"
                    text: qsTr("Effects")
                }
            }

            PieceForm {
                id: form

                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.topMargin: Theme.unit
                visible: page.editsCard && tabs.currentIndex === 0
                form: CardFormModel {
                    draft: page.editsCard ? page.draft : null
                }
            }

            EffectEditor {
                id: effects

                Layout.fillWidth: true
                Layout.fillHeight: true
                visible: page.editsCard && tabs.currentIndex === 1
                draft: page.editsCard ? page.draft : null
            }

            SetStatistics {
                Layout.fillWidth: true
                Layout.fillHeight: true
                visible: !page.editsCard
                draft: page.draft
            }

            Rectangle {
                Layout.fillWidth: true
                Layout.preferredHeight: 1
                color: Theme.border
            }

            // Below the form: as many as there are, no field moves from under the hand.
            Label {
                objectName: "cardChecksTitle"
                Layout.fillWidth: true
                Layout.margins: Theme.unit * 1.5
                Layout.bottomMargin: Theme.unit / 2
                textFormat: Text.PlainText
                text: checks.errors > 0 ? qsTr("Checks: not ready") : checks.warnings > 0 ? qsTr("Checks: with warnings") : qsTr("Checks: all is well")
                font.bold: true
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }

            ChecksList {
                objectName: "cardChecks"
                Layout.fillWidth: true
                Layout.preferredHeight: Math.min(contentHeight, side.height * 0.24)
                visible: checks.count > 0
                editor: page.editor
                checks: checks
                onPlaceChosen: place => page.draft.piece = place.piece
            }
        }
    }

    component VerticalLine: Rectangle {
        Layout.fillHeight: true
        Layout.preferredWidth: 1
        color: Theme.border
    }
}
