// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// Dungeoneer with its parts of the window.
DungeoneerGame {
    id: parts

    required property EditorContext editor
    readonly property CardContext cards: CardContext {
        editor: parts.editor
        library: parts.library
        game: parts
        workshop: cardBuilder
        canvas: cardPage.canvas as CardCanvas
        onGenerationRequested: parts.dialogs.generate()
        onCompletionRequested: parts.dialogs.complete()
    }
    // Over the whole window.
    readonly property CardDialogs dialogs: CardDialogs {
        parent: parts.editor.overlay
        game: parts
        cards: parts.cards
    }
    readonly property CardBuilderDialogs builderDialogs: CardBuilderDialogs {
        parent: parts.editor.overlay
        cards: parts.cards
    }
    readonly property CardPlay play: CardPlay {
        game: parts.editor.game
    }
    readonly property CardInspector inspected: CardInspector {
        document: parts.cards.document
    }

    views: GameViews {
        description: qsTr("Lay Map cards around the Entrance: what fits lights up, and what is left is foreseen.")
        page: CardPage {
            id: cardPage

            cards: parts.cards
            actions: parts.editor.commands
        }
        palette: CardPalette {
            library: parts.library
            document: parts.cards.document
        }
        inspector: parts.inspected
        outline: CardOutline {
            document: parts.cards.document
        }
        layers: parts.cards.layers
        readyText: qsTr("Nothing is wrong and nothing is missing: these cards are ready to play.")
        noneLeftText: qsTr("No copy left in the sets")
        leftText: qsTr("%1 left in the sets")
        playText: qsTr("Play with these cards, on a copy, and come back to where you were")
        asksWhoPlays: true
        summary: qsTr("Cards: %1 · left: %2").arg(parts.cards.document?.cardCount ?? 0).arg(parts.cards.document?.cardsLeft ?? 0)
        canPrint: true
        canExport: true
        canGenerate: true
        onPrintRequested: parts.dialogs.printDialog.open()
        onExportRequested: parts.dialogs.exportDialog.open()
        onGenerationRequested: parts.dialogs.generate()

        workshop: CardBuilder {
            id: cardBuilder

            cards: parts.cards
            dialogs: parts.builderDialogs
            page: CardBuilderPage {
                objectName: "cardBuilder"
                anchors.fill: parent
                cards: parts.cards
                actions: parts.editor.commands
            }
        }

        panels: [
            PanelInfo {
                name: "cardPlayers"
                drawing: "figure"
                title: qsTr("Players")
                area: "right"
                source: Qt.resolvedUrl("players/CardPlayersPanel.qml")
                given: parts.toPanels
            },
            PanelInfo {
                name: "cardGuide"
                drawing: "guide"
                title: qsTr("Guide")
                area: "right"
                source: Qt.resolvedUrl("guide/CardGuidePanel.qml")
                given: parts.toPanels
            }
        ]

        commands: [
            CardActions {
                cards: parts.cards
            },
            CardBuilderActions {
                cards: parts.cards
                dialogs: parts.builderDialogs
            }
        ]
        menus: ({
                "begin": ["cards.generate"],
                "edit": ["cards.draft", "cards.note", "cards.linkPortal", "cards.unlinkPortal"],
                "overlays": ["cards.foresight", "cards.distance", "cards.glory", "cards.peril", "cards.quests", "cards.ways", "cards.doors"],
                "go": ["cards.otherMap", "cards.otherEnd"],
                "guide": ["cards.guide", "cards.turns", "cards.draw", "cards.complete"],
                "workshop": ["cardBuilder.open"],
                "newPiece": ["newRoom", "newPassage", "newEntrance", "newHero", "newBoon", "newTreasure", "newBane", "newMonster", "newTrap", "newAttachment", "newQuest", "newTracker", "newCutout"].map(name => "cardBuilder." + name), // qmllint disable
                "piece": ["cardBuilder.copyPiece", "cardBuilder.duplicatePiece", "cardBuilder.deletePiece", "cardBuilder.use"],
                "pack": ["cardBuilder.newPack", "cardBuilder.copyAny", "cardBuilder.duplicatePack", "cardBuilder.importPack", "cardBuilder.exportPack", "cardBuilder.importTable", "cardBuilder.exportTable", "cardBuilder.print", "cardBuilder.pictures", "cardBuilder.deletePack"]
            })

        // Components that are bound to this file could not be made by loaders in another one.
        // qmllint disable unqualified
        piecePicture: Component {
            CardThumbnail {
                library: parts.library
                piece: (parent as PieceSlot)?.piece ?? ""
                turned: (parent as PieceSlot)?.flipped ?? false
                drawingStyle: AppSettings.drawingStyle
            }
        }
        selectionPicture: Component {
            SelectedCard {
                library: parts.library
                inspected: parts.inspected
            }
        }
        samples: Component {
            MapSamples {
                library: parts.library
                workspace: parts.editor.workspace
            }
        }
        playBoard: Component {
            CardBoard {
                editor: parts.editor
                library: parts.library
                play: parts.play
            }
        }
        playSide: Component {
            TablePanel {
                editor: parts.editor
                play: parts.play
                library: parts.library
            }
        }
        playFooter: Component {
            HandStrip {
                editor: parts.editor
                play: parts.play
                library: parts.library
            }
        }
        actionHelp: Component {
            PhaseGuide {
                play: parts.play
            }
        }
        // qmllint enable unqualified
    }

    readonly property var toPanels: ({
            "cards": parts.cards
        })
}
