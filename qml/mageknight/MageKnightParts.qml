// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// Mage Knight Dungeons with its parts of the window.
MageKnightGame {
    id: parts

    required property EditorContext editor
    readonly property DungeonContext dungeon: DungeonContext {
        editor: parts.editor
        game: parts
        library: parts.library
        canvas: dungeonPage.canvas as EditorCanvas
        workshop: tileBuilder
    }
    readonly property DungeonPlay play: DungeonPlay {
        game: parts.editor.game
    }

    // Dialogs, over the whole window.
    readonly property OutputDialogs output: OutputDialogs {
        parent: parts.editor.overlay
        dungeon: parts.dungeon
    }
    readonly property GuideDialogs guides: GuideDialogs {
        parent: parts.editor.overlay
        dungeon: parts.dungeon
    }
    readonly property InsightDialogs insightDialogs: InsightDialogs {
        parent: parts.editor.overlay
        dungeon: parts.dungeon
    }
    readonly property BuilderDialogs builderDialogs: BuilderDialogs {
        parent: parts.editor.overlay
        dungeon: parts.dungeon
    }

    views: GameViews {
        description: qsTr("Lay out tiles, doors, monsters and treasure for a dungeon of squares, and play it.")
        page: DungeonPage {
            id: dungeonPage

            dungeon: parts.dungeon
            actions: parts.editor.commands
        }
        palette: ScenarioPalette {
            library: parts.library
            document: parts.dungeon.document
            collection: parts.dungeon.collection
        }
        inspector: ScenarioInspector {
            document: parts.dungeon.document
        }
        outline: ScenarioOutline {
            document: parts.dungeon.document
        }
        layers: parts.dungeon.layers
        playtest: parts.dungeon.insight
        readyText: qsTr("Nothing is wrong and nothing is missing: this dungeon is ready to play.")
        noneLeftText: qsTr("None left in your collection")
        leftText: qsTr("%1 left in your collection")
        playText: qsTr("Play this dungeon, on a copy, and come back to where you were")
        standingText: qsTr("The goal and the way out, gold and what chests may bring, experience, and what every hero has")
        measureText: qsTr("Measure steps, speed points, line of fire and tiles between two squares")
        summary: qsTr("Tiles: %1").arg(parts.dungeon.document?.tileCount ?? 0)
        canPrint: true
        canExport: true
        canGenerate: true
        onPrintRequested: parts.output.printDialog.open()
        onExportRequested: parts.output.exportDialog.open()
        onGenerationRequested: parts.guides.generate()
        tour: DungeonTour {
            insight: parts.dungeon.insight
        }
        workshop: TileBuilder {
            id: tileBuilder

            dungeon: parts.dungeon
            dialogs: parts.builderDialogs
            page: BuilderPage {
                id: builderPage

                objectName: "builder"
                anchors.fill: parent
                dungeon: parts.dungeon
                actions: parts.editor.commands
            }
        }

        panels: [
            PanelInfo {
                name: "players"
                drawing: "figure"
                title: qsTr("Players")
                area: "right"
                source: Qt.resolvedUrl("players/PlayersPanel.qml")
                given: parts.toPanels
            },
            PanelInfo {
                name: "guide"
                drawing: "guide"
                title: qsTr("Guide")
                area: "right"
                source: Qt.resolvedUrl("guide/GuidePanel.qml")
                given: parts.toPanels
            },
            PanelInfo {
                name: "playtest"
                drawing: "dice"
                title: qsTr("Playtest")
                area: "right"
                source: Qt.resolvedUrl("insight/DungeonPlaytestPanel.qml")
                given: parts.toPanels
            }
        ]

        commands: [
            DungeonActions {
                dungeon: parts.dungeon
            },
            OverlayActions {
                dungeon: parts.dungeon
            },
            BuilderActions {
                dungeon: parts.dungeon
                dialogs: parts.builderDialogs
                face: builderPage.canvas
            },
            GuideActions {
                dungeon: parts.dungeon
                onGenerationRequested: parts.guides.generate()
            },
            HeatActions {
                dungeon: parts.dungeon
            }
        ]
        menus: ({
                "begin": ["file.newFromTemplate", "guide.generate"],
                "output": ["file.collection"],
                "edit": ["edit.takeSame", "edit.makeCentral", "edit.note", "edit.addLevel"],
                "overlays": ["view.visits", "view.deaths", "view.reach", "view.reachLater", "view.reachSooner", "view.reachPlayer", "view.danger", "view.whoFits", "view.whoFitsNext"],
                "go": ["view.otherLevel", "view.partner"],
                "guide": ["guide.show", "guide.complete"],
                "workshop": ["builder.open"],
                "newPiece": ["builder.newChamber", "builder.newHallway", "builder.newHero", "builder.newMageSpawn", "builder.newWarrior", "builder.newChest", "builder.newWanderingToken", "builder.newArtifact", "builder.newArtifactToken"],
                "piece": ["builder.copyPiece", "builder.duplicatePiece", "builder.deletePiece", "builder.use"],
                "pack": ["builder.newPack", "builder.duplicatePack", "builder.importPack", "builder.exportPack", "builder.deletePack"]
            })

        // Components that are bound to this file could not be made by loaders in another one.
        // qmllint disable unqualified
        piecePicture: Component {
            PieceThumbnail {
                library: parts.library
                piece: (parent as PieceSlot)?.piece ?? ""
                flipped: (parent as PieceSlot)?.flipped ?? false
                drawingStyle: AppSettings.drawingStyle
            }
        }
        planConcessions: Component {
            PlanConcessions {
                dungeon: parts.dungeon
            }
        }
        templates: Component {
            DungeonTemplates {
                library: parts.library
                workspace: parts.editor.workspace
            }
        }
        samples: Component {
            DungeonSamples {
                library: parts.library
                workspace: parts.editor.workspace
            }
        }
        playBoard: Component {
            DungeonBoard {
                editor: parts.editor
                play: parts.play
            }
        }
        playSide: Component {
            FigurePanel {
                editor: parts.editor
                play: parts.play
            }
        }
        playFooter: Component {
            DungeonFooter {
                editor: parts.editor
            }
        }
        actionHelp: Component {
            CompassPads {
                play: parts.play
            }
        }
        // qmllint enable unqualified
    }

    readonly property var toPanels: ({
            "dungeon": parts.dungeon
        })
}
